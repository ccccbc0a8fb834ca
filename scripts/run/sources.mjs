// The packages' sources for tests and the catalogue: the `paths` of tsconfig.sources.json as Vite's aliases.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.sources.json', root), 'utf8'));

export const sources = Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
  // Matches only the whole name: other entry points, such as style sheets, resolve to the published files.
  find: new RegExp(`^${name.replace('*', '([^/]+)')}$`),
  replacement: fileURLToPath(new URL(file, root)).replace('*', '$1'),
}));
