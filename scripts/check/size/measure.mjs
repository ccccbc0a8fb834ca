//   npm run measure                   the site on all platforms, against its budgets
//   npm run measure -- --budgets      writes the figures as budgets: visit-budgets.json
//   npm run measure -- --catalogue    the catalogue
//
// Builds the site and prints, per route, what a first visit transfers: a table in markdown. The browser's cache is empty. 'At load' is the
// script that the HTML asks for; 'when idle' is the script that follows until the network is quiet: the rules of a product's stock, and what
// the pages behind links in view need ('ahead' is their data). 'Before paint' is all that the browser asks for ahead of the scripts.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { untilQuiet } from '../../browsers/untilQuiet.mjs';
import { gzip } from './bundling.mjs';
import { measureInPieces } from './inPieces.mjs';
import { measureCatalogue } from './measureCatalogue.mjs';
import { visitBeforeScripts } from './beforePaint.mjs';
import { environmentOf, flavours } from '../../run/flavours.mjs';
import { Failure, main } from '../../run/programs.mjs';
import { kB, table } from '../../run/tables.mjs';
import { buildSite } from '../../run/build.mjs';
import { withShop } from '../../run/withShop.mjs';
import { overBudgets, readBudgets, writeBudgets } from './visitBudgets.mjs';

const budgets = readBudgets();
/** What to visit: a further route gets its budgets with `--budgets`. */
const routes = [
  '/',
  '/collections/bikes',
  '/collections/bikes?page=2',
  '/search?q=bike',
  '/products/{a product}',
  '/nothing-here',
];

/** Returns a function that compresses each content once: the routes share most files. */
function once(sizeOf) {
  const sizes = new Map();
  return (body) => {
    const key = createHash('sha1').update(body).digest('hex');
    if (!sizes.has(key)) sizes.set(key, sizeOf(body));
    return sizes.get(key);
  };
}

const gzipped = once(gzip);
const brotli = once((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);

/** The bodies of the responses to a first visit of the URL. */
async function visit(chromium, url) {
  // A service worker would ask for the page a second time.
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies = { document: [], script: new Map(), stylesheet: [], ahead: [] };
  const reading = [];
  const keep = (response) => {
    const { pathname, searchParams } = new URL(response.url());
    const kind = searchParams.has('_rsc') ? 'ahead' : response.request().resourceType();
    if (!(kind in bodies) || response.status() === 304) return;
    const add = (body) => (kind === 'script' ? bodies.script.set(pathname, body) : bodies[kind].push(body));
    reading.push(response.body().then(add, () => undefined));
  };
  page.on('response', keep);
  await page.goto(url, { waitUntil: 'networkidle' });
  await untilQuiet(page);
  await Promise.all(reading);
  await context.close();
  const html = String(bodies.document[0]);
  const asked = new Set(Array.from(html.matchAll(/"(\/_next\/[^"\\]+\.js)"/g), ([, src]) => src));
  const scripts = [...bodies.script];
  return {
    ...bodies,
    inline: [Array.from(html.matchAll(/<style[^>]*>([^<]*)/g), ([, css]) => css).join('')],
    atLoad: scripts.filter(([path]) => asked.has(path)).map(([, body]) => body),
    whenIdle: scripts.filter(([path]) => !asked.has(path)).map(([, body]) => body),
  };
}

const sum = (bodies, size) => bodies.reduce((total, body) => total + size(body), 0);

const columns = [
  ['JS at load, gzip', 'atLoad', gzipped],
  ['brotli', 'atLoad', brotli],
  ['JS when idle, gzip', 'whenIdle', gzipped],
  ['pages ahead, gzip', 'ahead', gzipped],
  ['CSS gzip', 'stylesheet', gzipped],
  ['CSS brotli', 'stylesheet', brotli],
  ['CSS in the page, gzip', 'inline', gzipped],
  ['HTML gzip', 'document', gzipped],
];
const head = ['route', ...columns.map(([title]) => title), 'before paint', 'requests', 'largest paint'];

/** Visits all routes of a shop. Resolves to a table in markdown, the figures by route and kind, and sentences about faults. */
async function measureShop(running, origin, isInPieces) {
  const product = await firstProduct(origin);
  const rows = [];
  const figures = {};
  const faults = isInPieces ? await measureInPieces(running, origin, product) : [];
  for (const route of routes) {
    const url = origin + route.replace('/products/{a product}', product);
    const bodies = await visit(running, url);
    const painted = await visitBeforeScripts(running, url);
    figures[route] = {
      ...Object.fromEntries(columns.map(([, kind]) => [kind, sum(bodies[kind], gzipped)])),
      paint: painted.bytes,
      paintRequests: painted.requests,
    };
    faults.push(...painted.faults.map((fault) => `${route}: ${fault}`));
    const cells = columns.map(([, kind, size]) => kB(sum(bodies[kind], size)));
    rows.push([`\`${route}\``, ...cells, kB(painted.bytes), painted.requests, painted.largest]);
  }
  return { text: table(head, rows), figures, faults };
}

await main(async () => {
  const env = await installWithBrowser();
  if (process.argv.includes('--catalogue')) return measureCatalogue(env);
  const running = await launchChromium(env);
  // Each shop finds the build done. They wait for the network most of the time, so they are visited beside each other.
  await buildSite();
  const measured = await Promise.all(
    flavours.map(async ({ name, title }, at) => ({
      name,
      title,
      // The platforms' pages have the same parts: one is enough to see them move.
      ...(await withShop((origin) => measureShop(running, origin, at === 0), environmentOf(name))),
    })),
  );
  await running.close();
  for (const { title, text } of measured) console.log(`### ${title}\n\n${text}\n`);
  console.log(
    'In kB (1000 bytes); scripts and style sheets are compressed one by one, gzip at level 9 and brotli at 11.',
  );
  const figures = Object.fromEntries(measured.map((one) => [one.name, one.figures]));
  const isWritten = process.argv.includes('--budgets');
  if (isWritten) writeBudgets(budgets, figures);
  const wrong = [
    ...measured.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
    ...overBudgets(isWritten ? readBudgets() : budgets, figures),
  ];
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
});

async function firstProduct(origin) {
  const html = await (await fetch(`${origin}/collections/bikes`)).text();
  return html.match(/href="(\/products\/[^"]+)"/)[1];
}
