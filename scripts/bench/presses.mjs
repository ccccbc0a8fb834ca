// Measures the work of the main thread from a press until the next painted frame, and until the first frame with its result:
//   npm run bench:presses [-- --rounds=5]
// It prints the thread's own time, four times as long as measured: a phone's processor. Other programs on the machine hardly change it.
import { launchChromium, installWithBrowser } from '../browsers/browser.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { median, table } from '../run/tables.mjs';
import { withShop } from '../run/withShop.mjs';
import { verdict } from './report.mjs';

const { rounds } = readOptions({ rounds: 5 });
const slowdown = 4;
/** ms until the result of the press shows. */
const goal = 200;

const inMain = (name) => (page) => page.getByRole('main').getByRole('button', { name }).first();
const inBanner = (name) => (page) => page.getByRole('banner').getByRole('button', { name });
const dialog = '[role=dialog]';
/** The name of the mark in the trace. */
const mark = 'the result shows';
const addToCart = inMain('Add to Cart');

/** A press: its page, its control, the selector of what shows its result, and what comes before it. */
const presses = {
  'add to cart': { path: '/products/floor-pump', control: addToCart, result: dialog },
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
  'filters open': { path: '/collections/bikes', control: inMain(/^Filter/), result: dialog },
  menu: { path: '/about', control: inBanner('Menu'), result: dialog },
  search: { path: '/about', control: inBanner('Search'), result: '[role=combobox]' },
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

/** Returns the work until the first painted frame after the press, and until the first one with its result, in ms at a phone's speed. */
function workIn(events) {
  const press = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown');
  const ofThread = events.filter(({ pid, tid }) => pid === press.pid && tid === press.tid);
  const result = ofThread.find(({ name }) => name === mark);
  const frameAfter = (time) =>
    Math.min(...ofThread.filter(({ name, ts }) => name === 'Paint' && ts > time).map(({ ts, dur }) => ts + dur));
  const tasks = ofThread.filter(({ name, ph, tdur }) => ph === 'X' && name.endsWith('RunTask') && tdur);
  const until = (end) =>
    tasks
      .filter(({ ts, dur }) => ts + dur > press.ts && ts < end)
      .reduce((total, { tdur }) => total + (tdur * slowdown) / 1000, 0);
  return { first: until(frameAfter(press.ts)), result: until(frameAfter(result.ts)) };
}

/** In the page: marks the time when an element first shows, from the press on. */
function awaitResult({ selector, mark }) {
  const shows = (element) => {
    const { width, top, right, bottom, left } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(shows)) performance.mark(mark);
    else requestAnimationFrame(look);
  };
  addEventListener('pointerdown', look, { capture: true, once: true });
}

async function measure(running, origin, { path, before, control, result }) {
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
    const events = await trace(client, async () => {
      await page.evaluate(awaitResult, { selector: result, mark });
      await control(page).tap();
      await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
      // The frame with the result.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
    return workIn(events);
  } finally {
    await context.close();
  }
}

await main(async () => {
  const env = await installWithBrowser();
  await withShop(async (origin) => {
    const running = await launchChromium(env);
    const rows = [];
    for (const [name, press] of Object.entries(presses)) {
      const found = [];
      for (let round = 0; round < rounds; round++) found.push(await measure(running, origin, press));
      const first = median(found.map((one) => one.first));
      const result = median(found.map((one) => one.result));
      rows.push([name, first.toFixed(0), result.toFixed(0), verdict(result <= goal, `≤ ${goal}`)]);
    }
    await running.close();
    console.log(`\n${table(['press', 'until a frame, ms', 'until its result, ms', 'goal'], rows)}`);
  });
});
