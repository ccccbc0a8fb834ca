import type { CatalogClient } from '../../../port/catalog.js';
import { CommerceError } from '../../../port/errors.js';
import type { Call } from '../storefront/client.js';
import { toSeo, type Seo } from '../storefront/normalize.js';
import { success, successIfFound, type Ask } from './client.js';
import { parseProductId } from './ids.js';
import { createListing } from './listing.js';
import { toCollection, toCollectionSummary, toProduct, toRecommendedSummary, toShop } from './normalize.js';
import { readCollection, readCurrency, readProduct, readShop, type ReadContext } from './reads.js';
import * as wire from './wire.js';

/** The maximum size of a listing's page. */
const pageLimit = 250;

export interface CatalogOptions {
  ask: Ask;
  context: ReadContext;
  call: Call;
  /** The same shop through its Storefront API. */
  storefront: CatalogClient;
}

export const createCatalog = ({ ask, context, call, storefront }: CatalogOptions): CatalogClient => ({
  shop: async (options) => toShop(await readShop(ask, options)),

  // The Storefront API returns menus only to clients with a token.
  menu: (options) => storefront.menu(options).catch((error: unknown) => unlessRefused(error, [])),

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
    const [collection, seo] = await Promise.all([
      readCollection(ask, slug, options),
      orNone(call('collectionSeo', { handle: slug }, options).then((answer) => answer.collection?.seo)),
    ]);
    return collection && toCollection(collection, seo, context);
  },

  brand: storefront.brand,

  products: createListing({ ask, context, storefront }),

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
    const handle = slug.replace(/^\//, '');
    const [product, currencyCode, seo] = await Promise.all([
      readProduct(ask, handle, options),
      readCurrency(ask, context, options),
      orNone(call('productSeo', { handle }, options).then((answer) => answer.product?.seo)),
    ]);
    return product && { ...toProduct(product, currencyCode, context), ...seo };
  },
});

/** Returns empty data after a failure, because pages work without it. */
const orNone = (reading: Promise<Parameters<typeof toSeo>[0] | undefined>): Promise<Seo> =>
  reading.then(
    (seo) => (seo ? toSeo(seo) : {}),
    () => ({}),
  );

function unlessRefused<Value>(error: unknown, value: Value): Value {
  if (error instanceof CommerceError && error.kind === 'refused') return value;
  throw error;
}
