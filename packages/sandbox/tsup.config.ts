import { defineConfig } from 'tsup';

// One output file per source file: 'use client' stays only in the files that have it, and bundlers drop unused files.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*', '!src/testing/**'],
  format: ['esm'],
  bundle: false,
  // Declarations come from tsc, one per file. Bundling them would take several times as long.
  dts: false,
  clean: true,
  // node:sqlite has no name without the prefix.
  removeNodeProtocol: false,
  tsconfig: 'tsconfig.build.json',
});
