import { defineConfig } from '@playwright/test';
import { platforms } from '../stories/playStories.mjs';

const { CHROMIUM_PATH, CHROMIUM_ARGS, SHOTS } = process.env;

export default defineConfig({
  testMatch: 'shots.spec.mjs',
  outputDir: `${SHOTS}/changes`,
  snapshotPathTemplate: '{snapshotDir}/{arg}{ext}',
  reporter: [['line'], ['html', { open: 'never', outputFolder: `${SHOTS}/report` }]],
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { toHaveScreenshot: { threshold: 0.1 } },
  // The stories of components look the same on every platform.
  projects: platforms.map((name, index) => ({
    name,
    snapshotDir: `${SHOTS}/${name}`,
    ...(index > 0 && { grep: /@shops/ }),
  })),
  use: {
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS?.split(' ') },
  },
});
