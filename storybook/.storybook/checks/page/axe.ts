import axe, { type RunOptions } from 'axe-core';
import { notOurs, type Findings } from './dom.js';

/** The a11y addon has configured axe for this story, and has run it in the light scheme. */
async function run(options: RunOptions): Promise<Findings> {
  const { violations } = await axe.run(
    { include: [['body']], exclude: notOurs.split(', ').map((selector) => [selector]) },
    // What it would load first are style sheets for a rule that is not on, and films.
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`));
}

export const contrast = () => run({ runOnly: ['color-contrast'] });
export const accessibility = () => run({});
