import type { CatalogClient } from '../../port/catalog.js';
import type { Call } from './client.js';
import { toCollection, toCollectionSummary, toMenu, toProduct, toShop, type NormalizeContext } from './normalize.js';
import { allNodes } from './pages.js';

/** The handle that the platform gives the menu of every shop's header. */
const mainMenu = 'main-menu';

export const createCatalog = (call: Call, context: NormalizeContext): CatalogClient => ({
  shop: async (options) => toShop(await call('shop', {}, options)),

  menu: async (options) => toMenu(await call('menu', { handle: mainMenu }, options), context),

  async collections(options) {
    const read = async (after?: string) => (await call('collections', { after }, options)).collections;
    const collections = await allNodes('collections', await read(), read);
    return collections.map((collection) => toCollectionSummary(collection, context));
  },

  async collection(slug, options) {
    const read = async (after?: string) => (await call('collection', { handle: slug, after }, options)).collection;
    const collection = await read();
    if (!collection) return undefined;
    const products = await allNodes('collection', collection.products, async (after) => (await read(after))?.products);
    return toCollection(collection, products, context);
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
