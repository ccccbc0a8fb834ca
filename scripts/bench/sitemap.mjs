// Measures the parts of a sitemap and of a product feed on each flavour: npm run bench:sitemap [-- --products=100000]
// Reads all parts one after the other, as a crawler does, and each part of a feed with its stock. Prints the calls of a part, the milliseconds of the first and the last part with
// their ratio, and how much more memory is in use after the last part than after the first. The sandbox runs in this process, so that the
// milliseconds include its work as well as the adapter's.
import { flavours } from '@vitrine/commerce';
import { createCommerce, createDataCache, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildPackages } from '../run/build.mjs';
import { Failure, main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { shopOf } from './largeShop.mjs';

const { products } = readOptions({ products: 100_000 });

/** A part must take less. */
const goal = { milliseconds: 1000, megabytes: 20 };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

function memory() {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

await main(async () => {
  await buildPackages();
  const sandbox = createSandbox({ data: shopOf(products) });
  console.log(`${products} products: parts, calls of a part, milliseconds of a part, last/first, memory/first part`);
  for (const { name } of flavours) {
    let calls = 0;
    const fetch = (url, init) => {
      calls++;
      return sandbox.fetch(new Request(url, init));
    };
    const settings = sandboxSettings(name, 'https://northlane.test');
    const options = { fetch, session: createMemorySession(), cache: createDataCache(), timeout: 600_000 };
    const { catalog } = createCommerce(settings, options);
    const sitemap = async (part = 1) => {
      const { items, parts } = await catalog.sitemap(part);
      return { count: items.length, next: part < parts ? part + 1 : undefined };
    };
    const feed = async (cursor) => {
      const { items, next } = await catalog.feed({ cursor });
      return { count: items.length, next };
    };
    for (const [kind, read] of Object.entries({ sitemap, feed })) {
      // Fills the sandbox, which makes products on their first use, and reads what all parts share.
      for (let { next } = await read(); next !== undefined;) ({ next } = await read(next));
      calls = 0;
      const times = [];
      let count = 0;
      let before;
      let next;
      do {
        const begin = performance.now();
        const part = await read(next);
        times.push(performance.now() - begin);
        count += part.count;
        next = part.next;
        before ??= memory();
      } while (next !== undefined);
      const grown = memory() - before;
      const slowest = Math.max(...times);
      const ratio = times.at(-1) / times[0];
      console.log(
        `${name.padEnd(16)} ${kind.padEnd(8)} ${times.length} parts, ${(calls / times.length).toFixed(1)} calls, ` +
          `${times[0].toFixed(1)} to ${slowest.toFixed(1)} ms, ${ratio.toFixed(1)}, ${((before + grown) / before).toFixed(2)}`,
      );
      if (count !== products) throw new Failure(`${name}: the ${kind} has ${count} products.`);
      if (slowest > goal.milliseconds || grown > goal.megabytes)
        throw new Failure(`${name}: a part of the ${kind} costs too much.`);
    }
  }
});
