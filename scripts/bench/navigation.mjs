// Measures the time from a press on a product in a list until the product's page shows, compared with a plain static Next.js app in the
// same run:
//   npm run bench:navigation [-- --rounds=9]
// It uses a phone's screen and slows the processor four times. The time ends with the painted frame that contains the product's heading.
import { launchChromium } from '../browsers/browser.mjs';
import { untilQuiet } from '../browsers/untilQuiet.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { median, table } from '../run/tables.mjs';
import { ms, ratio, verdict } from './report.mjs';
import { listing, withSites } from './withSites.mjs';

const { rounds } = readOptions({ rounds: 9 });
const slowdown = 4;
const goal = 1;
/** The work of such a press in ms, at full speed, as measured once for Next.js Commerce and a plain page, and the day when we noted it. */
const commerce = { work: 85, plain: 24, noted: '2026-11-29' };
/** A link whose page comes ahead, since it is the first in view, and one whose page comes when the pointer rests on it for these ms. */
const ways = { 'the first in view': { place: 0, rest: 0 }, 'another, after hovering': { place: 1, rest: 400 } };

/** Runs in the page: measures the ms from the next press until another heading is painted. */
const untilShown = () => {
  const before = document.querySelector('h1')?.textContent;
  window.shown = new Promise((resolve, reject) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        setTimeout(() => reject(new Error(`Ten seconds after the press ${location.href} shows ${before}.`)), 10_000);
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading && heading !== before && location.pathname.startsWith('/products/'))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
};

async function measure(running, url, { place, rest }) {
  const context = await running.newContext({ viewport: { width: 390, height: 844 } });
  try {
    // Without this, the consent bar may appear under the pointer.
    await context.addInitScript(() => localStorage.setItem('vitrine-consent', 'denied'));
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    const link = page.locator('main a[href^="/products/"]').nth(place);
    await link.scrollIntoViewIfNeeded();
    await untilQuiet(page, 1500);
    await page.evaluate(untilShown);
    // Points at the name, which nothing covers. The middle of a link with a picture and a heading may be outside of both.
    await link.locator('h2, h3').hover();
    if (rest) await page.waitForTimeout(rest);
    await page.mouse.down();
    await page.mouse.up();
    return await page.evaluate(() => window.shown);
  } finally {
    await context.close();
  }
}

await main(() =>
  withSites(async ({ ours, plain, env }) => {
    const running = await launchChromium(env);
    const rows = [];
    for (const [name, way] of Object.entries(ways)) {
      const times = { ours: [], plain: [] };
      for (let round = 0; round < rounds; round++) {
        times.ours.push(await measure(running, ours + listing, way));
        times.plain.push(await measure(running, `${plain}/`, way));
      }
      const share = median(times.ours) / median(times.plain);
      rows.push([
        name,
        ms(median(times.ours)),
        ms(median(times.plain)),
        ratio(share),
        verdict(share <= goal, `≤ ${ratio(goal)}`),
      ]);
    }
    await running.close();
    console.log(`\n${table(['collection → product', 'ours, ms', 'plain, ms', 'ratio', 'goal'], rows)}`);
    console.log(
      `\nNext.js Commerce, as measured once (noted on ${commerce.noted}): ${commerce.work} ms of work beside the plain page's ` +
        `${commerce.plain} (${ratio(commerce.work / commerce.plain)}), at full speed.`,
    );
  }),
);
