// Installs missing packages and runs every check of the project. The last line is `N passed, N failed`, the sum of all checks.
//
//   npm test                        everything
//   npm test -- unit catalogue      only these steps, by name
//   npm test -- --loaded site       twice in a row, with eight busy processes beside it
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPrograms, installWithBrowser } from '../browsers/browser.mjs';
import { buildPackages, buildSite } from '../run/build.mjs';
import { withCatalogue } from '../run/catalogue.mjs';
import { goJourneys, shopOfJourneys } from '../browsers/otherBrowsers.mjs';
import { seedFaults } from './faults/seedFaults.mjs';
import { ofShops, platforms as allPlatforms, playStories } from './stories/playStories.mjs';
import { cache, Failure, main, root, run, runKeepingEnd, say } from '../run/programs.mjs';
import { besideBusyProcesses } from './busy.mjs';
import { recordOutcomes } from '../publish/acr/evidence.mjs';
import { jestCounts, playwrightCounts, playwrightOutcomes } from './testReports.mjs';
import { withShop } from '../run/withShop.mjs';

const results = join(cache, 'results');
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program whose only result is its exit code. */
const check =
  (command, ...args) =>
  async () => {
    const { code, end } = await runKeepingEnd(command, args);
    const failures = [{ test: [command, ...args].join(' '), message: end }];
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures };
  };

/**
 * Runs a test runner that writes its results to a file. If it fails without a failed test, or writes no results, that counts as one
 * failure: a suite that could not run has not passed.
 */
async function suite(name, go, read = (counts) => counts, outcomesOf = ({ outcomes }) => outcomes) {
  const file = join(results, `${name}.json`);
  const code = await go(file);
  let counts;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts = read(report);
    recordOutcomes(name, outcomesOf(report), counts.failures);
  } catch {
    return { passed: 0, failed: 1 };
  }
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

async function unit() {
  // Without it, the tests of the store in Redis are left out.
  await findPrograms('redis');
  return suite(
    'unit',
    (file) => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
    jestCounts,
  );
}

const stories = (name, rounds) => (env) =>
  withCatalogue((url) => suite(name, (file) => playStories(url, env, { rounds, results: file })));

const [first, ...others] = allPlatforms.map((platform) => ({ platform }));

/** Every story of the catalogue, with all visual checks. */
const catalogue = stories('catalogue', [first]);

/** The stories of sections and of whole pages on each of the other platforms, where they are only played. */
const platforms = stories(
  'platforms',
  others.map((round) => ({ ...round, files: ofShops })),
);

/** Faults in stories that have none: each check of the stories finds its own. */
const faults = (env) => withCatalogue((url) => suite('faults', (file) => seedFaults(url, env, { results: file })));

/** A Storybook without Vitrine: the checks of stories find its faults. */
const foreign = () =>
  suite('foreign', (file) => run('node', ['--no-warnings', 'scripts/check/foreign/testForeign.mjs', file]));

/** The journeys through the catalogue and the shop, in three browsers. */
const browsers = (env) =>
  withCatalogue((catalogue) =>
    withShop(
      (site) => suite('browsers', (file) => goJourneys({ catalogue, site }, env, { results: file })),
      shopOfJourneys,
    ),
  );

async function site(env) {
  // Without them, the tests of several servers are left out.
  await findPrograms('redis', 'nginx');
  await buildSite();
  return suite(
    'site',
    (file) =>
      run('playwright', ['test', '--reporter=list,json'], {
        cwd: join(root, 'site'),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    playwrightCounts,
    playwrightOutcomes,
  );
}

/** Checks that the first visit to each route is within its budget. */
const visits = check('node', 'scripts/check/size/measure.mjs');

/** Checks the packages in their published form. */
const published = () => suite('published', (file) => run('node', ['scripts/publish/published.mjs', file]));

/** Checks the apps of the guides. `npm run test:apps` also checks Next's development server. */
const apps = () =>
  suite('apps', (file) => run('node', ['scripts/check/apps/testApps.mjs', '--results', file, '--short']));

/** Checks `npm run dev` in a fresh clone. */
const dev = () => suite('dev', (file) => run('node', ['scripts/check/dev/testDev.mjs', '--results', file]));

const steps = {
  format: check('prettier', '--check', '--log-level=warn', '.'),
  lint: check('npm', 'run', 'lint', '--silent'),
  types: check('npm', 'run', 'typecheck', '--silent'),
  size: check('size-limit', '--config', 'scripts/check/size/size-limit.mjs'),
  published,
  apps,
  dev,
  unit,
  catalogue,
  faults,
  foreign,
  platforms,
  browsers,
  visits,
  site,
};

/** Programs of steps that are installed with the browser. A step looks for its own again. */
const programs = { unit: ['redis'], browsers: ['firefox', 'webkit', 'xvfb'], site: ['redis', 'nginx'] };

/**
 * Groups of steps that use one core, or wait for installations and for frames. A group has lists that run at the same time, each from its
 * first step to its last. The other steps keep all cores busy, and run alone.
 */
const together = [
  [['lint'], ['types', 'size', 'published', 'format'], ['faults']],
  [['apps'], ['dev'], ['foreign']],
];

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

async function oneByOne(names, env) {
  const done = [];
  for (const name of names) done.push(await step(name, env));
  return done;
}

async function runSteps(names, env) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildPackages();
  const done = [];
  for (const lists of together) {
    const wanted = lists.map((list) => list.filter((name) => names.includes(name)));
    done.push(...(await Promise.all(wanted.map((list) => oneByOne(list, env)))).flat());
  }
  const alone = names.filter((name) => !together.flat(2).includes(name));
  return [...done, ...(await oneByOne(alone, env))];
}

/** Shows tests that fail only sometimes, on a slow machine. */
const runLoaded = (names, env) =>
  besideBusyProcesses(8, async () => [...(await runSteps(names, env)), ...(await runSteps(names, env))]);

await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { loaded: { type: 'boolean' } },
  });
  const unknown = names.find((name) => !(name in steps));
  if (unknown) throw new Failure(`There is no step "${unknown}": choose from ${Object.keys(steps).join(', ')}.`);

  const wanted = names.length ? names : Object.keys(steps);
  const env = await installWithBrowser(...new Set(wanted.flatMap((name) => programs[name] ?? [])));
  const done = await (values.loaded ? runLoaded : runSteps)(wanted, env);

  console.log('');
  // Prints the failures again at the end: logs are often cut to their end.
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
