import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, run, say } from '../run/programs.mjs';

const bench = join(root, 'scripts/bench');

/** Installs the packages for measurements. They are not among the workspaces, so that only measurements install them. */
export async function installLibraries() {
  const stamp = join(bench, 'node_modules', '.bench-install');
  const lock = readFileSync(join(bench, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing what the measurements need (npm ci in scripts/bench/)');
  if ((await run('npm', ['ci'], { cwd: bench, log: 'bench-install.log' })) !== 0)
    throw new Failure('Installing the libraries failed: see .cache/bench-install.log.');
  writeFileSync(stamp, lock);
}
