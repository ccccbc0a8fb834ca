import axe, { type RunOptions } from 'axe-core';
import { notOurs, type Findings } from './dom.js';
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
  const { violations } = await axe.run(
    { include: [['body']], exclude: notOurs.split(', ').map((selector) => [selector]) },
    // What it would load first are style sheets for a rule that is not on, and films.
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, html: node.html, summary: node.failureSummary ?? '' })),
  );
}

const inWords = async (options: RunOptions): Promise<Findings> =>
  (await run(options)).map(({ rule, html, summary }) => `${rule}: ${html}\n${summary}`);

/** That all of a page lies in landmarks can be asked of whole pages only. The addon has said so to axe, but only where it runs. */
const region = () => ({ region: { enabled: shown().title.startsWith('Pages/') } });

export const contrast = () => inWords({ runOnly: ['color-contrast'] });
export const accessibility = () => inWords({ rules: region() });

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2 A and AA, and best practices: also the rule that axe leaves off by itself. */
export const everyRule = () =>
  run({
    runOnly: standards,
    rules: { 'target-size': { enabled: true }, ...region() },
  });
