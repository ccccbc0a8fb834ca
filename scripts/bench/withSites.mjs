// Runs the shop and a plain static Next.js app with the same products.
import { installWithBrowser } from '../browsers/browser.mjs';
import { stop } from '../run/programs.mjs';
import { median } from '../run/tables.mjs';
import { startNext, withShop } from '../run/withShop.mjs';
import { buildPlainSite } from './plainSite.mjs';

export const listing = '/collections/bikes';

/** Next.js Commerce beside a plain page, as measured once, and the day when we noted it: Lighthouse's points, and ms until the first paint and of the processor. */
export const commerce = {
  noted: '2026-11-30',
  points: { plain: 100, home: 96, collection: 93, product: 97, search: 93 },
  firstPaint: { plain: 356, home: 580, collection: 552, product: 576, search: 548 },
  processor: { plain: 68, home: 195, collection: 202, product: 210, search: 211 },
};

/**
 * Measures the plain page and the shop's kinds of pages in turn, so that a slow minute of the machine slows all of them.
 * @param sites as `withSites` gives them
 * @param measure gets an address and resolves to figures by name
 * @returns the names of the pages, and a function that returns the median of a figure of one
 */
export async function measurePages({ ours, plain, slugs }, rounds, measure) {
  const pages = {
    plain: `${plain}/`,
    home: `${ours}/`,
    collection: ours + listing,
    product: `${ours}/products/${slugs[0]}`,
    search: `${ours}/search?q=bike`,
  };
  const names = Object.keys(pages);
  const found = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) for (const name of names) found[name].push(await measure(pages[name]));
  return { names, of: (name, figure) => median(found[name].map((one) => one[figure])) };
}

/**
 * Calls the task with `{ ours, server, plain, slugs, env }`: two origins, the shop's process, the products of both, and the browser's environment.
 * @param settings further variables of the shop
 */
export async function withSites(task, settings) {
  const env = await installWithBrowser();
  return withShop(async (ours, server) => {
    const { app, slugs } = await buildPlainSite(ours, listing);
    const site = await startNext(app, 'The plain app');
    try {
      return await task({ ours, server, plain: site.origin, slugs, env });
    } finally {
      await stop(site.child);
    }
  }, settings);
}
