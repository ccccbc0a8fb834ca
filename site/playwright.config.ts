import { defineConfig } from '@playwright/test';
import { flavours, usualFlavour } from '@vitrine/commerce';
import type { FlavourOption } from './e2e/support/shop';

const [, ...others] = flavours;
const { CHROMIUM_PATH, CHROMIUM_ARGS, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

// The servers belong to the tests, which kill and start them: see e2e/support/shop.ts.
export default defineConfig<object, FlavourOption>({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  // A browser, a site and a sandbox keep two cores busy: two of each are no quicker.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]] : 'list',
  // One build for all of them. What does not depend on the platform is tested on one.
  projects: [
    { name: usualFlavour },
    ...others.map(({ name }) => ({ name, grep: /@every-platform/, use: { flavour: name } })),
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      ...(CHROMIUM_ARGS && { args: CHROMIUM_ARGS.split(' ') }),
    },
  },
});
