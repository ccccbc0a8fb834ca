// Plays the stories of the built catalogue in Chromium, with Storybook's test runner and storybook/.storybook/test-runner.ts.
import { readFileSync, rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { cache, Failure, root, run, say } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { sumOf, storyCounts } from '../testReports.mjs';

export { flavourNames as platforms } from '../../run/flavours.mjs';

/** The files of stories with a shop. Components do not depend on platforms. */
export const ofShops = '(packages/sections/src/|storybook/pages/)';

/** Runs the test runner's own command with its own options. `env` is the result of `browser()`. Resolves to the exit code. */
export const testStorybook = (args, env) =>
  run('test-storybook', ['--config-dir', 'storybook/.storybook', ...args], { env });

/** Counts the stories to play: stories of files whose path in the project matches. */
async function countStories(catalogue, files) {
  const { entries } = await (await fetch(new URL('index.json', catalogue))).json();
  const isOfThese = ({ importPath }) => new RegExp(files).test(posix.join('storybook', importPath));
  return Object.values(entries).filter((one) => one.type === 'story' && one.tags.includes('test') && isOfThese(one))
    .length;
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function playRound(catalogue, env, { platform, files }, auditFile) {
  const stories = await countStories(catalogue, files);
  if (stories === 0) return { passed: 0, failed: 0, failures: [] };
  say(`${stories} stories on ${platform} …`);
  // The path is relative: the test runner passes it to a shell, which would split it at a space.
  const file = join(relative(root, cache), 'stories.json');
  rmSync(join(root, file), { force: true });
  const code = await testStorybook(['--url', catalogue, '--json', '--outputFile', file], {
    ...env,
    STORIES: files,
    STORY_PLATFORM: platform,
    ...(auditFile && { AUDIT_FILE: auditFile }),
  });
  return storyCounts(reportIn(join(root, file)), { stories, platform, code });
}

/**
 * Plays the stories of `rounds`. A round has a platform and a regular expression for files. `env` is the result of `browser()`. `auditFile`
 * receives axe's results in every look, a line of JSON for each story. `results` receives the numbers of passed and failed stories.
 * Resolves to the exit code.
 */
export async function playStories(catalogue, env, { rounds, auditFile, results }) {
  const counts = [];
  for (const { platform, files = '' } of rounds)
    counts.push(await playRound(catalogue, env, { platform, files }, auditFile));
  const sum = sumOf(counts);
  if (sum.passed + sum.failed === 0)
    throw new Failure('No story was played: there is no file of stories with such a path.');
  return conclude(sum, results);
}
