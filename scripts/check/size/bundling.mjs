import { gzipSync } from 'node:zlib';

/** How esbuild makes of a module what a browser would load, wherever bytes are measured: only figures of one setting compare. */
export const forBrowsers = {
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  conditions: ['production', 'module', 'browser', 'import'],
  mainFields: ['browser', 'module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  // Else esbuild follows the `paths` of tsconfig.sources.json, which lead to the sources: what is published is measured.
  tsconfigRaw: {},
  legalComments: 'none',
  logLevel: 'error',
};

/** Every app has React already. */
export const withoutReact = { external: ['react', 'react-dom', 'react/*', 'react-dom/*'] };

/** Bytes of a body as a server sends it. */
export const gzip = (body) => gzipSync(body, { level: 9 }).length;
