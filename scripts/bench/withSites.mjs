// Runs the shop and a plain static Next.js app with the same products.
import { installWithBrowser } from '../browsers/browser.mjs';
import { stop } from '../run/programs.mjs';
import { startNext, withShop } from '../run/withShop.mjs';
import { buildPlainSite } from './plainSite.mjs';

export const listing = '/collections/bikes';

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
