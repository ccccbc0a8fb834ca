// The stories of the built catalogue, played in Chromium.
import { run } from './run.mjs';

export const platforms = ['shopify_graphql', 'shopify_rest', 'big_commerce'];

/** Files of stories that have a shop: components do not know of platforms. */
export const ofShops = '(packages/sections/src/|storybook/pages/)';

/**
 * Plays the stories of `rounds`: on which platform, and of which files, a regular expression. `env` is what `browser()` has found; `auditFile`
 * is for what axe finds in every look, a line of JSON for each story; `results` for how many passed and failed. Resolves to the exit code.
 */
export function playStories(catalogue, env, { rounds, auditFile, results }) {
  const browser = { program: env.CHROMIUM_PATH, args: env.CHROMIUM_ARGS.split(' ') };
  return run('node', [
    'scripts/stories/run.mjs',
    JSON.stringify({ catalogue, ...browser, rounds, auditFile, results }),
  ]);
}
