import axe, { type RunOptions } from 'axe-core';
import { notOurs, type Findings } from './dom.js';

/** The a11y addon has configured axe for this story, and has run it in the light scheme. */
async function run(options: RunOptions): Promise<Findings> {
  const { violations } = await axe.run(
    { include: [['body']], exclude: notOurs.split(', ').map((selector) => [selector]) },
    { ...options, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`));
}

export const contrast = () => run({ runOnly: ['color-contrast'] });
export const accessibility = () => run({});
