import { defineConfig } from '@playwright/test';
import { flavours, defaultFlavour } from '@vitrine/commerce';
import type { FlavourOption } from './e2e/support/shop';

const [, ...others] = flavours;
const { CHROMIUM_PATH, CHROMIUM_ARGS, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

// The tests start and kill the servers: see e2e/support/shop.ts.
export default defineConfig<object, FlavourOption>({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  // A browser, a site and a sandbox keep two cores busy: two workers are no faster.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]] : 'list',
  // All projects use one build. Tests that do not depend on the platform run on one flavour only.
  projects: [
    { name: defaultFlavour },
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
