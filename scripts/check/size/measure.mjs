//   npm run measure                   the site
//   npm run measure -- --write        the site on all platforms, into docs/measurements/site.md
//   npm run measure -- --catalogue    the catalogue
//
// Builds the site and prints, per route, what a first visit transfers: a table in markdown. The browser's cache is empty. 'At load' is the
// script that the HTML asks for; 'when idle' is the script that follows until the network is quiet: the rules of a product's stock, and what
// the pages behind links in view need ('ahead' is their data). 'Before paint' is all that the browser asks for ahead of the scripts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { gzip } from './bundling.mjs';
import { measureCatalogue } from './measureCatalogue.mjs';
import { visitBeforeScripts } from './beforePaint.mjs';
import { environmentOf, flavours } from '../../run/flavours.mjs';
import { Failure, main, root } from '../../run/programs.mjs';
import { kB, table } from '../../run/tables.mjs';
import { withShop } from '../../run/withShop.mjs';

// By route, in bytes, gzip. Each has room for about one percent: a changed line moves other lines between chunks.
const budgets = JSON.parse(readFileSync(new URL('visit-budgets.json', import.meta.url), 'utf8'));

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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
  await Promise.all(reading);
  await context.close();
  const html = String(bodies.document[0]);
  const asked = new Set(Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src]) => src));
  const scripts = [...bodies.script];
  return {
    ...bodies,
    atLoad: scripts.filter(([path]) => asked.has(path)).map(([, body]) => body),
    whenIdle: scripts.filter(([path]) => !asked.has(path)).map(([, body]) => body),
  };
}

const sum = (bodies, size) => bodies.reduce((total, body) => total + size(body), 0);

const columns = [
  ['JS at load, gzip', 'atLoad', gzip],
  ['brotli', 'atLoad', brotli],
  ['JS when idle, gzip', 'whenIdle', gzip],
  ['pages ahead, gzip', 'ahead', gzip],
  ['CSS gzip', 'stylesheet', gzip],
  ['CSS brotli', 'stylesheet', brotli],
  ['HTML gzip', 'document', gzip],
];
const head = ['route', ...columns.map(([title]) => title), 'before paint', 'requests', 'largest paint'];

/** Returns what is over the budget of a route, as sentences. */
function overBudget(route, budget, bodies, { bytes, requests, faults }) {
  const measured = {
    ...Object.fromEntries(columns.map(([, kind]) => [kind, sum(bodies[kind], gzip)])),
    paint: bytes,
    paintRequests: requests,
  };
  const over = Object.entries(budget).filter(([kind, most]) => measured[kind] > most);
  return [
    ...over.map(([kind, most]) => `${kind} of ${route} is ${measured[kind] - most} over its budget of ${most}`),
    ...faults.map((fault) => `${route}: ${fault}`),
  ];
}

/** Visits all routes of a shop. Resolves to a table in markdown, and sentences about what is over its budget. */
async function measureShop(running, origin) {
  const product = await firstProduct(origin);
  const rows = [];
  const over = [];
  for (const [route, budget] of Object.entries(budgets)) {
    const url = origin + route.replace('/products/{a product}', product);
    const bodies = await visit(running, url);
    const painted = await visitBeforeScripts(running, url);
    over.push(...overBudget(route, budget, bodies, painted));
    const cells = columns.map(([, kind, size]) => kB(sum(bodies[kind], size)));
    rows.push([`\`${route}\``, ...cells, kB(painted.bytes), painted.requests, painted.largest]);
  }
  return { text: table(head, rows), over };
}

const report = join(root, 'docs/measurements/site.md');
/** The part of the report that this script writes. */
const written = /(?<=<!-- npm run measure -- --write -->\n)[^]*(?=<!-- the end of what it writes -->)/;

async function writeReport(tables) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'));
  const parts = [
    `\`npm run measure -- --write\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Next ${version}.`,
    ...tables.map(({ title, text }) => `### ${title}\n\n${text}`),
  ];
  const before = readFileSync(report, 'utf8');
  const after = before.replace(written, () => `\n${parts.join('\n\n')}\n\n`);
  writeFileSync(report, await format(after, { ...(await resolveConfig(report)), parser: 'markdown' }));
}

await main(async () => {
  const env = await installWithBrowser();
  if (process.argv.includes('--catalogue')) return measureCatalogue(env);
  const running = await launchChromium(env);
  const isReport = process.argv.includes('--write');
  const measured = [];
  for (const { name, title } of isReport ? flavours : flavours.slice(0, 1))
    measured.push({
      title,
      ...(await withShop((origin) => measureShop(running, origin), environmentOf(name))),
    });
  await running.close();
  for (const { title, text } of measured) console.log(`${title}\n\n${text}\n`);
  console.log(
    'In kB (1000 bytes); scripts and style sheets are compressed one by one, gzip at level 9 and brotli at 11.',
  );
  if (isReport) await writeReport(measured);
  // The budgets are for the default flavour.
  const [{ over }] = measured;
  if (over.length > 0)
    throw new Failure(
      `${over.join('\n')}\nMake it smaller, or raise scripts/check/size/visit-budgets.json and say why.`,
    );
});

async function firstProduct(origin) {
  const html = await (await fetch(`${origin}/collections/bikes`)).text();
  return html.match(/href="(\/products\/[^"]+)"/)[1];
}
