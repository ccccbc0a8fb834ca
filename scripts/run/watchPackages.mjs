// Builds the packages again while their sources change.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run, say } from './programs.mjs';
import { dependenciesOf, publishedNames } from './workspaces.mjs';

const folderOf = (name) => join(root, 'packages', name);

/** The packages, each after its dependencies. */
function inOrder() {
  const ordered = new Set();
  const add = (name) => {
    dependenciesOf(name).forEach(add);
    ordered.add(name);
  };
  publishedNames().forEach(add);
  return [...ordered];
}

/** The time in ms in which an editor writes the next one of its files. */
const aMoment = 100;

/** How many programs wait for each processor, on average. */
const busyness = () => Math.max(1, loadavg()[0] / availableParallelism());

/**
 * The time in which Next notices new files: the longer, the busier the machine. Next says nothing when it has. If it reads a changed file
 * first, it answers with an error, and the open pages load again: they lose what was typed in them.
 */
const untilNoticed = () => new Promise((next) => setTimeout(next, Math.min(1500 * busyness(), 15_000)));

/**
 * Builds a package again whenever a file of its sources changes, and then the packages whose styles are made with it. A
 * failed build prints its errors and leaves the last build in place. Declarations are not made again, because no
 * running program reads them.
 * @param {Record<string, () => unknown>} whenBuilt Functions by the name of a package, which are called after its build
 * has changed.
 */
export function watchPackages(whenBuilt = {}) {
  const packages = inOrder();
  const pending = new Set();
  let isBuilding = false;
  let changedAt = 0;

  /** Half of an edit may import what is not there yet. */
  async function untilQuiet() {
    for (let left; (left = changedAt + aMoment - Date.now()) > 0;) await new Promise((next) => setTimeout(next, left));
  }

  async function buildPending() {
    isBuilding = true;
    await untilQuiet();
    for (let name; (name = packages.find((one) => pending.has(one)));) {
      pending.delete(name);
      if (!(await buildAgain(name))) continue;
      packages.filter((other) => dependenciesOf(other).includes(name)).forEach((other) => pending.add(other));
      await whenBuilt[name]?.();
      await untilQuiet();
    }
    isBuilding = false;
  }

  for (const name of packages)
    watch(join(folderOf(name), 'src'), { recursive: true }, () => {
      pending.add(name);
      changedAt = Date.now();
      if (!isBuilding) void buildPending();
    });
}

/** Builds a package beside its `dist` and replaces the files that differ. Resolves to whether any file differs. */
async function buildAgain(name) {
  const folder = folderOf(name);
  const built = join(folder, '.cache', 'dist');
  if ((await run('tsup', ['--silent', '--out-dir', '.cache/dist'], { cwd: folder })) !== 0) {
    say(`${name} could not be built: the lines above say why. The shop keeps its last build.`);
    return false;
  }
  const count = await replaceChanged(built, join(folder, 'dist'));
  rmSync(built, { recursive: true, force: true });
  if (count > 0) say(`${name} is built again: ${count} of its files changed`);
  return count > 0;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * Moves the files of a build into `dist` that are not there with the same content, and deletes those that the build no
 * longer has. A moved file is complete at any time. Resolves to the number of changed files.
 */
export async function replaceChanged(built, dist) {
  const made = filesIn(built);
  const added = made.filter((file) => !existsSync(join(dist, file)));
  const changed = made.filter(
    (file) => !added.includes(file) && !readFileSync(join(built, file)).equals(readFileSync(join(dist, file))),
  );
  const gone = filesIn(dist).filter((file) => !file.endsWith('.d.ts') && !made.includes(file));
  const move = (file) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(built, file), join(dist, file));
  };
  added.forEach(move);
  // Changed files may import new ones.
  if (added.length) await untilNoticed();
  changed.forEach(move);
  for (const file of gone) rmSync(join(dist, file));
  return added.length + changed.length + gone.length;
}
