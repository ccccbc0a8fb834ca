import type { CallOptions, CatalogClient, Commerce, InventoryClient } from '../../commerce.js';
import type { InventoryRecord } from '../../model/entities.js';
import type { CommerceDependencies } from '../dependencies.js';
import { createTransport } from '../transport.js';
import { createCall, type Call } from './client.js';
import { isGlobalId } from './denormalize.js';
import { createGraphqlCart } from './graphqlCart.js';
import { imageResizing } from './imageResizing.js';
import {
  toCollection,
  toCollectionSummary,
  toMenu,
  toProduct,
  toProductInventory,
  toShop,
  toVariantInventory,
  type NormalizeContext,
} from './normalize.js';
import { allNodes } from './pages.js';
import type { ShopifyGraphqlSettings } from './settings.js';

/** The handle that the platform gives the menu of every shop's header. */
const mainMenu = 'main-menu';

/** How many ids one inventory lookup may name. */
const lookupLimit = 50;

/** A shop through Shopify's Storefront API. */
export function createShopifyGraphql(settings: ShopifyGraphqlSettings, dependencies: CommerceDependencies): Commerce {
  const { imageUrl = (src) => src, session } = dependencies;
  const call = createCall(settings, createTransport(dependencies));
  const context: NormalizeContext = { baseUrl: settings.baseUrl, imageUrl };
  return {
    platform: 'shopify',
    capabilities: { changePassword: false, imageResizing },
    catalog: createCatalog(call, context),
    inventory: createInventory(call),
    cart: createGraphqlCart({ call, session, country: settings.country, context }),
  };
}

const createCatalog = (call: Call, context: NormalizeContext): CatalogClient => ({
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

const createInventory = (call: Call): InventoryClient => ({
  async lookup(type, ids, options) {
    const known = [...new Set(ids)].filter((id) => isGlobalId(type, id));
    const batches = Array.from({ length: Math.ceil(known.length / lookupLimit) }, (_, index) =>
      known.slice(index * lookupLimit, (index + 1) * lookupLimit),
    );
    const read = type === 'Product' ? readProducts : readVariants;
    const entries = await Promise.all(batches.map((batch) => read(call, batch, options)));
    return Object.fromEntries(entries.flat());
  },
});

type InventoryEntry = [id: string, record: InventoryRecord];

async function readProducts(call: Call, ids: string[], options?: CallOptions): Promise<InventoryEntry[]> {
  const { nodes } = await call('productInventory', { ids }, options);
  return nodes.flatMap((node): InventoryEntry[] => (isNamed(node) ? [[node.id, toProductInventory(node)]] : []));
}

async function readVariants(call: Call, ids: string[], options?: CallOptions): Promise<InventoryEntry[]> {
  const { nodes } = await call('variantInventory', { ids }, options);
  return nodes.flatMap((node): InventoryEntry[] => (isNamed(node) ? [[node.id, toVariantInventory(node)]] : []));
}

/** Whether an id led to something of the type that was asked for. */
const isNamed = <Node extends object | null>(node: Node): node is Extract<Node, { id: string }> =>
  node !== null && 'id' in node;
