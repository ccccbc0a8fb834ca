// Walks the scenarios with Orca in each browser, and compares the speech and the focus with the recordings.
//
//   node scripts/browsers/speech/run.mjs '{"catalogue": "http://…", "site": "http://…", "sandbox": "http://…", "files": {"firefox": …}, "programs": {…},
// "filter": "Drawer", "isRecording": true}'
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createSandboxClient } from '@vitrine/sandbox/client';
import { format, resolveConfig } from 'prettier';
import { Page } from '../journeys/page.mjs';
import { Failure, main, root } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { goThroughPages } from './pages.mjs';
import { scenarios as components } from './scenarios.mjs';
import { shopJourneys } from './shop.mjs';
import { openSession } from './session.mjs';

const loading = /^Loading\.\s+Please wait\.$/;
const loaded = /^Finished loading/;
/** Orca's messages about changes of its mode, about loading and about a replaced number. They depend on the timing and not on the page. */
const noise = [/^(Focus|Browse) mode$/, /^Selection deleted\.$/, loading, loaded];
/** Orca's word for a link that this or an earlier walk has followed. */
const followed = / visited(?= link\.$)/;
/** Orca's words about the page or overlay that is left. They depend on what Orca still finds of it. */
const leftBehind = [/^leaving /, / document web\.$/];

function tidy(lines, { page, closes } = {}) {
  const left = page || closes ? [...noise, ...leftBehind] : noise;
  return lines
    .map((line) => line.replace(/\s+/g, ' ').replace(followed, ''))
    .filter((line) => !left.some((one) => one.test(line)));
}

/** The lines that two walks of a step have in common. */
const common = (one, other) => one.says.filter((line) => other.says.includes(line));
const sorted = ({ does, says, focus }) => ({ does, says: says.toSorted(), focus });

/** Whether a step says what it said before. A message and the focus come in either order if both come at once. */
function isSame(before, now) {
  if (!before || !now) return false;
  // On the way to another page, Orca may say more: what it finds where the old focus was.
  const says = before.page ? before.says.filter((line) => !now.says.includes(line)) : undefined;
  return says ? says.length === 0 && before.focus === now.focus : isDeepStrictEqual(sorted(before), sorted(now));
}
const areSame = (some, others) =>
  some.length === others.length && some.every((one, index) => isSame(one, others[index]));

/** Returns the steps without the words that only one of two walks heard on the way to another page. */
const heardTwice = (steps, others) =>
  steps.map((step, index) => (step.page ? { ...step, says: common(step, others[index]) } : step));

const scenarios = { ...components, ...shopJourneys };
const fileOf = (name) =>
  join(root, scenarios[name].folder ?? 'site/spoken', `${scenarios[name].file ?? name}.spoken.json`);
const recordings = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {});

async function record(name, browser, recording) {
  const file = fileOf(name);
  const all = {
    ...(scenarios[name].path ? { name } : { story: scenarios[name].story }),
    ...recordings(name),
    [browser]: recording,
  };
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(all), { ...options, filepath: file }));
}

/** Presses Tab until this has the focus. Orca stops a word that the next key interrupts, so the last stop is walked again, alone. */
async function tabTo(session, page, target) {
  await page.shows(...target);
  for (let presses = 0; presses < 80 && !(await page.find(...target))[0]?.hasFocus; presses++) {
    await session.key('Tab');
    await page.frames(2);
  }
  await page.focusOn(...target);
  await session.key('shift+Tab');
  await session.heard();
  await session.key('Tab');
  await page.focusOn(...target);
}

async function act(session, page, { key, type, called = type, to }) {
  if (key) await session.key(key);
  else if (type) await session.type(typeof type === 'function' ? type() : type);
  else await tabTo(session, page, to);
  return key ?? (type ? `types ${called}` : `Tab to ${await page.focused()}`);
}

async function waitFor(page, { page: heading, shows, gone }) {
  if (heading) await page.isAt(heading);
  if (shows) await page.shows(...shows);
  if (gone) await page.gone(...gone);
}

const asStep = (step) => (typeof step === 'string' ? { key: step } : step);

/** The name of the focused element, which Orca says: 'button "Add to Cart"'. Empty if it has none. */
const nameIn = (focus) => /"(.*)"$/.exec(focus)?.[1] ?? '';

/** Takes one step. Resolves to the action, the speech and the focus after it. */
async function take(session, page, step) {
  const before = await page.focused();
  const does = await act(session, page, asStep(step));
  await waitFor(page, asStep(step));
  await page.frames(6);
  const focus = await page.focused();
  const says = await session.heard(focus === before ? {} : { until: nameIn(focus) });
  const { page: heading } = asStep(step);
  return { does, says: tidy(says, asStep(step)), focus: await page.focused(), ...(heading && { page: heading }) };
}

/**
 * Opens a page, again if Orca considers it still loading. Chromium sometimes reports the beginning of loading after
 * its end. Orca then ignores changes of the page.
 */
async function open(session, what, load) {
  for (let tries = 1; tries <= 5; tries++) {
    await load();
    const last = (await session.heard()).findLast((line) => loading.test(line) || loaded.test(line));
    if (!last || loaded.test(last)) return;
    // Goes to another page first: repeating the same load mostly gives the same order.
    await session.driver.go('data:text/html,<title>Between</title>');
    await session.heard();
  }
  throw new Failure(`Orca takes ${what} for one that is still loading, five times opened.`);
}

/** The calls that change something take as long as over a slow line. Orca then has said the change before the answer comes. */
const slow = [
  'cart.create',
  'cart.add',
  'cart.update',
  'cart.remove',
  'customer.login',
  'customer.register',
  'address.create',
];

/** Restores the shop to its seed. */
async function prepare(sandbox) {
  const client = createSandboxClient(sandbox);
  await client.resetSandbox();
  for (const call of slow) await client.addFault({ match: { call }, fault: 'delay=1500' });
}

/** Puts a button before the story and the focus on it. */
async function beginBefore(session, page) {
  await page.evaluate(`(document.body.insertAdjacentHTML('afterbegin', '<button>Before</button>'), true)`);
  await session.key('Tab');
  await page.focusOn('button', 'Before');
  await session.heard();
}

async function walk(session, page, { story, path, before = [], isFirst = false, until, steps }, sandbox) {
  if (path) {
    await open(session, path, async () => {
      await prepare(sandbox);
      await page.visitFirst(path);
    });
    for (const step of before) await take(session, page, step);
  } else await open(session, story, () => page.open(story));
  if (isFirst) await beginBefore(session, page);
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
    .filter(([a, b]) => !isSame(a, b))
    .map(([a, b]) => `    ${called.padEnd(8)}  ${a ? shown(a) : 'no step'}\n    now       ${b ? shown(b) : 'no step'}`)
    .join('\n');

/** Repeats a walk until two walks in a row are equal. Speech that occurs only once is not recorded. */
async function recordOne(session, page, name, browser, sandbox) {
  let last;
  let told = '';
  for (let walks = 1; walks <= 4; walks++) {
    const taken = await walk(session, page, scenarios[name], sandbox);
    const heard = last && heardTwice(last, taken);
    if (heard && areSame(heard, taken)) {
      await record(name, browser, { with: `Orca ${session.orca}, ${browser} ${session.version}`, steps: heard });
      return { isRight: true, told: `recorded after ${walks} walks` };
    }
    if (heard) told = differences(heard, taken, 'before');
    last = taken;
  }
  return { isRight: false, told: `four walks, and no two in a row that say the same: not recorded\n${told}` };
}

/**
 * Compares a walk with its recording. A difference on the first walk may come from the machine: it only counts if the second walk differs
 * too. The report mentions it in any case.
 */
async function compareOne(session, page, name, browser, sandbox) {
  const recording = recordings(name)[browser];
  if (!recording) return { isRight: false, told: 'has no recording: npm run test:speech -- --record makes one' };
  let told = '';
  for (let walks = 1; walks <= 2; walks++) {
    const taken = await walk(session, page, scenarios[name], sandbox);
    if (areSame(recording.steps, taken)) return { isRight: true, told: walks === 2 ? 'on the second walk' : '' };
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

async function one(session, page, name, browser, { isRecording, sandbox }) {
  const began = performance.now();
  let result;
  try {
    result = await walkOne(name, isRecording)(session, page, name, browser, sandbox);
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
  const {
    catalogue,
    site,
    sandbox,
    files,
    programs,
    args,
    filter = '',
    isRecording = false,
  } = JSON.parse(process.argv[2]);
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
      const walked = names.filter((name) => scenarios[name]?.browsers?.includes(browser) ?? true);
      for (const name of walked) done.push(await one(session, page, name, browser, { isRecording, sandbox }));
    } finally {
      await session.close();
    }
  }
  const passed = done.filter(Boolean).length;
  process.exitCode = conclude({ passed, failed: done.length - passed });
});
