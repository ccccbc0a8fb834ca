// What a screen reader has said of the components and of the shop, with the date.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../run/programs.mjs';

/** The recordings of each product, which `npm run test:speech` compares. */
const recordings = {
  components: ['packages/components/src/*/*.spoken.json'],
  shop: ['packages/sections/src/*/*.spoken.json', 'site/spoken/*.spoken.json'],
};

/** Returns the day of the last commit that changed a file. Empty without git. */
function dayOf(file) {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs', '--', file], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * Returns what a screen reader was heard to say of a product.
 * @param {keyof typeof recordings} product
 * @returns {{ name: string, with: string[], date: string }[]} `name` is a component or a journey
 */
export const spokenOf = (product) =>
  globSync(recordings[product], { cwd: root })
    .sort()
    .map((file) => {
      const { name, story: _, ...browsers } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return {
        name: name ?? basename(file, '.spoken.json'),
        with: Object.values(browsers).map((recording) => recording.with),
        date: dayOf(file),
      };
    });
