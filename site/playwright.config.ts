import { defineConfig } from '@playwright/test';
import { flavours, defaultFlavour } from '@vitrine/commerce';
import type { FlavourOption } from './e2e/support/shop';

const [, ...others] = flavours;
// With SLOW_PAGES=4, a page has a quarter of the processor: it finds tests, and products' limits of time, that only a fast machine meets.
const slow = Number(process.env.SLOW_PAGES ?? 1);
const { CHROMIUM_PATH, CHROMIUM_HEADLESS = CHROMIUM_PATH, CHROMIUM_ARGS, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

// The tests start and kill the servers: see e2e/support/shop.ts.
export default defineConfig<object, FlavourOption>({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  // A test waits for its page half of the time: three workers keep two cores busy. Each has its own site and sandbox.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Bounds for what never comes: a busy machine takes a third of them.
  timeout: 180_000 * slow,
  expect: { timeout: 30_000 * slow },
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]] : 'list',
  // All projects use one build. Tests that do not depend on the platform run on one flavour only.
  projects: [
    { name: defaultFlavour },
    ...others.map(({ name }) => ({ name, grep: /@every-platform/, use: { flavour: name } })),
  ],
  use: {
    locale: 'en-US',
    // A service worker asks for itself: no test would see, hold or fail its requests. offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_HEADLESS && { executablePath: CHROMIUM_HEADLESS }),
      ...(CHROMIUM_ARGS && { args: CHROMIUM_ARGS.split(' ') }),
    },
  },
});
