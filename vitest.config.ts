import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages resolve to their sources.
  resolve: { conditions: ['vitrine-source'] },
  ssr: { resolve: { conditions: ['vitrine-source', 'node', 'import', 'module', 'default'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/scripts/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'site/src/**/*.test.ts',
    ],
    environment: 'node',
    // A limit for what hangs, not a measure: machines are of all speeds.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
