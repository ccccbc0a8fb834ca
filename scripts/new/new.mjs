// Writes the first files of a component or a section: npm run new -- component Rating
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { read } from '../run/files.mjs';
import { install } from '../run/install.mjs';
import { Failure, main, root, say } from '../run/programs.mjs';
import { kinds } from './kinds.mjs';
import { checkName } from './names.mjs';
import { plan } from './plan.mjs';

const usage = `Name a kind and a name in PascalCase: npm run new -- component Rating. Kinds: ${Object.keys(kinds).join(', ')}.`;

const folders = () =>
  Object.values(kinds).flatMap(({ workspace }) => {
    const folder = join('packages', workspace, 'src');
    return readdirSync(join(root, folder)).map((name) => join(folder, name));
  });

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
  checkName(name, { folders: folders(), indexes: Object.values(kinds).map(({ index }) => read(index)) });
  await install();
  const files = plan(kinds[kind], name, read);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  console.log([...Object.keys(files).map((file) => `  ${file}`), ''].join('\n'));
  say(`Wrote these files. Next: ${kinds[kind].next(name)}`);
});
