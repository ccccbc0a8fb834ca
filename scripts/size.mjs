// Holds the entry points of the packages to their budgets: node scripts/size.mjs [--write]
// What an app's bundle grows by, minified and gzipped (level 9), React not counted. --write takes today's sizes, and 2 % more, as budgets.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('size-budgets.json', import.meta.url);
const isWriting = process.argv.includes('--write');

/** Bytes of importing these names from an entry point; `*` is all of it. Measured on the sources, so that nothing need be built. */
async function size(entry, names) {
  const what = names === '*' ? '*' : `{ ${names} }`;
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${what} from '${entry}';`, resolveDir: root, sourcefile: 'size.js' },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    conditions: ['vitrine-source', 'production', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logOverride: { 'unsupported-directive': 'silent' },
    logLevel: 'error',
  });
  // esbuild takes a name that a TypeScript file does not export for a type, and says nothing.
  const found = Object.values(metafile.outputs)[0].exports;
  const missing = names === '*' ? [] : names.split(', ').filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`${entry} does not export ${missing.join(', ')}.`);
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const withRoom = (bytes) => Math.ceil((bytes * 1.02) / 100) * 100;

const budgets = JSON.parse(readFileSync(file, 'utf8'));
const over = [];
for (const [entry, imports] of Object.entries(budgets)) {
  for (const [names, budget] of Object.entries(imports)) {
    const bytes = await size(entry, names);
    if (isWriting) imports[names] = withRoom(bytes);
    else if (bytes > budget) over.push({ entry, names, bytes, budget });
    console.log(`${kB(bytes).padStart(9)} of ${kB(imports[names]).padStart(9)}  ${entry}  ${names}`);
  }
}

if (isWriting) writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
for (const { entry, names, bytes, budget } of over)
  console.error(`\n${names} of ${entry} is ${bytes - budget} bytes over its budget of ${budget}.`);
if (over.length > 0) {
  console.error('\nMake it smaller, or, if it is worth it, raise its budget in scripts/size-budgets.json and say why.');
  process.exitCode = 1;
}
