// Walks the journeys in all browsers at the same time and without a network, and prints a line for each journey and browser.
//
//   node scripts/browsers/journeys/run.mjs '{"catalogue": "http://…", "site": "http://…", "programs": {"firefox": "/usr/bin/firefox-esr",
// …}, "filter": "Drawer"}'
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, Failure, main } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { TimeoutError, withTimeout } from '../../run/withTimeout.mjs';
import { bars } from './bars.mjs';
import { openChromium } from './chromium.mjs';
import { openDeadEnd } from './deadEnd.mjs';
import { openDisplay } from './display.mjs';
import { docs as docsPages } from './docs.mjs';
import { fields } from './fields.mjs';
import { openFirefox } from './firefox.mjs';
import { navigation } from './navigation.mjs';
import { offline } from './offline.mjs';
import { overlays } from './overlays.mjs';
import { films } from './films.mjs';
import { Page } from './page.mjs';
import { site } from './site.mjs';
import { tables } from './tables.mjs';
import { openWebKit } from './webkit.mjs';

const journeys = {
  ...overlays,
  ...bars,
  ...tables,
  ...films,
  ...fields,
  ...navigation,
  ...offline,
  ...docsPages,
  ...site,
};
const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

/** The limit for a journey, in milliseconds. Every journey is shorter. */
const limit = 180_000;

async function picture(page, name, browser) {
  const file = join(cache, 'journeys', `${name.replace(/\W+/g, '-')}.${browser}.png`);
  mkdirSync(join(cache, 'journeys'), { recursive: true });
  writeFileSync(file, await page.screenshot());
  return file;
}

const told = (error, page) =>
  error instanceof TimeoutError ? `${error.message} It was ${page.doing}.` : error.message;

/** Opens the start of a journey: a story, a page of documentation, with or without the shell, or a page of the shop. */
function begin({ story, globals, docs, inShell, path }, page) {
  if (inShell) return page.openInShell(inShell);
  if (docs) return page.openDocs(docs, globals);
  return path ? page.visit(path) : page.open(story, globals);
}

/** What a journey opens: the id of a story or of a page of documentation, or the path of a page of the shop. */
const placeOf = ({ story, docs, inShell, path }) => story ?? docs ?? inShell ?? path;

/** Walks one journey and prints its result. Resolves to its name, with a message if it failed. */
async function go(page, name, browser, deadEnd) {
  const journey = journeys[name];
  const began = performance.now();
  page.doing = 'opening its page';
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    await withTimeout(
      limit,
      begin(journey, page).then(() => journey.walk(page)),
    );
    const outside = deadEnd.asked(placeOf(journey).split('--')[0]);
    if (outside.length) throw new Error(`It asks for ${outside.join(', ')}.`);
    console.log(`✓ ${browser.padEnd(8)} ${name} (${seconds()})`);
    return { test: `${browser} ${name}` };
  } catch (error) {
    const seen = await withTimeout(5000, picture(page, name, browser)).catch(() => 'no picture could be taken');
    console.log(
      `✗ ${browser.padEnd(8)} ${name} (${seconds()}): ${told(error, page)}\n    ${placeOf(journey)}, ${seen}`,
    );
    return { test: `${browser} ${name}`, message: `    ${told(error, page)}` };
  }
}

async function goAll(browser, names, options, origins) {
  const deadEnd = await openDeadEnd();
  try {
    const driver = await withTimeout(60_000, open[browser]({ ...options, proxy: deadEnd.address }));
    try {
      const page = new Page(driver, origins);
      const done = [];
      for (const name of names) done.push(await go(page, name, browser, deadEnd));
      return done;
    } finally {
      await withTimeout(10_000, driver.close()).catch(() => undefined);
    }
  } finally {
    deadEnd.close();
  }
}

await main(async () => {
  const { catalogue, site: shop, programs, args, filter = '', results } = JSON.parse(process.argv[2]);
  const names = Object.keys(journeys).filter((name) => name.toLowerCase().includes(filter.toLowerCase()));
  if (!names.length) throw new Failure(`No journey has "${filter}" in its name.`);
  // Firefox walks in reverse order: no story may depend on another story's state.
  const orders = { firefox: names.toReversed() };
  const display = programs.webkit && (await openDisplay());
  try {
    const perBrowser = await Promise.all(
      Object.entries(programs).map(([browser, file]) =>
        goAll(browser, orders[browser] ?? names, { file, args, env: display?.env }, { catalogue, site: shop }).catch(
          (error) => {
            console.log(`✗ ${browser.padEnd(8)} ${error.message}`);
            return [{ test: browser, message: `    ${error.message}` }];
          },
        ),
      ),
    );
    const all = perBrowser.flat();
    const failures = all.filter(({ message }) => message);
    const outcomes = all.map(({ test, message }) => ({ test, isPassed: !message }));
    const passed = all.length - failures.length;
    process.exitCode = conclude({ passed, failed: failures.length, failures, outcomes }, results);
  } finally {
    await display?.close();
  }
});
