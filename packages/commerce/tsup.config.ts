import { defineConfig } from 'tsup';

// One output file per source file: 'use client' stays on just the files that have it, and unused files shake away.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/testing/**'],
  format: ['esm'],
  bundle: false,
  // Declarations come from tsc: one per file is what is wanted, and bundling them takes several times as long.
  dts: false,
  clean: true,
  tsconfig: 'tsconfig.build.json',
});
