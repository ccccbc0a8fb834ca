// Installs what is missing and runs every check of the project. The last line is `N passed, N failed`, over all of them.
//
//   npm test                        everything
//   npm test -- unit catalogue      only these steps, by name
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { buildPackages, buildSite } from './build.mjs';
import { withCatalogue } from './catalogue.mjs';
import { install } from './install.mjs';
import { goJourneys } from './otherBrowsers.mjs';
import { cache, Failure, main, root, run, say } from './run.mjs';
import { jestCounts, playwrightCounts } from './testReports.mjs';
import { withShop } from './withShop.mjs';

const results = join(cache, 'results');
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** A program whose exit code is its whole result. */
const check =
  (command, ...args) =>
  async () =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * A test runner that writes its results to a file. One that fails without a failed test, or that wrote nothing, counts as one
 * failure: a suite that could not run has not passed.
 */
async function suite(name, command, args, read, options) {
  const file = join(results, `${name}.json`);
  const code = await run(command, args(file), options?.(file));
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

const unit = () =>
  suite(
    'unit',
    'vitest',
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    jestCounts,
  );

/** Runs every story of the catalogue in a browser. */
const catalogue = (env, name = 'catalogue') =>
  withCatalogue((url) =>
    suite(
      name,
      'test-storybook',
      (file) => [
        '--url',
        url,
        '--config-dir',
        'storybook/.storybook',
        '--maxWorkers=3',
        '--json',
        '--outputFile',
        file,
      ],
      jestCounts,
      () => ({ env }),
    ),
  );

/** The platforms besides that on which the catalogue's stories are played anyhow. */
const otherPlatforms = ['shopify_rest', 'big_commerce'];

/** Plays whole pages in their states on each of the other platforms; `npm run a11y` plays every section's stories there, too. */
async function platforms(env) {
  const sum = { ...nothing };
  for (const platform of otherPlatforms) {
    const counts = await catalogue({ ...env, STORIES: 'storybook/pages/', STORY_PLATFORM: platform }, platform);
    for (const key of Object.keys(nothing)) sum[key] += counts[key] ?? 0;
    sum.failures = [...(sum.failures ?? []), ...(counts.failures ?? [])];
  }
  return sum;
}

/** The journeys through the catalogue and the shop, in three browsers. */
async function browsers(env) {
  const file = join(results, 'browsers.json');
  const code = await withCatalogue((catalogue) =>
    withShop((site) => goJourneys({ catalogue, site }, env, { results: file })),
  );
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function site(env) {
  await buildSite();
  return suite(
    'site',
    'playwright',
    () => ['test', '--reporter=list,json'],
    playwrightCounts,
    (file) => ({ cwd: join(root, 'site'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  );
}

/** The packages as they would be published. */
const published = () =>
  suite(
    'published',
    'node',
    (file) => ['scripts/published.mjs', file],
    (counts) => counts,
  );

/** The quickest apps of the guides; `npm run test:apps` makes them all. */
const apps = () =>
  suite(
    'apps',
    'node',
    (file) => ['scripts/testApps.mjs', '--results', file, 'node', 'testing', 'vite'],
    (counts) => counts,
  );

const steps = {
  format: check('prettier', '--check', '--log-level=warn', '.'),
  lint: check('eslint', '.', '--max-warnings=0'),
  types: check('npm', 'run', 'typecheck', '--silent'),
  size: check('node', 'scripts/size.mjs'),
  published,
  apps,
  unit,
  catalogue,
  platforms,
  browsers,
  site,
};

/** Programs for one core each, which say something only where something is wrong. */
const atOnce = ['format', 'lint', 'types'];

async function step(name, env) {
  const began = Date.now();
  say(`${name} …`);
  let counts;
  try {
    counts = { ...nothing, ...(await steps[name](env)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`✗ ${error.message}`);
    counts = { ...nothing, failed: 1 };
  }
  return { name, seconds: Math.round((Date.now() - began) / 1000), ...counts };
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in steps));
  if (unknown) throw new Failure(`There is no step "${unknown}": choose from ${Object.keys(steps).join(', ')}.`);

  await install();
  const env = await browser();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildPackages();

  const wanted = names.length ? names : Object.keys(steps);
  const done = await Promise.all(wanted.filter((name) => atOnce.includes(name)).map((name) => step(name, env)));
  for (const name of wanted) if (!atOnce.includes(name)) done.push(await step(name, env));

  console.log('');
  // Once more at the end, since of a long output often only the end is kept.
  for (const { name, failures = [] } of done)
    for (const { test, message } of failures) console.log(`✗ ${name}: ${test}\n${message}\n`);
  for (const { name, passed, failed, skipped, seconds } of done)
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(10)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`,
    );
  const sum = (key) => done.reduce((total, one) => total + one[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1;
});
