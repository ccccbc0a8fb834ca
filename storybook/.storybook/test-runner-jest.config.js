import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const checks = fileURLToPath(new URL('./checks/', import.meta.url));

/** @type {import('jest').Config} */
export default {
  ...config,
  // STORIES=Drawer runs only the stories of files whose path has this in it, a regular expression.
  ...(process.env.STORIES && { testMatch: undefined, testRegex: [`(${process.env.STORIES}).*\\.stories\\.tsx$`] }),
  // Jest does not know that TypeScript writes .js for a file that is .ts.
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^\\./checks/(.*)\\.js$': checks + '$1.ts',
    // As one check names another.
    '^\\./(show|outside)\\.js$': checks + '$1.ts',
  },
  // A story takes about a second, and three for each look; a busy machine may take its time.
  testTimeout: process.env.AUDIT_FILE ? 300_000 : 60_000,
  // Of the files that `npm run a11y` is asked for, there may be none of sections.
  passWithNoTests: Boolean(process.env.AUDIT_FILE),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
      },
    },
  },
};
