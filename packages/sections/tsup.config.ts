import { defineConfig } from 'tsup';
import { styledNames } from '../../scripts/styledNames.mjs';

// One output file per source file: 'use client' stays on just the files that have it, and unused files shake away.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*'],
  format: ['esm'],
  bundle: false,
  esbuildPlugins: [styledNames('@vitrine/sections')],
  dts: true,
  clean: true,
  tsconfig: 'tsconfig.build.json',
});
