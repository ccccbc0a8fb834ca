// Writes the first files of a component, a section or a call of the port: npm run new -- component Rating
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { read } from '../run/files.mjs';
import { install } from '../run/install.mjs';
import { Failure, main, root, say } from '../run/programs.mjs';
import { kinds } from './kinds.mjs';

const usage =
  'Name a kind and a name: npm run new -- component Rating, npm run new -- section Reviews, or npm run new -- call cart.addTip.';

async function write(file, text) {
  // It may be installed only now.
  const { format, resolveConfig } = await import('prettier');
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

await main(async () => {
  const [kind, name, ...more] = process.argv.slice(2);
  if (!Object.hasOwn(kinds, kind ?? '') || !name || more.length > 0) throw new Failure(usage);
  const { check, plan, next } = kinds[kind];
  check(name, read);
  await install();
  const files = plan(name, read);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  console.log([...Object.keys(files).map((file) => `  ${file}`), ''].join('\n'));
  say(`Wrote these files. Next: ${next(name)}`);
});
