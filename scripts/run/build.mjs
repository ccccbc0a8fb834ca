// Builds changed parts. Turbo's hash of a task's inputs shows the changes.
import { join } from 'node:path';
import { output, root, runOrFail, say, unlessDone } from './programs.mjs';

const stamp = join(root, 'site', '.next', 'vitrine-build');

const turbo = (filters, log) =>
  runOrFail('The build failed', 'turbo', ['run', 'build', ...filters.map((filter) => `--filter=${filter}`)], {
    log,
    remedy: ' for what the compiler says',
  });

/** Builds packages into their dist folders: all, or only one. Turbo restores earlier builds from its cache. */
export async function buildPackages(name = '*') {
  say('Building the packages');
  await turbo([`./packages/${name}`], 'build-packages.log');
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
  await unlessDone(stamp, await siteHash(), async () => {
    say('Building the packages and the site: a minute the first time');
    await turbo(['@vitrine/sandbox', '@vitrine/site'], 'build-site.log');
  });
}
