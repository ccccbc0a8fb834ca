import { defineConfig } from 'vitest/config';
import { sources } from './scripts/run/sources.mjs';

export default defineConfig({
  resolve: { alias: sources },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/scripts/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'site/src/**/*.test.{ts,tsx}',
      'storybook/{docs,.storybook}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // By itself it leaves one core to others, which of two is half.
    maxWorkers: '100%',
    // A limit for tests that hang, long enough for a slow machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
