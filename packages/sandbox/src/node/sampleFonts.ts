import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const files: Partial<Record<string, string>> = {
  'heading.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'body.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The fonts of the sample shop. */
export function sampleFonts(path: string): Uint8Array<ArrayBuffer> | undefined {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return file === undefined ? undefined : readFileSync(require.resolve(file));
}
