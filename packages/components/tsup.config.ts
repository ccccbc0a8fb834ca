import { defineConfig } from 'tsup';
import { styledNames } from '../../scripts/styledNames.mjs';

// One output file per source file: 'use client' stays on just the files that have it, and unused files shake away.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*', '!src/testing/**'],
  format: ['esm'],
  bundle: false,
  esbuildPlugins: [styledNames('@vitrine/components')],
  // Declarations come from tsc: one per file is what is wanted, and bundling them takes several times as long.
  dts: false,
  clean: true,
  tsconfig: 'tsconfig.build.json',
});
