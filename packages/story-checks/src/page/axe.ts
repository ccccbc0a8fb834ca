import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { ignored, settings } from './settings.js';
import { shown } from './story.js';

/** An engine's finding about one element. */
export interface Finding {
  /** The engine's own name of its rule: 'color-contrast'. */
  rule: string;
  html: string;
  /** The reason, and how to mend it. */
  summary: string;
}

/** Runs axe. The a11y addon has configured it for this story, and has run it in the light scheme. */
async function run(options: RunOptions): Promise<Finding[]> {
  const results = await axe.run(
    { include: [['body']], exclude: ignored.map((selector) => [selector]) },
    // Axe would first load style sheets, for a rule that is off, and videos.
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return findingsIn(results);
}

const findingsIn = ({ violations }: AxeResults): Finding[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, html: node.html, summary: node.failureSummary ?? '' })),
  );

const described = ({ rule, html, summary }: Finding) => `${rule}: ${html}\n${summary}`;

/** Only whole pages must have all of their content in landmarks. The addon sets this rule only for its own run of axe. */
const region = () => ({
  region: { enabled: settings.wholePages !== undefined && shown().title.startsWith(settings.wholePages) },
});

export const contrast = async () => (await run({ runOnly: ['color-contrast'] })).map(described);
export const accessibility = async () => (await run({ rules: region() })).map(described);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2 A and AA, and best practices, including the rule that is off in axe by default. */
export const everyRule = () =>
  run({
    runOnly: standards,
    rules: { 'target-size': { enabled: true }, ...region() },
  });
