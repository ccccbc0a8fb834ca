import { defineConfig } from 'tsup';
import { plainStyles } from '../../scripts/publish/styles/plainStyles.mjs';

// One output file per source file: 'use client' stays on just the files that have it, and unused files shake away.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,docs,sample}.*', '!src/testing'],
  format: ['esm'],
  bundle: false,
  esbuildPlugins: [
    plainStyles({
      folder: import.meta.dirname,
      prefix: 'vt-s',
      sheets: { file: 'styles.css', layer: 'vitrine.sections' },
    }),
  ],
  // Declarations come from tsc, one per file. Bundling them would take several times as long.
  dts: false,
  clean: true,
  tsconfig: 'tsconfig.build.json',
});
