// Packs the packages as npm would publish them.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../run/programs.mjs';
import { publishedNames } from '../run/workspaces.mjs';

/** Empties a folder and packs all packages into it. Resolves to the name and the tarball of each package. */
export async function pack(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const workspaces = publishedNames().map((name) => `--workspace=packages/${name}`);
  const packed = await output('npm', ['pack', '--json', `--pack-destination=${folder}`, ...workspaces]);
  return Object.values(JSON.parse(packed)).map(({ name, filename }) => ({ name, file: join(folder, filename) }));
}
