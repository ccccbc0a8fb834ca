// Installs the versions of the lock file into node_modules, if they are not installed yet.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cache, Failure, root, runOrFail, say, unlessDone } from './programs.mjs';
import { packageNames } from './workspaces.mjs';

const oldest = [20, 19];
const stampIn = (folder) => join(folder, 'node_modules', '.vitrine-install');

const npm = (what, args, options) =>
  runOrFail(`Installing ${what} failed`, 'npm', [...args, '--no-audit', '--no-fund'], {
    ...options,
    remedy: ', check the connection to the package registry, and run the command again',
  });

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
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
  await unlessDone(stampIn(place), lock, async () => {
    say(`Installing the packages of ${folder} (npm ci)`);
    await npm(`the packages of ${folder}`, ['ci'], { cwd: place, log: `install-${basename(folder)}.log` });
  });
}

/** Installs a package from the registry into a folder of .cache: 'node@22.13.0'. Resolves to the folder of its programs. */
export async function installOne(name) {
  const place = join(cache, 'installed', name);
  mkdirSync(join(place, 'node_modules'), { recursive: true });
  await unlessDone(stampIn(place), name, async () => {
    writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
    await npm(name, ['install', '--no-save', '--no-package-lock', name], { cwd: place, log: `install-${name}.log` });
  });
  return join(place, 'node_modules', '.bin');
}

/** Runs `npm ci` unless it ran before with the same lock file and package.json files. */
export async function install() {
  checkNode();
  await unlessDone(stampIn(root), wanted(), async () => {
    say('Installing the dependencies (npm ci): a minute or two the first time');
    await npm('the dependencies', ['ci'], { log: 'install.log' });
  });
}
