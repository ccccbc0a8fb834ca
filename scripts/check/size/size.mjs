// Checks the packages' entry points against their budgets: node scripts/check/size/size.mjs [--write]
// The size is the growth of an app's bundle, minified and gzipped (level 9), without React. --write saves the current sizes plus 2 % as
// budgets.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPackages } from '../../run/build.mjs';
import { forBrowsers, gzip, withoutReact } from './bundling.mjs';
import { Failure, main } from '../../run/programs.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = new URL('size-budgets.json', import.meta.url);
const isWriting = process.argv.includes('--write');

/** Returns the bytes of importing these names from a built entry point. `*` imports all of it. */
async function size(entry, names) {
  const what = names === '*' ? '*' : `{ ${names} }`;
  const { outputFiles } = await build({
    ...forBrowsers,
    ...withoutReact,
    stdin: { contents: `export ${what} from '${entry}';`, resolveDir: root, sourcefile: 'size.js' },
    logOverride: { 'unsupported-directive': 'silent' },
  });
  return gzip(outputFiles[0].contents);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const withRoom = (bytes) => Math.ceil((bytes * 1.02) / 100) * 100;

await main(async () => {
  await buildPackages();
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
  if (over.length === 0) return;
  for (const { entry, names, bytes, budget } of over)
    console.error(`\n${names} of ${entry} is ${bytes - budget} bytes over its budget of ${budget}.`);
  throw new Failure(
    'Make it smaller, or, if it is worth it, raise its budget in scripts/check/size/size-budgets.json and say why.',
  );
});
