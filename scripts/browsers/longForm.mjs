// The long form of a test of the shop, of which `npm test` runs a part.
import { join } from 'node:path';
import { buildPackages, buildSite } from '../run/build.mjs';
import { Failure, root, run } from '../run/programs.mjs';
import { findPrograms, howToInstall, installWithBrowser } from './browser.mjs';

/**
 * Builds the shop and runs a test of `site/e2e`, with the arguments of the command. Sets the exit code.
 * @param test the beginning of the test's file
 * @param env the variables that ask for the long form
 * @param programs the programs that it needs, by their names in `browser.mjs`
 */
export async function runLongForm(test, env, ...programs) {
  const browser = await installWithBrowser();
  const found = await findPrograms(...programs);
  const missing = programs.filter((name) => !found[name]);
  if (missing.length) throw new Failure(`There is no ${missing.join(' and no ')}: ${howToInstall(...missing)}`);
  await buildPackages();
  await buildSite();
  process.exitCode = await run('playwright', ['test', test, ...process.argv.slice(2)], {
    cwd: join(root, 'site'),
    env: { ...browser, ...env },
  });
}
