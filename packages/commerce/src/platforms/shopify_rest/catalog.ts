import type { CatalogClient } from '../../port/catalog.js';
import { success, successIfFound, type Ask } from './client.js';
import { parseProductId } from './ids.js';
import { createListing, refusal } from './listing.js';
import { toCollection, toCollectionSummary, toProduct, toRecommendedSummary, toShop } from './normalize.js';
import { readCollection, readCurrency, readProduct, readShop, type ReadContext } from './reads.js';
import * as wire from './wire.js';

/** The most that a page of a listing may hold. */
const pageLimit = 250;

export const createCatalog = ({ ask, context }: { ask: Ask; context: ReadContext }): CatalogClient => ({
  shop: async (options) => toShop(await readShop(ask, options)),

  // Menus are part of the theme's own pages: no endpoint tells of them.
  menu: async () => [],

  async collections(options) {
    const found: wire.WireCollection[] = [];
    for (let page = 1; found.length === (page - 1) * pageLimit; page++) {
      const path = `/collections.json?limit=${pageLimit}&page=${page}`;
      const decode = success(wire.collections);
      const { collections } = await ask({ call: '/collections.json', path, decode }, options);
      if (collections.length === 0) break;
      found.push(...collections);
    }
    return found.map((collection) => toCollectionSummary(collection, context));
  },

  async collection(slug, options) {
    const collection = await readCollection(ask, slug, options);
    return collection && toCollection(collection, context);
  },

  async brand() {
    throw refusal('There are no brands here: no endpoint of a theme tells of them.');
  },

  products: createListing({ ask, context }),

  async recommendations(id, options) {
    const named = parseProductId(id);
    if (!named) return [];
    const query = new URLSearchParams({ product_id: named.number, limit: '10', intent: 'related' });
    const path = `/recommendations/products.json?${query}`;
    const decode = successIfFound(wire.recommendations);
    const [answer, currencyCode] = await Promise.all([
      ask({ call: '/recommendations/products.json', path, decode }, options),
      readCurrency(ask, context, options),
    ]);
    return (answer?.products ?? []).map((product) => toRecommendedSummary(product, currencyCode, context));
  },

  async product(slug, options) {
    const [product, currencyCode] = await Promise.all([
      readProduct(ask, slug.replace(/^\//, ''), options),
      readCurrency(ask, context, options),
    ]);
    return product && toProduct(product, currencyCode, context);
  },
});
