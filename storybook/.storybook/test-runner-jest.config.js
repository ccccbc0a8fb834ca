import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../');
const { AUDIT_FILE, CHROMIUM_ARGS = '', CHROMIUM_PATH, STORIES } = process.env;

/** STORIES=Drawer plays only the stories of files whose path in the project has this in it, a regular expression. */
const chosen = (files) => ({
  testMatch: undefined,
  testRegex: [`^${RegExp.escape(root)}(?=.*(?:${files})).*\\.stories\\.tsx$`],
});

export default {
  ...config,
  ...(STORIES && chosen(STORIES)),
  // Where stories are: the folders of a site's build are large.
  roots: config.roots ?? ['packages', 'storybook'].map((folder) => join(root, folder)),
  cacheDirectory: join(root, '.cache/jest'),
  watchman: false,
  runner: here('runner/runner.mjs'),
  testEnvironment: here('runner/environment.mjs'),
  // The environment has done what the test runner's own file would do here for each file of stories.
  setupFilesAfterEnv: [],
  // On two cores: while one page waits for a frame or for a moment to pass, another has the processor.
  maxWorkers: 3,
  // A busy machine may take its time to end them.
  workerGracefulExitTimeout: 30_000,
  // No story takes so long: what stands still meanwhile will not move any more.
  testTimeout: AUDIT_FILE ? 300_000 : 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ').filter(Boolean) },
    },
  },
};
