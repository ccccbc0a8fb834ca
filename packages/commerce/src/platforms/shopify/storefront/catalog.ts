import type { CatalogClient } from '../../../port/catalog.js';
import { brandQuery, brandSlug } from './brands.js';
import { createListing, type ListingOptions } from './listing.js';
import { isGlobalId } from './denormalize.js';
import { toCollection, toCollectionSummary, toMenu, toProduct, toProductSummary, toShop } from './normalize.js';
import { allNodes } from '../shared/pages.js';

/** The platform's handle for the header menu of every shop. */
const mainMenu = 'main-menu';

export const createCatalog = ({ call, context, orders }: ListingOptions): CatalogClient => ({
  shop: async (options) => toShop(await call('shop', {}, options)),

  menu: async (options) => toMenu(await call('menu', { handle: mainMenu }, options), context),

  async collections(options) {
    const read = async (after?: string) => (await call('collections', { after }, options)).collections;
    const collections = await allNodes('collections', await read(), read);
    return collections.map((collection) => toCollectionSummary(collection, context));
  },

  async collection(slug, options) {
    const { collection } = await call('collection', { handle: slug }, options);
    return collection ? toCollection(collection, context) : undefined;
  },

  async brand(slug, options) {
    const { products } = await call('brand', { query: brandQuery(slug) }, options);
    const name = products.nodes.map(({ vendor }) => vendor).find((vendor) => brandSlug(vendor) === slug);
    return name === undefined ? undefined : { id: name, name, slug };
  },

  products: createListing({ call, context, orders }),

  async recommendations(id, options) {
    if (!isGlobalId('Product', id)) return [];
    const { productRecommendations: products } = await call('productRecommendations', { id }, options);
    return (products ?? []).map((product) => toProductSummary(product, context));
  },

  async product(slug, options) {
    const { product } = await call('product', { handle: slug.replace(/^\//, '') }, options);
    if (!product) return undefined;
    const { id } = product;
    const variants = await allNodes('productVariants', product.variants, async (after) => {
      const answer = await call('productVariants', { id, after }, options);
      return answer.product?.variants;
    });
    return toProduct(product, variants, context);
  },
});
