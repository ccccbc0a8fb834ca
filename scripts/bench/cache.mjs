// How long a page takes on the second visit of many distinct pages in turn, and the memory of the server that keeps them:
//   npm run bench:cache [-- --pages=20000]
// The server has the default settings, and the bounds of memory that the Dockerfile sets. Each page is rendered in the first pass, 8 at a time. The second pass requests them one after the other. The last row
// does the same for one page.
import { Agent, get } from 'node:http';
import { install } from '../run/install.mjs';
import { Failure, main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { withShop } from '../run/withShop.mjs';
import { table } from '../run/tables.mjs';
import { ms, ratio, verdict } from './report.mjs';
import { manyPages, memoryOf, productPaths } from './manyPages.mjs';

const { pages } = readOptions({ pages: 20_000 });
/** As with webhooks: both passes must be done before a page is due. */
const freshSeconds = 3600;
/** The time of a page in milliseconds, and the memory of the server in megabytes. */
const goals = { page: 1, memory: 400 };

const agent = new Agent({ keepAlive: true });
/** As a browser by TLS. */
const headers = { 'accept-encoding': 'br, gzip' };

/** Resolves when the whole page has arrived. */
const visit = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Failure(`${url} answered ${response.statusCode}.`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });

/** Visits all URLs, `atOnce` at a time. Resolves to the milliseconds per URL. */
async function pass(urls, atOnce) {
  const began = performance.now();
  const rest = urls.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const url of rest) await visit(url);
    }),
  );
  return (performance.now() - began) / urls.length;
}

await main(async () => {
  await install();
  await withShop(
    async (origin, server) => {
      const urls = (await productPaths(origin, pages)).map((path) => origin + path);
      const before = memoryOf(server);
      const first = await pass(urls, 8);
      const second = await pass(urls, 1);
      const memory = memoryOf(server);
      const same = await pass(
        urls.map(() => urls[0]),
        1,
      );
      const rows = [
        ['first visit of each', ms(first), '', ''],
        [
          'second visit of each',
          ms(second),
          ratio(second / same),
          verdict(second <= goals.page, `≤ ${ms(goals.page)} ms`),
        ],
        ['one page, as often', ms(same), ratio(1), ''],
      ];
      console.log(`\n${table([`${pages} pages`, 'ms a page', 'beside one page', 'goal'], rows)}`);
      const goal = verdict(memory <= goals.memory, `≤ ${goals.memory} MB`);
      console.log(
        `\nThe server's memory: ${before.toFixed(0)} MB before, ${memory.toFixed(0)} MB after both passes (${goal}).`,
      );
    },
    {
      ...manyPages(pages),
      PAGE_FRESH_SECONDS: String(freshSeconds),
    },
  );
});
