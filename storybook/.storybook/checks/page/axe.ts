import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { notOurs } from './dom.js';
import { shown } from './story.js';

/** What an engine found wrong with one element. */
export interface Finding {
  /** The engine's own name of its rule: 'color-contrast'. */
  rule: string;
  html: string;
  /** Why, and how to mend it. */
  summary: string;
}

/** The a11y addon has configured axe for this story, and has run it in the light scheme. */
async function run(options: RunOptions): Promise<Finding[]> {
  const results = await axe.run(
    { include: [['body']], exclude: notOurs.split(', ').map((selector) => [selector]) },
    // What it would load first are style sheets for a rule that is not on, and films.
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return findingsIn(results);
}

const findingsIn = ({ violations }: AxeResults): Finding[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, html: node.html, summary: node.failureSummary ?? '' })),
  );

const described = ({ rule, html, summary }: Finding) => `${rule}: ${html}\n${summary}`;

/** That all of a page lies in landmarks can be asked of whole pages only. The addon has said so to axe, but only where it runs. */
const region = () => ({ region: { enabled: shown().title.startsWith('Pages/') } });

export const contrast = async () => (await run({ runOnly: ['color-contrast'] })).map(described);
export const accessibility = async () => (await run({ rules: region() })).map(described);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2 A and AA, and best practices: also the rule that axe leaves off by itself. */
export const everyRule = () =>
  run({
    runOnly: standards,
    rules: { 'target-size': { enabled: true }, ...region() },
  });
