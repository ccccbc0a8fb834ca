// The packages of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

const manifestOf = (name) => join(root, 'packages', name, 'package.json');
const readManifest = (name) => JSON.parse(readFileSync(manifestOf(name), 'utf8'));

/**
 * Returns the names of all packages, such as 'components'. A folder with only the output of a build is not a package.
 */
export const packageNames = () => readdirSync(join(root, 'packages')).filter((name) => existsSync(manifestOf(name)));

/** Returns the names of the packages that are built and published. The others are sources only, for stories and the site. */
export const publishedNames = () => packageNames().filter((name) => !readManifest(name).private);

/** Returns the names of the packages that a package needs when it runs. */
export const dependenciesOf = (name) =>
  Object.keys(readManifest(name).dependencies ?? {})
    .filter((dependency) => dependency.startsWith('@vitrine/'))
    .map((dependency) => dependency.replace('@vitrine/', ''));
