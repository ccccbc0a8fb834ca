// The journeys of scripts/browsers/journeys, in Chromium, Firefox and WebKit.
import { findPrograms, howToInstall } from './browser.mjs';
import { run, say } from '../run/programs.mjs';

const all = ['chromium', 'firefox', 'webkit'];

/** Which of them are there: a missing one is a failure on a server that checks changes (`CI=true`), and elsewhere only said. */
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
 * Goes the journeys whose names contain `filter`, in the catalogue and the shop that are served there. `env` is what `browser()` has found; `results` is a file for how many passed and failed.
 * Resolves to the exit code.
 */
export async function goJourneys({ catalogue, site }, env, { browsers = all, filter, results } = {}) {
  const { programs, isLacking } = await present(browsers, env.CHROMIUM_PATH);
  const options = { catalogue, site, programs, args: env.CHROMIUM_ARGS.split(' '), filter, results };
  const code = await run('node', ['scripts/browsers/journeys/run.mjs', JSON.stringify(options)]);
  return isLacking ? 1 : code;
}

export const isBrowser = (name) => all.includes(name);
