// Installs the versions of the lock file into node_modules, if they are not installed yet.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure, root, run, say } from './programs.mjs';
import { packageNames } from './workspaces.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.vitrine-install');

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new Failure(
      `Vitrine needs Node ${oldest.join('.')} or newer and this is ${version}: install a newer Node and run the command again.`,
    );
}

/** Returns the files that list dependencies. */
function manifests() {
  const packages = packageNames().map((name) => join('packages', name));
  return ['', ...packages, 'storybook', 'site']
    .map((folder) => join(root, folder, 'package.json'))
    .concat(join(root, 'package-lock.json'))
    .filter(existsSync);
}

const wanted = () => {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest('hex');
};

/** Installs the packages of a folder that is not among the workspaces, so that only its own scripts install them. */
export async function installIn(folder) {
  const place = join(root, folder);
  const stamp = join(place, 'node_modules', '.vitrine-install');
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say(`Installing the packages of ${folder} (npm ci)`);
  const log = `install-${basename(folder)}.log`;
  if ((await run('npm', ['ci'], { cwd: place, log })) !== 0)
    throw new Failure(`Installing the packages of ${folder} failed: see .cache/${log}.`);
  writeFileSync(stamp, lock);
}

/** Runs `npm ci` unless it ran before with the same lock file and package.json files. */
export async function install() {
  checkNode();
  const hash = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing the dependencies (npm ci): a minute or two the first time');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { log: 'install.log' });
  if (code !== 0)
    throw new Failure(
      `Installing the dependencies failed: see .cache/install.log, check the connection to the package registry, and run the command again.`,
    );
  writeFileSync(stamp, hash);
}
