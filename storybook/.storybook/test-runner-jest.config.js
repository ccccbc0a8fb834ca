import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../');
const { AUDIT_FILE, CHROMIUM_ARGS = '', CHROMIUM_PATH, CHROMIUM_HEADLESS = CHROMIUM_PATH, STORIES } = process.env;

/** STORIES=Drawer plays only the stories of files whose path in the project matches it, as a regular expression. */
const chosen = (files) => ({
  testMatch: undefined,
  testRegex: [`^${RegExp.escape(root)}(?=.*(?:${files})).*\\.stories\\.tsx$`],
});

export default {
  ...config,
  ...(STORIES && chosen(STORIES)),
  // The folders with stories. Jest would also search a site's build, which is large.
  roots: config.roots ?? ['packages', 'storybook'].map((folder) => join(root, folder)),
  cacheDirectory: join(root, '.cache/jest'),
  watchman: false,
  runner: here('runner/runner.mjs'),
  testEnvironment: here('runner/environment.mjs'),
  // The environment replaces the test runner's own setup file.
  setupFilesAfterEnv: [],
  // For two cores: while one page waits for a frame or a timer, another uses the processor.
  maxWorkers: 3,
  // A busy machine ends workers slowly.
  workerGracefulExitTimeout: 30_000,
  // No story takes this long. A story that has not ended by then hangs.
  testTimeout: AUDIT_FILE ? 300_000 : 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: CHROMIUM_HEADLESS, args: CHROMIUM_ARGS.split(' ').filter(Boolean) },
    },
  },
};
