// Measures the cost of a listing's page on each flavour: npm run bench:listing [-- --products=50,1000] 'first of all':
// the process has had no earlier requests; 'unseen': the listing is new, but the process has read others. Prints calls
// and milliseconds. The sandbox runs in this process, so that the milliseconds include its work as well as the
// adapter's.
import { flavours } from '@vitrine/commerce';
import {
  createCommerce,
  createDataCache,
  createListingOrders,
  createMemorySession,
  sandboxSettings,
} from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { buildPackages } from '../run/build.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { shopOf } from './largeShop.mjs';

const { products = '50,1000,10000,100000' } = readOptions({}, 'products');
const sizes = products.split(',').map(Number);
const perPage = 24;

const baseUrl = 'https://northlane.test';

/** Opens a shop that has read nothing yet and counts its calls. */
function open(settings, sandbox) {
  const counter = { calls: 0 };
  const fetch = (url, init) => {
    counter.calls++;
    return sandbox.fetch(new Request(url, init));
  };
  const dependencies = {
    fetch,
    session: createMemorySession(),
    listingOrders: createListingOrders(),
    cache: createDataCache(),
    timeout: 600_000,
  };
  const { catalog } = createCommerce(settings, dependencies);
  const read = async (page, collection = 'all') => {
    const before = counter.calls;
    const begin = performance.now();
    const listing = await catalog.products({ in: { collection }, page, perPage });
    const milliseconds = performance.now() - begin;
    if (!listing || listing.items.length === 0) throw new Error(`Page ${page} of ${collection} is empty.`);
    return { calls: counter.calls - before, milliseconds, listing };
  };
  return { read };
}

const cell = ({ calls, milliseconds }) => `${`${calls}`.padStart(5)} ${milliseconds.toFixed(1).padStart(9)}`;

await main(async () => {
  await buildPackages();
  console.log(`A page of ${perPage}: calls and milliseconds`);
  console.log(
    `${'flavour'.padEnd(16)} ${'products'.padStart(8)}  ${'first of all'.padStart(15)} ${'first, unseen'.padStart(15)} ${'last, unseen'.padStart(15)} ${'first, seen'.padStart(15)} ${'last, seen'.padStart(15)}`,
  );
  for (const count of sizes) {
    const sandbox = createSandbox({ data: shopOf(count) });
    const last = Math.ceil(count / perPage);
    for (const { name } of flavours) {
      const settings = sandboxSettings(name, baseUrl);
      const cold = await open(settings, sandbox).read(1);
      // The data for all listings, such as the shop's currency, has been read by then.
      const openWarm = async () => {
        const shop = open(settings, sandbox);
        await shop.read(1, 'few');
        return shop;
      };
      const first = await (await openWarm()).read(1);
      const shop = await openWarm();
      const whole = await shop.read(last);
      const seen = [await shop.read(1), await shop.read(last)];
      console.log(`${name.padEnd(16)} ${`${count}`.padStart(8)}  ${[cold, first, whole, ...seen].map(cell).join(' ')}`);
    }
  }
});
