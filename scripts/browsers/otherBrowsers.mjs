// The journeys of scripts/browsers/journeys, in Chromium, Firefox and WebKit.
import { findPrograms, howToInstall } from './browser.mjs';
import { run, say } from '../run/programs.mjs';

const all = ['chromium', 'firefox', 'webkit'];

/**
 * The settings of the journeys' shop. With a worker that keeps files, a page that a driver opens meanwhile can stop WebKit for ever:
 * https://github.com/microsoft/playwright/issues/42273. e2e/offline.spec.ts checks the worker.
 */
export const shopOfJourneys = { OFFLINE: 'off' };

/** Returns the available browsers and reports missing ones. A missing browser is a failure only in CI (`CI=true`). */
async function present(wanted, chromium) {
  const found = await findPrograms(
    ...['firefox', 'webkit', 'xvfb'].filter((name) => wanted.includes(name) || name === 'xvfb'),
  );
  const files = { chromium, firefox: found.firefox, webkit: found.xvfb && found.webkit };
  const missing = wanted.filter((name) => !files[name]);
  for (const name of missing)
    say(
      `No ${name === 'webkit' ? 'WebKit' : 'Firefox'} to test in: ${howToInstall(name, ...(name === 'webkit' ? ['xvfb'] : []))}`,
    );
  const isLacking = missing.length > 0 && process.env.CI === 'true';
  return {
    isLacking,
    programs: Object.fromEntries(wanted.filter((name) => files[name]).map((name) => [name, files[name]])),
  };
}

/**
 * Walks the journeys whose names contain `filter`, in the catalogue and the shop at these URLs. `env` is the result of `browser()`.
 * `results` is a file for the numbers of passed and failed journeys.
 * Resolves to the exit code.
 */
export async function goJourneys({ catalogue, site }, env, { browsers = all, filter, results } = {}) {
  const { programs, isLacking } = await present(browsers, env.CHROMIUM_PATH);
  const options = { catalogue, site, programs, args: env.CHROMIUM_ARGS.split(' '), filter, results };
  const code = await run('node', ['scripts/browsers/journeys/run.mjs', JSON.stringify(options)]);
  return isLacking ? 1 : code;
}

export const isBrowser = (name) => all.includes(name);
