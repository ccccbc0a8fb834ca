// Walks the scenarios with Orca in each browser, and compares the speech and the focus with the recordings.
//
//   node scripts/browsers/speech/run.mjs '{"catalogue": "http://…", "site": "http://…", "files": {"firefox": …}, "programs": {…},
// "filter": "Drawer", "isRecording": true}'
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { Page } from '../journeys/page.mjs';
import { Failure, main, root } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { goThroughPages } from './pages.mjs';
import { scenarios } from './scenarios.mjs';
import { openSession } from './session.mjs';

const loading = /^Loading\.\s+Please wait\.$/;
const loaded = /^Finished loading/;
/** Orca's messages about changes of its mode, about loading and about a replaced number. They depend on the timing and not on the page. */
const noise = [/^(Focus|Browse) mode$/, /^Selection deleted\.$/, loading, loaded];
const tidy = (lines) =>
  lines.map((line) => line.replace(/\s+/g, ' ')).filter((line) => !noise.some((one) => one.test(line)));

const fileOf = (name) => join(root, scenarios[name].folder, `${name}.spoken.json`);
const recordings = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {});

async function record(name, browser, recording) {
  const file = fileOf(name);
  const all = { story: scenarios[name].story, ...recordings(name), [browser]: recording };
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(all), { ...options, filepath: file }));
}

/** Takes one step. Resolves to the action, the speech and the focus after it. */
async function take(session, page, step) {
  const before = await page.focused();
  await (typeof step === 'string' ? session.key(step) : session.type(step.type));
  await page.frames(6);
  const says = await session.heard({ isCertain: (await page.focused()) !== before });
  return {
    does: typeof step === 'string' ? step : `types ${step.type}`,
    says: tidy(says),
    focus: await page.focused(),
  };
}

/**
 * Opens a story, again if Orca considers it still loading. Chromium sometimes reports the beginning of loading after
 * its end. Orca then ignores changes of the page.
 */
async function open(session, page, story) {
  for (let tries = 1; tries <= 5; tries++) {
    await page.open(story);
    const last = (await session.heard()).findLast((line) => loading.test(line) || loaded.test(line));
    if (!last || loaded.test(last)) return;
    // Goes to another page first: repeating the same load mostly gives the same order.
    await session.driver.go('data:text/html,<title>Between</title>');
    await session.heard();
  }
  throw new Failure(`Orca takes ${story} for one that is still loading, five times opened.`);
}

async function walk(session, page, { story, until, steps }) {
  await open(session, page, story);
  if (until) {
    await page.shows(...until, { isDisabled: false });
    for (let presses = 0; presses < 40 && !(await page.find(...until))[0]?.hasFocus; presses++) {
      await session.key('Tab');
      await page.frames(2);
    }
    await page.focusOn(...until);
    await session.heard();
  }
  const taken = [];
  for (const step of steps) taken.push(await take(session, page, step));
  return taken;
}

const shown = ({ does, says, focus }) =>
  `${does}: ${says.length ? says.map((line) => `“${line}”`).join(' ') : 'nothing'}; ${focus}`;

/** Returns the differing steps of two walks as text, before and now. */
const differences = (before, taken, called = 'recorded') =>
  Array.from({ length: Math.max(before.length, taken.length) }, (_, index) => [before[index], taken[index]])
    .filter(([a, b]) => !isDeepStrictEqual(a, b))
    .map(([a, b]) => `    ${called.padEnd(8)}  ${a ? shown(a) : 'no step'}\n    now       ${b ? shown(b) : 'no step'}`)
    .join('\n');

/** Repeats a walk until two walks in a row are equal. Speech that occurs only once is not recorded. */
async function recordOne(session, page, name, browser) {
  let last;
  let told = '';
  for (let walks = 1; walks <= 4; walks++) {
    const taken = await walk(session, page, scenarios[name]);
    if (last && isDeepStrictEqual(last, taken)) {
      await record(name, browser, { with: `Orca ${session.orca}, ${browser} ${session.version}`, steps: taken });
      return { isRight: true, told: `recorded after ${walks} walks` };
    }
    if (last) told = differences(last, taken, 'before');
    last = taken;
  }
  return { isRight: false, told: `four walks, and no two in a row that say the same: not recorded\n${told}` };
}

/**
 * Compares a walk with its recording. A difference on the first walk may come from the machine: it only counts if the second walk differs
 * too. The report mentions it in any case.
 */
async function compareOne(session, page, name, browser) {
  const recording = recordings(name)[browser];
  if (!recording) return { isRight: false, told: 'has no recording: npm run test:speech -- --record makes one' };
  let told = '';
  for (let walks = 1; walks <= 2; walks++) {
    const taken = await walk(session, page, scenarios[name]);
    if (isDeepStrictEqual(recording.steps, taken))
      return { isRight: true, told: walks === 2 ? 'on the second walk' : '' };
    told = `recorded with ${recording.with}, now Orca ${session.orca}, ${browser} ${session.version}\n${differences(recording.steps, taken)}`;
  }
  return { isRight: false, told };
}

/** The name of the walk through the shop's pages, which has no recording. */
const shopPages = 'Pages';

async function walkPages(session, page) {
  const silent = await goThroughPages(session, page);
  return {
    isRight: !silent.length,
    told: silent.length ? `Orca does not say every heading\n${silent.join('\n')}` : '',
  };
}

const walkOne = (name, isRecording) => {
  if (name === shopPages) return walkPages;
  return isRecording ? recordOne : compareOne;
};

async function one(session, page, name, browser, isRecording) {
  const began = performance.now();
  let result;
  try {
    result = await walkOne(name, isRecording)(session, page, name, browser);
  } catch (error) {
    result = { isRight: false, told: error.message };
  }
  const mustSay = scenarios[name]?.mustSay;
  const steps = mustSay ? (recordings(name)[browser]?.steps ?? []) : [];
  if (mustSay && !steps.some(({ says }) => says.some((line) => line.includes(mustSay))))
    result = { isRight: false, told: `“${mustSay}” is not heard in its recording. ${result.told}` };
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${result.isRight ? '✓' : '✗'} ${browser.padEnd(8)} ${name} (${seconds} s)${result.told ? `: ${result.told}` : ''}`,
  );
  return result.isRight;
}

await main(async () => {
  const { catalogue, site, files, programs, args, filter = '', isRecording = false } = JSON.parse(process.argv[2]);
  const names = [...Object.keys(scenarios), shopPages].filter(
    (name) =>
      !filter ||
      filter
        .toLowerCase()
        .split(' ')
        .some((word) => name.toLowerCase().includes(word)),
  );
  if (!names.length) throw new Failure(`No scenario has one of these in its name: ${filter}.`);
  const done = [];
  // One browser at a time: each needs the whole machine to speak in time.
  for (const [browser, file] of Object.entries(files)) {
    const session = await openSession(browser, { file, args, programs });
    try {
      const page = new Page(session.driver, { catalogue, site });
      for (const name of names) done.push(await one(session, page, name, browser, isRecording));
    } finally {
      await session.close();
    }
  }
  const passed = done.filter(Boolean).length;
  process.exitCode = conclude({ passed, failed: done.length - passed });
});
