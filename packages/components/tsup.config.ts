import { resolve } from 'node:path';
import { defineConfig } from 'tsup';
import { plainStyles } from '../../scripts/publish/styles/plainStyles.mjs';
import { copyIconLicence, iconShapes } from './scripts/icons.mjs';
import { writeStyles } from './scripts/styles.mjs';

// One output file per source file: 'use client' stays on just the files that have it, and unused files shake away.
export default defineConfig(({ outDir = 'dist' }) => ({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,docs,example,sample}.*', '!src/testing/**'],
  format: ['esm'],
  bundle: false,
  esbuildPlugins: [
    iconShapes(),
    plainStyles({
      folder: import.meta.dirname,
      prefix: 'vt',
      emptied: ['src/theme/pageStyles.ts'],
      sheets: { file: 'components.css', layer: 'vitrine.components', base: 'elements.css' },
    }),
  ],
  // Declarations come from tsc, one per file. Bundling them would take several times as long.
  dts: false,
  clean: true,
  tsconfig: 'tsconfig.build.json',
  onSuccess: async () => {
    const dist = resolve(import.meta.dirname, outDir);
    await copyIconLicence(dist);
    await writeStyles(dist);
  },
}));
