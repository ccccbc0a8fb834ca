import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
  // STORIES=Drawer runs only the stories of files whose path has this in it, a regular expression.
  ...(process.env.STORIES && { testMatch: undefined, testRegex: [`(${process.env.STORIES}).*\\.stories\\.tsx$`] }),
  // Jest does not know that TypeScript writes .js for a file that is .ts.
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^\\./checks/(.*)\\.js$': fileURLToPath(new URL('./checks/', import.meta.url)) + '$1.ts',
  },
  // A story takes about a second; a busy machine may take its time.
  testTimeout: 60_000,
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
