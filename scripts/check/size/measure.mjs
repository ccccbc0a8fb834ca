//   npm run measure                   the site
//   npm run measure -- --catalogue    the catalogue
//
// Builds the site and prints, per route, what a first visit transfers: a table in markdown. The browser's cache is empty. 'At load' is the
// script that the HTML asks for; 'when idle' is the script that follows until the network is quiet: the rules of a product's stock, and what
// the pages behind links in view need ('ahead' is their data).
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { gzip } from './bundling.mjs';
import { measureCatalogue } from './measureCatalogue.mjs';
import { Failure, main } from '../../run/programs.mjs';
import { kB, table } from '../../run/tables.mjs';
import { withShop } from '../../run/withShop.mjs';

// By route, in bytes, gzip. A bare page of Next's has 134,700 of script: a product may have 60,000 more, a search
// 50,000.
const budgets = JSON.parse(readFileSync(new URL('visit-budgets.json', import.meta.url), 'utf8'));

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The bodies of the responses to a first visit of the URL. */
async function visit(chromium, url) {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
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

await main(async () => {
  const env = await installWithBrowser();
  if (process.argv.includes('--catalogue')) return measureCatalogue(env);
  await withShop(async (origin) => {
    const running = await launchChromium(env);
    const columns = [
      ['JS at load, gzip', 'atLoad', gzip],
      ['brotli', 'atLoad', brotli],
      ['JS when idle, gzip', 'whenIdle', gzip],
      ['pages ahead, gzip', 'ahead', gzip],
      ['CSS gzip', 'stylesheet', gzip],
      ['CSS brotli', 'stylesheet', brotli],
      ['HTML gzip', 'document', gzip],
    ];
    const product = await firstProduct(origin);
    const rows = [];
    const over = [];
    for (const [route, budget] of Object.entries(budgets)) {
      const path = route.replace('/products/{a product}', product);
      const bodies = await visit(running, origin + path);
      const cells = columns.map(([, kind, size]) => kB(sum(bodies[kind], size)));
      for (const [kind, most] of Object.entries(budget)) {
        const bytes = sum(bodies[kind], gzip);
        if (bytes > most) over.push(`${kind} of ${route} is ${bytes - most} bytes over its budget of ${most}`);
      }
      rows.push([`\`${route}\``, ...cells]);
    }
    console.log(table(['route', ...columns.map(([title]) => title)], rows));
    console.log(
      '\nIn kB (1000 bytes); scripts and style sheets are compressed one by one, gzip at level 9 and brotli at 11.',
    );
    await running.close();
    if (over.length > 0)
      throw new Failure(
        `${over.join('\n')}\nMake it smaller, or raise scripts/check/size/visit-budgets.json and say why.`,
      );
  });
});

async function firstProduct(origin) {
  const html = await (await fetch(`${origin}/collections/bikes`)).text();
  return html.match(/href="(\/products\/[^"]+)"/)[1];
}
