import type { CatalogClient } from '../../port/catalog.js';
import { createListing, type ListingOptions } from './listing.js';
import { toBrand, toCollection, toCollectionSummary, toMenu, toProduct, toShop } from './normalize.js';
import { brandSlugOf, slugOf, trim } from './slugs.js';

const include = ['images', 'variants', 'options', 'modifiers'];

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

  async product(slug, options) {
    const [id, context] = await Promise.all([facts.productId(trim(slug), options), contextOf(options)]);
    if (id === undefined) return undefined;
    const outcome = await client.attempt('getProduct', { path: { id }, query: { include } }, options);
    // It was there when its address was read.
    if ('refusal' in outcome || outcome.answer.data.is_visible === false) return undefined;
    return toProduct(outcome.answer.data, context);
  },
});
