import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
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
