import { gzipSync } from 'node:zlib';

/** esbuild's settings for a browser's bundle. All measurements of bytes use them, so that the figures are comparable. */
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
  // Without this, esbuild would follow the `paths` of tsconfig.sources.json to the sources. The published files are measured.
  tsconfigRaw: {},
  legalComments: 'none',
  logLevel: 'error',
};

/** Every app has React already. */
export const withoutReact = { external: ['react', 'react-dom', 'react/*', 'react-dom/*'] };

/** Returns the bytes of a body after compression by a server. */
export const gzip = (body) => gzipSync(body, { level: 9 }).length;
