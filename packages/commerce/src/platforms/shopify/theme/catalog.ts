import type { CatalogClient } from '../../../port/catalog.js';
import { CommerceError } from '../../../port/errors.js';
import type { Call } from '../storefront/client.js';
import { toSeo } from '../storefront/normalize.js';
import { success, successIfFound } from './client.js';
import { parseProductId } from './ids.js';
import { recommended } from '../shared/recommended.js';
import { parseVideoDetails } from '../shared/videoDetails.js';
import { createListing, type ListingOptions } from './listing.js';
import {
  toCollection,
  toCollectionSummary,
  toProduct,
  toRecommendedSummary,
  toShop,
  toThemeFeedItem,
} from './normalize.js';
import { readCollection, readCurrency, readProduct, readShop } from './reads.js';
import * as wire from './wire.js';

/** The maximum size of a listing's page. */
const pageLimit = 250;

export interface CatalogOptions extends ListingOptions {
  call: Call;
  /** The same shop through its Storefront API. */
  storefront: CatalogClient;
}

export const createCatalog = ({ ask, context, call, storefront, hasToken }: CatalogOptions): CatalogClient => ({
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
      orNone(call('collectionSeo', { handle: slug }, options)),
    ]);
    return collection && toCollection(collection, seo?.collection ? toSeo(seo.collection.seo) : {}, context);
  },

  brand: storefront.brand,

  sitemap: storefront.sitemap,

  async feed(query, options) {
    const { items, next } = await storefront.feed(query, options);
    return { items: items.map(toThemeFeedItem), next };
  },

  // The Storefront API returns redirects and policies only to clients with a token.
  redirect: (path, options) =>
    storefront.redirect(path, options).catch((error: unknown) => unlessRefused(error, undefined)),
  policies: (options) => storefront.policies(options).catch((error: unknown) => unlessRefused(error, [])),

  products: createListing({ ask, context, storefront, hasToken }),

  async recommendations(id, options) {
    const named = parseProductId(id);
    if (!named) return [];
    const read = async (intent: 'complementary' | 'related') => {
      const query = new URLSearchParams({ product_id: named.number, limit: '10', intent });
      const path = `/recommendations/products.json?${query}`;
      const decode = successIfFound(wire.recommendations);
      return (await ask({ call: '/recommendations/products.json', path, decode }, options))?.products ?? [];
    };
    const [complementary, related, currencyCode] = await Promise.all([
      read('complementary'),
      read('related'),
      readCurrency(ask, context, options),
    ]);
    return recommended(complementary, related).map((product) => toRecommendedSummary(product, currencyCode, context));
  },

  async product(slug, options) {
    const handle = slug.replace(/^\//, '');
    const [product, currencyCode, more] = await Promise.all([
      readProduct(ask, handle, options),
      readCurrency(ask, context, options),
      orNone(call('productSeo', { handle }, options)),
    ]);
    if (!product) return undefined;
    const videos = parseVideoDetails(more?.product?.videos?.value);
    return { ...toProduct(product, currencyCode, context, videos), ...(more?.product && toSeo(more.product.seo)) };
  },
});

/** Returns undefined after a failure, because pages work without the data. */
const orNone = <Data>(reading: Promise<Data>): Promise<Data | undefined> => reading.catch(() => undefined);

function unlessRefused<Value>(error: unknown, value: Value): Value {
  if (error instanceof CommerceError && error.kind === 'refused') return value;
  throw error;
}
