// Measures first visits to the shop's pages, beside a plain static Next.js app in the same run:
//   npm run bench:first-visits [-- --rounds=5]
// Paints and the takeover are of a phone's line and processor: 390 px, 150 ms, 1.6 Mbit/s, a quarter of the speed. The processor's time is the main
// thread's own, at full speed, until the page is quiet. Each visit has an empty cache.
import { launchChromium } from '../browsers/browser.mjs';
import { untilQuiet } from '../browsers/untilQuiet.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { table } from '../run/tables.mjs';
import { ratio, verdict } from './report.mjs';
import { commerce, measurePages, withSites } from './withSites.mjs';

const { rounds } = readOptions({ rounds: 5 });
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The maximum share of the plain page's first paint. */
const goal = 1.25;

/** Runs in the page: notes its paints and its takeover, in ms from its start. */
const noteMoments = () => {
  window.moments = {};
  const note = (name) => (list) => {
    for (const entry of list.getEntries())
      if (name !== 'first' || entry.name === 'first-contentful-paint') window.moments[name] = entry.startTime;
  };
  new PerformanceObserver(note('first')).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(note('largest')).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('vitrine:taken-over', () => (window.moments.takenOver = performance.now()));
};

/** Visits a page with an empty cache, and resolves to what the task reads from it in the end. */
async function visit(running, url, before, read) {
  const context = await running.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await before(page, client);
    await page.goto(url);
    await untilQuiet(page);
    return await read(page, client);
  } finally {
    await context.close();
  }
}

const moments = (running, url) =>
  visit(
    running,
    url,
    async (page, client) => {
      await page.addInitScript(noteMoments);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', line);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    (page) => page.evaluate(() => window.moments),
  );

const processor = (running, url) =>
  visit(
    running,
    url,
    (page, client) => client.send('Performance.enable', { timeDomain: 'threadTicks' }),
    async (page, client) => {
      const { metrics } = await client.send('Performance.getMetrics');
      return { processor: metrics.find(({ name }) => name === 'TaskDuration').value * 1000 };
    },
  );

await main(() =>
  withSites(async (sites) => {
    const running = await launchChromium(sites.env);
    const { names, of } = await measurePages(sites, rounds, async (url) => ({
      ...(await moments(running, url)),
      ...(await processor(running, url)),
    }));
    await running.close();

    const beside = (name, key) => of(name, key) / of('plain', key);
    const whole = (name, key) => of(name, key)?.toFixed(0) ?? '';
    const rows = names.map((name) => [
      name,
      whole(name, 'first'),
      ratio(beside(name, 'first')),
      name === 'plain' ? '' : verdict(beside(name, 'first') <= goal, `≤ ${ratio(goal)}`),
      whole(name, 'largest'),
      ratio(beside(name, 'largest')),
      name === 'plain' ? '' : whole(name, 'takenOver'),
      whole(name, 'processor'),
      ratio(beside(name, 'processor')),
    ]);
    const head = ['page', 'first paint, ms', 'beside plain', 'goal', 'largest paint, ms', 'beside plain'];
    console.log(`\n${table([...head, 'taken over, ms', 'processor, ms', 'beside plain'], rows)}`);
    const others = names.map((name) =>
      [name].concat(
        ['firstPaint', 'processor'].flatMap((key) => [
          commerce[key][name],
          ratio(commerce[key][name] / commerce[key].plain),
        ]),
      ),
    );
    console.log(`\nNext.js Commerce and its plain page, as measured once (noted on ${commerce.noted}):\n`);
    console.log(table(['page', 'first paint, ms', 'beside plain', 'processor, ms', 'beside plain'], others));
  }),
);
