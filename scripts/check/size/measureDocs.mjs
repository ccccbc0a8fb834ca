// Measures the catalogue's docs pages beside the docs page of a Storybook with one button: npm run measure -- --catalogue
import { join } from 'node:path';
import { withCatalogue, withServed } from '../../run/catalogue.mjs';
import { cache, runOrFail } from '../../run/programs.mjs';
import { kB, median, table } from '../../run/tables.mjs';

/** The first example is a story in the page, or in a frame; pages without one are there with their heading. */
const story = '[id^=story--] > *';
const frame = '#storybook-docs iframe';
const heading = '#storybook-docs h1';
const pages = [
  ['the front page', 'overview--docs', heading],
  ['the rehearsal', 'rehearsal--docs', frame],
  ['Button', 'actions-button--docs', story],
  ['Dialog', 'overlays-dialog--docs', frame],
  ['ProductBox', 'sections-product-productbox--docs', story],
  ['CartDrawer', 'sections-cart-cartdrawer--docs', frame],
  ['the pattern of stock', 'patterns-stock-and-refusal--docs', heading],
  ['Getting started', 'guides-getting-started--docs', heading],
  ['the matrix', 'matrix--docs', heading],
];

const times = 5;
const quietAfter = 10_000;
const empty = join(cache, 'empty-storybook');

const buildEmpty = () =>
  runOrFail(
    'The empty Storybook could not be built',
    'storybook',
    ['build', '--config-dir', '.storybook', '--output-dir', empty, '--quiet', '--disable-telemetry'],
    { cwd: join(import.meta.dirname, 'empty'), log: 'build-empty-storybook.log' },
  );

/** Whether the text shows in the shell: in the page, or in the frame that shows before it. */
const showsText = (selector) => {
  const isThere = (frame) => (frame?.contentDocument?.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
  const text = document.querySelector('iframe#text-first');
  return text ? isThere(text) : isThere(document.querySelector('#storybook-preview-iframe'));
};

/** Whether the first example shows: in the text, as its HTML, or in the page, which replaces the text. */
const showsExample = (selector) => {
  const text = document.querySelector('iframe#text-first');
  if (text) {
    const shown = text.contentDocument?.querySelector('.example > .rendered, .example .screen > iframe');
    const isThere = shown?.matches('iframe') ? shown.contentDocument?.body?.childElementCount > 0 : Boolean(shown);
    return isThere && shown.getBoundingClientRect().height > 100;
  }
  const example = document.querySelector('#storybook-preview-iframe')?.contentDocument?.querySelector(selector);
  if (example?.matches('iframe'))
    return Boolean(example.contentDocument?.querySelector('#storybook-root')?.textContent);
  return (example?.getBoundingClientRect().height ?? 0) > 0;
};

/** Opens a page with an empty cache. Resolves to the times, and what was sent: until the network is quiet, or ten seconds, if it is weighed. */
async function visit(chromium, { origin, id, selector }, isWeighed) {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const files = new Map();
  network.on('Network.requestWillBeSent', ({ requestId, documentURL }) =>
    files.set(requestId, { bytes: 0, isOfPreview: new URL(documentURL).pathname.endsWith('/iframe.html') }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.get(requestId).bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto(`${origin}/?path=/docs/${id}`, { waitUntil: 'commit' });
  const at = async (isSo, argument) => {
    await page.waitForFunction(isSo, argument, { polling: 'raf' });
    return page.evaluate(() => performance.now());
  };
  const text = await at(showsText, heading);
  const example = await at(showsExample, selector);
  // A page with a live shop may never be quiet.
  if (isWeighed) await page.waitForLoadState('networkidle', { timeout: quietAfter }).catch(() => undefined);
  const all = [...files.values()];
  await context.close();
  const weigh = (some) => ({ requests: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) });
  return { text, example, page: weigh(all), preview: weigh(all.filter(({ isOfPreview }) => isOfPreview)) };
}

/** Prints a table in markdown. Times are the median of five, in turn with the empty Storybook, and ratios to it. */
export async function measureDocs(chromium) {
  await buildEmpty();
  await withCatalogue((catalogue) =>
    withServed(empty, async (bare) => {
      const visits = [];
      const all = [
        { name: 'the empty Storybook', origin: bare, id: 'button--docs', selector: story },
        ...pages.map(([name, id, selector]) => ({ name, origin: catalogue, id, selector })),
      ];
      for (let time = 0; time < times; time += 1)
        for (const one of all) visits.push({ ...one, ...(await visit(chromium, one, time === 0)) });
      const rows = all.map(({ name }) => {
        const own = visits.filter((visited) => visited.name === name);
        const typical = (key) => median(own.map((visited) => visited[key]));
        const [{ page, preview }] = own;
        return { name, text: typical('text'), example: typical('example'), page, preview };
      });
      const [beside] = rows;
      const ratio = (ms) => (ms / beside.example).toFixed(2);
      console.log(
        table(
          ['page', 'text after ms', 'ratio', 'example after ms', 'ratio', 'requests', 'kB', 'of the preview', 'kB'],
          rows.map(({ name, text, example, page, preview }) => [
            name,
            text.toFixed(0),
            ratio(text),
            example.toFixed(0),
            ratio(example),
            page.requests,
            kB(page.bytes),
            preview.requests,
            kB(preview.bytes),
          ]),
        ),
      );
    }),
  );
}
