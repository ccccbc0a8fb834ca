import type { CatalogClient } from '../../port/catalog.js';
import { foreignCursor } from '../shared/misuse.js';
import { createListing, summaryParts, type ListingOptions } from './listing.js';
import { parseId } from './ids.js';
import { largestPage, largestWithOptions } from './pages.js';
import {
  toBrand,
  toCollection,
  toCollectionSummary,
  toFeedItem,
  toMenu,
  toProduct,
  toProductSummary,
  toRedirect,
  toShop,
  toSitemapItem,
} from './normalize.js';
import type { ReadPages } from './storefront/client.js';
import { readPolicies } from './storefront/policies.js';
import { brandSlugOf, slugOf, trim } from './slugs.js';

/** Products in a part of a feed. With variants and pictures, a part of the largest size has megabytes. */
const feedSize = 100;

const include = ['images', 'variants', 'options', 'modifiers', 'custom_fields', 'videos'];

export interface CatalogOptions extends ListingOptions {
  /** Undefined without a token of the GraphQL Storefront API. */
  readPages: ReadPages | undefined;
}

export const createCatalog = ({ client, facts, contextOf, readOrder, readPages }: CatalogOptions): CatalogClient => ({
  shop: async (options) => toShop(await facts.store(options)),

  menu: async (options) => toMenu(await facts.categories(options)),

  async collections(options) {
    const [categories, context] = await Promise.all([facts.categories(options), contextOf(options)]);
    return categories.map((category) => toCollectionSummary(category, context));
  },

  async collection(slug, options) {
    const [categories, context] = await Promise.all([facts.categories(options), contextOf(options)]);
    const category = categories.find(({ custom_url: page }) => slugOf(page) === trim(slug));
    return category && toCollection(category, context);
  },

  async brand(slug, options) {
    const context = await contextOf(options);
    const brand = context.brands.find(({ custom_url: page }) => brandSlugOf(page) === trim(slug));
    return brand && toBrand(brand, context);
  },

  products: createListing({ client, facts, contextOf, readOrder }),

  async recommendations(id, options) {
    const number = parseId(id);
    if (number === undefined) return [];
    const path = { id: number };
    const include_fields = ['related_products'];
    const outcome = await client.attempt('getRelatedProducts', { path, query: { include_fields } }, options);
    const related = 'answer' in outcome ? (outcome.answer.data.related_products ?? []) : [];
    const ids = related.filter((each) => each > 0).slice(0, largestWithOptions);
    if (ids.length === 0) return [];
    const query = { 'id:in': ids, include: [...summaryParts, 'options'], is_visible: true, limit: largestWithOptions };
    const [{ data }, context] = await Promise.all([client.ask('getProducts', { query }, options), contextOf(options)]);
    const byId = new Map(data.map((product) => [product.id, product]));
    return ids.flatMap((each) => byId.get(each) ?? []).map((product) => toProductSummary(product, context));
  },

  async sitemap(part, options) {
    const query = { is_visible: true, include: ['primary_image'], include_fields: ['custom_url', 'date_modified'] };
    const page = { page: part, limit: largestPage, sort: 'id' };
    const { data, meta } = await client.ask('getSitemap', { query: { ...query, ...page } }, options);
    const { imageUrl } = await contextOf(options);
    return { items: data.map((item) => toSitemapItem(item, imageUrl)), parts: meta.pagination.total_pages };
  },

  async feed({ cursor = '1' } = {}, options) {
    if (!/^[1-9]\d{0,8}$/.test(cursor)) throw foreignCursor('getFeed', cursor);
    const query = { is_visible: true, include: ['images', 'variants'], limit: feedSize, sort: 'id' };
    const [{ data, meta }, context] = await Promise.all([
      client.ask('getFeed', { query: { ...query, page: cursor } }, options),
      contextOf(options),
    ]);
    const isLast = Number(cursor) >= meta.pagination.total_pages;
    return {
      items: data.map((product) => toFeedItem(product, context)),
      ...(!isLast && { next: String(Number(cursor) + 1) }),
    };
  },

  async redirect(path, options) {
    const query = { keyword: path, include: ['to_url'], limit: largestPage };
    const { data } = await client.ask('getRedirects', { query }, options);
    // The keyword also finds longer paths. The platform's own paths end in a slash.
    const found = data.find(({ from_path: from }) => trim(from) === trim(path));
    return found && toRedirect(found);
  },

  policies: async (options) => (readPages ? readPolicies(readPages, await contextOf(options), options) : []),

  async product(slug, options) {
    const [id, context, categories] = await Promise.all([
      facts.productId(trim(slug), options),
      contextOf(options),
      facts.categories(options),
    ]);
    if (id === undefined) return undefined;
    const outcome = await client.attempt('getProduct', { path: { id }, query: { include } }, options);
    // The product may have been removed after its path was read.
    if ('refusal' in outcome || outcome.answer.data.is_visible === false) return undefined;
    return toProduct(outcome.answer.data, { ...context, categories });
  },
});
