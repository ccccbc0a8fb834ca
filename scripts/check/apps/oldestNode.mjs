// The oldest Node that a guide promises to work with.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, Failure, run } from '../../run/programs.mjs';

/** Returns the version in a guide's sentence "You need Node 22.13 or newer.": '22.13.0'. */
export function oldestNode(guide) {
  const [, version] = /\bYou need Node (\d+\.\d+) or newer\./.exec(guide.replace(/\s+/g, ' ')) ?? [];
  if (!version) throw new Error('The guide names no version of Node. Write: You need Node 22.13 or newer.');
  return `${version}.0`;
}

/** Installs a version of Node from the package registry, once. Resolves to the folder of its program. */
export async function installNode(version) {
  const folder = join(cache, `node-${version}`);
  const programs = join(folder, 'node_modules', '.bin');
  if (existsSync(join(programs, 'node'))) return programs;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const log = `node-${version}.log`;
  const code = await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], { cwd: folder, log });
  if (code !== 0) throw new Failure(`Node ${version} could not be installed: see .cache/${log}.`);
  return programs;
}
