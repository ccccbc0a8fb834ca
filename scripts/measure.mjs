// Builds the site and prints, per route, what a first visit transfers: a table in markdown. The browser's cache is empty and
// everything counts that it fetches until the network is quiet, so also what arrives when the page is idle.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { main } from './run.mjs';
import { withShop } from './withShop.mjs';

const routes = ['/', '/collections/bikes', '/collections/bikes?page=2', '/products/{a product}', '/nothing-here'];

const gzip = (body) => gzipSync(body, { level: 9 }).length;
const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kB = (bytes) => (bytes / 1000).toFixed(1);

/** The bodies of one kind of resource that a first visit to the address fetches. */
async function visit(chromium, url) {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const bodies = { script: [], stylesheet: [], document: [] };
  const reading = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind in bodies && response.status() !== 304)
      reading.push(
        response.body().then(
          (body) => bodies[kind].push(body),
          () => undefined,
        ),
      );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  );
  await context.close();
  return { ...bodies, inline: Buffer.from(inline) };
}

const sum = (bodies, size) => kB(bodies.reduce((total, body) => total + size(body), 0));

await main(async () => {
  await install();
  const { CHROMIUM_PATH, CHROMIUM_ARGS } = await browser();
  await withShop(async (origin) => {
    const { chromium } = await import('playwright-core');
    const running = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
    console.log('| route | JS gzip | JS brotli | CSS gzip | CSS brotli | inline CSS | HTML gzip |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const product = await firstProduct(origin);
    for (const route of routes) {
      const path = route.replace('/products/{a product}', product);
      const { script, stylesheet, document, inline } = await visit(running, origin + path);
      const cells = [
        sum(script, gzip),
        sum(script, brotli),
        sum(stylesheet, gzip),
        sum(stylesheet, brotli),
        kB(inline.length),
        sum(document, gzip),
      ];
      console.log(`| \`${route}\` | ${cells.join(' | ')} |`);
    }
    console.log(
      '\nIn kB (1000 bytes); scripts and style sheets are compressed one by one, gzip at level 9 and brotli at 11.',
    );
    await running.close();
  });
});

async function firstProduct(origin) {
  const html = await (await fetch(`${origin}/collections/bikes`)).text();
  return html.match(/href="(\/products\/[^"]+)"/)[1];
}
