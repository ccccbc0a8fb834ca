// A shop with many distinct pages, and the memory of the server that shows them.
import { readFileSync } from 'node:fs';
import { memorySettings } from '../run/memorySettings.mjs';
import { Failure } from '../run/programs.mjs';
import { listing } from './withSites.mjs';

/** Products of the first page of the listing. */
const perList = 12;
/** The number of products in the sandbox's shop, which copies each of them equally often. */
const inShop = 54;

const copiesFor = (pages) => Math.ceil(pages / perList);

/** The variables of a shop that has as many products, and the bounds of memory that the image sets. */
export const manyPages = (pages) => ({
  SANDBOX_PRODUCTS: String(inShop * (copiesFor(pages) + 1)),
  LOG_LEVEL: 'error',
  ...memorySettings(),
});

/** Resolves to as many paths of products: copies of those in the listing. */
export async function productPaths(origin, pages) {
  const html = await (await fetch(`${origin}${listing}`)).text();
  const slugs = [...new Set(Array.from(html.matchAll(/href="(\/products\/[^"?]+)"/g), ([, slug]) => slug))];
  if (slugs.length < perList)
    throw new Failure(`${listing} shows ${slugs.length} products, and ${perList} were expected.`);
  const copies = Array.from({ length: copiesFor(pages) }, (_, copy) => copy + 1);
  return slugs.flatMap((slug) => copies.map((copy) => `${slug}-no-${copy}`)).slice(0, pages);
}

/** The memory of a process in RAM, in MB. */
export function memoryOf({ pid }) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}
