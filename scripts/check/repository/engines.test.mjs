import { dirname, join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { read } from '../../run/files.mjs';
import { publishedNames } from '../../run/workspaces.mjs';

const { packages: lock } = JSON.parse(read('package-lock.json'));

/** Returns the place in the lock file from which a package loads another one, as Node looks for it. Undefined if it is not installed. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder === '' ? undefined : dirname(folder).replace(/^\.$/, '')) {
    if (folder === undefined) return undefined;
    const place = join(folder, 'node_modules', name);
    if (lock[place]) return lock[place].link ? lock[place].resolved : place;
  }
}

/** Returns the places of all packages that a package needs in production. */
function needed(start) {
  const places = new Set([start]);
  for (const place of places) {
    const { dependencies, optionalDependencies } = lock[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(name, place);
      if (found) places.add(found);
    }
  }
  return [...places].filter((place) => place !== start);
}

/** The least version that a range like '>=22.13' allows, and the first versions of later lines with long support. */
function versionsOf(range) {
  const least = semver.minVersion(range);
  const later = [20, 22, 24, 26].filter((major) => major > least.major).map((major) => `${major}.99.0`);
  return [least.version, ...later];
}

/** Returns the packages that do not run on all of these versions, each with its own range. An optional one may be of another system. */
const tooNew = (places, versions) =>
  places
    .filter((place) => !lock[place].optional)
    .map((place) => [place, lock[place].engines?.node ?? '*'])
    .filter(([, range]) => !versions.every((version) => semver.satisfies(version, range)))
    .map(([place, range]) => `${place} needs Node ${range}`);

const published = publishedNames().map((name) => `packages/${name}`);

describe.each(published)('%s', (folder) => {
  const { engines } = JSON.parse(read(`${folder}/package.json`));

  it('runs on every Node that its engines name, with all that it needs', () => {
    expect(tooNew(needed(folder), versionsOf(engines.node))).toEqual([]);
  });
});

it('the shop runs on the Node of the packages', () => {
  const { engines } = JSON.parse(read('packages/sections/package.json'));
  expect(tooNew(needed('site'), versionsOf(engines.node))).toEqual([]);
});

it('a package that needs a newer Node is found', () => {
  expect(needed('packages/commerce')).toContain('node_modules/sanitize-html');
  expect(tooNew(needed('packages/commerce'), versionsOf('>=20.19'))).toContain(
    `node_modules/sanitize-html needs Node ${lock['node_modules/sanitize-html'].engines.node}`,
  );
});

it('all packages run on the Node that the repository installs', () => {
  const { version } = lock['node_modules/node'];
  const places = Object.keys(lock).filter((place) => place.startsWith('node_modules/'));
  expect(tooNew(places, [version])).toEqual([]);
});

it('README.md names the oldest Node that the tools need', () => {
  const [, tools] = /some\s+tools need Node (\d+\.\d+)\./.exec(read('README.md'));
  const places = Object.keys(lock).filter((place) => place.includes('node_modules/'));
  expect(tooNew(places, [`${tools}.0`])).toEqual([]);
  const [major, minor] = tools.split('.').map(Number);
  expect(tooNew(places, [`${major}.${minor - 1}.0`])).not.toEqual([]);
});
