// Measures the work of the main thread from a press until the next painted frame, and until the first frame with its result:
//   npm run bench:presses [-- --rounds=5] [--profile=12]
// It prints the thread's own time, four times as long as measured: a phone's processor. Other programs on the machine hardly change it.
// With `--profile` (`npm run bench:profile`) it prints the shares of React, Next and our code instead, and so many functions of each press: those with
// the largest own time until its result, and after it until all of it. The profiler itself takes time, so such a run has no times.
import { launchChromium, installWithBrowser } from '../browsers/browser.mjs';
import { untilQuiet } from '../browsers/untilQuiet.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { median, table } from '../run/tables.mjs';
import { withShop } from '../run/withShop.mjs';
import { ownerNames, sharesByOwner, sharesOf } from './profile.mjs';
import { verdict } from './report.mjs';

const { rounds, profile } = readOptions({ rounds: 5 }, 'profile');
/** How many functions of a press to print. */
const longest = Number(profile ?? 0);
const slowdown = 4;
/** ms until the result of the press shows. */
const goal = 200;

const inMain = (name) => (page) => page.getByRole('main').getByRole('button', { name }).first();
const inBanner = (name) => (page) => page.getByRole('banner').getByRole('button', { name });
const dialog = '[role=dialog]';
/** The names of the marks in the trace. */
const marks = { result: 'the result shows', content: 'its content shows' };
const addToCart = inMain('Add to Cart');

/**
 * A press: its page, its control, the selector of what shows its result, the selector of what shows last if that comes after the result, and
 * what comes before it.
 */
const presses = {
  // The page comes ahead. Its preview shows first.
  'product in a list': {
    path: '/collections/bikes',
    before: (page) => untilQuiet(page, 1500),
    control: (page) => page.locator('main a[href^="/products/"] :is(h2, h3)').first(),
    result: 'main [aria-busy] h1',
    content: 'main :not([aria-busy]) > article h1',
  },
  'add to cart': { path: '/products/floor-pump', control: addToCart, result: dialog, content: `${dialog} li` },
  quantity: {
    path: '/products/floor-pump',
    control: inMain(/^Increase/),
    result: 'main input[value="2"]',
  },
  'quantity in the cart': {
    path: '/products/floor-pump',
    before: (page) => addToCart(page).click(),
    control: (page) => page.locator(dialog).getByRole('button', { name: /^Increase/ }),
    result: `${dialog} input[value="2"]`,
  },
  'filters open': {
    path: '/collections/bikes',
    control: inMain(/^Filter/),
    result: dialog,
    content: `${dialog} form label`,
  },
  menu: { path: '/about', control: inBanner('Menu'), result: dialog, content: `${dialog} nav li` },
  search: {
    path: '/about',
    control: inBanner('Search'),
    result: '[role=combobox]',
    content: '[role=group] section li a',
  },
};

/** Records the trace of the page's processes during the action. */
async function trace(client, action) {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await action();
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  return events;
}

/** Returns the work until the first painted frame after the press, with its result and with its content, in ms at a phone's speed. */
function workIn(events) {
  const press = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown');
  const ofThread = events.filter(({ pid, tid }) => pid === press.pid && tid === press.tid);
  const markOf = (wanted) => ofThread.find(({ name }) => name === wanted);
  const frameAfter = (time) =>
    Math.min(...ofThread.filter(({ name, ts }) => name === 'Paint' && ts > time).map(({ ts, dur }) => ts + dur));
  const tasks = ofThread.filter(({ name, ph, tdur }) => ph === 'X' && name.endsWith('RunTask') && tdur);
  const until = (end) =>
    tasks
      .filter(({ ts, dur }) => ts + dur > press.ts && ts < end)
      .reduce((total, { tdur }) => total + (tdur * slowdown) / 1000, 0);
  // A frame is one task, which also runs the callback that sets the mark. A frame that only moves a layer has no event of a paint.
  const frameWith = ({ ts: time }) =>
    Math.max(...tasks.filter(({ ts, dur }) => ts <= time && time <= ts + dur).map(({ ts, dur }) => ts + dur));
  const shown = frameWith(markOf(marks.result));
  const whole = frameWith(markOf(marks.content));
  return {
    first: until(frameAfter(press.ts)),
    result: until(shown),
    content: until(whole),
    parts: { 'until its result': { from: press.ts, to: shown }, 'after it': { from: shown, to: whole } },
  };
}

/**
 * In the page: marks the frame in which each selector's element first shows, from the press on. It looks only in frames after an element has
 * come: looking makes the browser draw frames that it would not draw otherwise.
 */
function awaitElements(wanted) {
  const shows = (element) => {
    const { width, top, right, bottom, left } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const missing = new Map(Object.entries(wanted));
  const all = Promise.withResolvers();
  globalThis.allShown = all.promise;
  let isLooking = false;
  const look = () => {
    isLooking = false;
    let isThere = false;
    for (const [mark, selector] of missing) {
      const found = [...document.querySelectorAll(selector)];
      if (found.some(shows)) {
        performance.mark(mark);
        missing.delete(mark);
      } else isThere ||= found.length > 0;
    }
    if (missing.size === 0) all.resolve();
    else if (isThere) lookInTheNextFrame();
  };
  const lookInTheNextFrame = () => {
    if (!isLooking && missing.size > 0) isLooking = requestAnimationFrame(look) > 0;
  };
  const begin = () =>
    new MutationObserver(lookInTheNextFrame).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['value', 'role'],
    });
  addEventListener('pointerdown', begin, { capture: true, once: true });
}

async function measure(running, origin, { path, before, control, result, content = result }) {
  const context = await running.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    // Without this, the consent bar may appear under the finger.
    await context.addInitScript(() => localStorage.setItem('vitrine-consent', 'denied'));
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await before?.(page);
    await control(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const client = await context.newCDPSession(page);
    if (longest) {
      await client.send('Profiler.enable');
      await client.send('Profiler.setSamplingInterval', { interval: 200 });
      await client.send('Profiler.start');
    }
    const events = await trace(client, async () => {
      await page.evaluate(awaitElements, { [marks.result]: result, [marks.content]: content });
      await control(page).tap();
      await page.evaluate(() => globalThis.allShown);
      // The frame with the result.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
    const stopped = longest ? await client.send('Profiler.stop') : undefined;
    return { ...workIn(events), profile: stopped?.profile };
  } finally {
    await context.close();
  }
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Returns each part of a press that takes time, with the shares of its functions. */
const partsOf = (press, found) =>
  Object.keys(found[0].parts).flatMap((part) => {
    const profiles = found.map((one) => ({ profile: one.profile, ...one.parts[part] }));
    return profiles.every(({ from, to }) => to > from) ? [{ press, part, shares: sharesOf(profiles) }] : [];
  });

const ownersOf = ({ press, part, shares }) => [press, part, ...sharesByOwner(shares).map(percent)];

const functionsOf = ({ press, part, shares }) =>
  shares.slice(0, longest).map(({ name, own, all }) => [press, part, name, percent(own), percent(all)]);

const resultOf = (found) => median(found.map((one) => one.result));

await main(async () => {
  const env = await installWithBrowser();
  // A build with source maps has the names.
  if (longest) process.env.SOURCE_MAPS = '1';
  await withShop(async (origin) => {
    const running = await launchChromium(env);
    const rows = [];
    const parts = [];
    for (const [name, press] of Object.entries(presses)) {
      const found = [];
      for (let round = 0; round < rounds; round++) found.push(await measure(running, origin, press));
      if (longest) {
        parts.push(...partsOf(name, found));
        continue;
      }
      const result = resultOf(found);
      const [first, content] = [(one) => one.first, (one) => one.content].map((time) => median(found.map(time)));
      rows.push([
        name,
        ...[first, result, content].map((time) => time.toFixed(0)),
        verdict(result <= goal, `≤ ${goal}`),
      ]);
    }
    await running.close();
    if (longest) {
      console.log(`\n${table(['press', 'time', ...ownerNames], parts.map(ownersOf))}`);
      const columns = ['press', 'time', 'function, file', 'own share', 'with its calls'];
      console.log(`\n${table(columns, parts.flatMap(functionsOf))}`);
      return;
    }
    const columns = ['press', 'until a frame, ms', 'until its result, ms', 'until all of it, ms', 'goal'];
    console.log(`\n${table(columns, rows)}`);
  });
});
