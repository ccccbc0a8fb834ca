// Builds changed parts. Turbo's hash of a task's inputs shows the changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, output, root, run, say } from './programs.mjs';

const stamp = join(root, 'site', '.next', 'vitrine-build');

async function turbo(filters, log) {
  const code = await run('turbo', ['run', 'build', ...filters.map((filter) => `--filter=${filter}`)], { log });
  if (code !== 0) throw new Failure(`The build failed: see .cache/${log} for what the compiler says.`);
}

/** Builds the packages into their dist folders. Turbo restores earlier builds from its cache. */
export async function buildPackages() {
  say('Building the packages');
  await turbo(['./packages/*'], 'build-packages.log');
}

async function siteHash() {
  const dry = JSON.parse(await output('turbo', ['run', 'build', '--filter=@vitrine/site', '--dry=json']));
  return dry.tasks.find((task) => task.taskId === '@vitrine/site#build').hash;
}

/**
 * Builds the packages and the site. The site's build is not in turbo's cache, since the running site adds rendered pages to the same
 * folder.
 */
export async function buildSite() {
  const hash = await siteHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the packages and the site: a minute the first time');
  await turbo(['@vitrine/sandbox', '@vitrine/site'], 'build-site.log');
  writeFileSync(stamp, hash);
}
