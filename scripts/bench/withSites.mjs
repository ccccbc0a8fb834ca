// Runs the shop and a plain static Next.js app with the same products.
import { browser } from '../browsers/browser.mjs';
import { install } from '../run/install.mjs';
import { stop } from '../run/programs.mjs';
import { startNext, withShop } from '../run/withShop.mjs';
import { buildPlainSite } from './plainSite.mjs';

export const listing = '/collections/bikes';

/** Calls the task with `{ ours, plain, slugs, env }`: two origins, the products of both, and the browser's environment. */
export async function withSites(task) {
  await install();
  const env = await browser();
  return withShop(async (ours) => {
    const { app, slugs } = await buildPlainSite(ours, listing);
    const site = await startNext(app, 'The plain app');
    try {
      return await task({ ours, plain: site.origin, slugs, env });
    } finally {
      await stop(site.child);
    }
  });
}

/** Returns the number of an argument like --rounds=5. */
export const numberOf = (name, otherwise) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
