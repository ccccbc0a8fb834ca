import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
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
