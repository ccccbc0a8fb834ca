import type { CatalogClient } from '../../port/catalog.js';
import { createListing, type ListingOptions } from './listing.js';
import { parseId } from './ids.js';
import {
  toBrand,
  toCollection,
  toCollectionSummary,
  toMenu,
  toProduct,
  toProductSummary,
  toShop,
} from './normalize.js';
import { brandSlugOf, slugOf, trim } from './slugs.js';

const include = ['images', 'variants', 'options', 'modifiers', 'custom_fields'];

export const createCatalog = ({ client, facts, contextOf }: ListingOptions): CatalogClient => ({
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

  products: createListing({ client, facts, contextOf }),

  async recommendations(id, options) {
    const number = parseId(id);
    if (number === undefined) return [];
    const path = { id: number };
    const include_fields = ['related_products'];
    const outcome = await client.attempt('getRelatedProducts', { path, query: { include_fields } }, options);
    const related = 'answer' in outcome ? (outcome.answer.data.related_products ?? []) : [];
    const ids = related.filter((each) => each > 0).slice(0, 10);
    if (ids.length === 0) return [];
    const query = { 'id:in': ids, include: ['images', 'variants'], is_visible: true, limit: 10 };
    const [{ data }, context] = await Promise.all([client.ask('getProducts', { query }, options), contextOf(options)]);
    const byId = new Map(data.map((product) => [product.id, product]));
    return ids.flatMap((each) => byId.get(each) ?? []).map((product) => toProductSummary(product, context));
  },

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
