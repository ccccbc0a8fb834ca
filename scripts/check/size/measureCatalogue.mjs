// Measures the cost of opening the catalogue's preview: npm run measure -- --catalogue
import { launchChromium } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { flavours } from '../../run/flavours.mjs';
import { median, table } from '../../run/tables.mjs';
import { gzip } from './bundling.mjs';
import { measureDocs } from './measureDocs.mjs';

/** One story of each kind: the cost of a component alone, and the addition of a shop on each platform. */
const stories = [
  { name: 'a button', id: 'actions-button--primary' },
  { name: 'a drawer', id: 'overlays-drawer--default' },
  ...flavours.map(({ name, title }) => ({
    name: `a collection on ${title}`,
    id: 'pages-collection--default',
    globals: `platform:${name}`,
  })),
];

const times = 5;
const kB = (bytes) => (bytes / 1000).toFixed(0);

/**
 * Prints a table in markdown: for each story, the script that it fetches with an empty cache, and the time until it is shown (the median of
 * five).
 */
export async function measureCatalogue(env) {
  await withCatalogue(async (url) => {
    const running = await launchChromium(env);
    const rows = [];
    for (const { name, id, globals } of stories) {
      const address = `${url}/iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`;
      const visits = [];
      for (let time = 0; time < times; time += 1) visits.push(await visit(running, address));
      const [{ files }] = visits;
      const [largest] = files.sort((a, b) => b.size - a.size);
      rows.push([
        name,
        files.length,
        kB(files.reduce((sum, { size }) => sum + size, 0)),
        `${largest.file}, ${kB(largest.size)} kB`,
        median(visits.map(({ shown }) => shown)).toFixed(0),
      ]);
    }
    console.log(table(['story', 'files', 'script, gzip kB', 'the largest file', 'shown after ms'], rows));
    await measureDocs(running);
    await running.close();
  });
}

async function visit(running, address) {
  const context = await running.newContext();
  const page = await context.newPage();
  const reading = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname
      .split('/')
      .at(-1)
      .replace(/-[\w-]{8}\.js$/, '.js');
    // Counts only responses that arrive before the story is shown.
    const read = response.body().then((body) => ({ file, size: gzip(body) }));
    reading.push(read.catch(() => undefined));
  });
  await page.goto(address);
  await page.waitForFunction(
    () => ['completed', 'finished', 'afterEach'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    undefined,
    { polling: 'raf' },
  );
  const shown = await page.evaluate(() => performance.now());
  const files = (await Promise.all(reading)).filter(Boolean);
  await context.close();
  return { shown, files };
}
