import { policyKinds } from '../../../model/entities.js';
import type { CatalogClient } from '../../../port/catalog.js';
import type { CallOptions } from '../../../port/context.js';
import { readAt } from '../../shared/misuse.js';
import type { Answer } from './answers.js';
import { brandQuery, brandSlug } from './brands.js';
import type { Call } from './client.js';
import { createListing, type ListingOptions } from './listing.js';
import { isGlobalId } from './denormalize.js';
import {
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
import { allNodes } from '../../shared/connection.js';
import { toPolicies } from '../../shared/policy.js';
import { recommended } from '../shared/recommended.js';

type Variants = Answer<'feed'>['products']['nodes'][number]['variants'];

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
    const { complementary, related } = await call('productRecommendations', { id }, options);
    return recommended(complementary ?? [], related ?? []).map((product) => toProductSummary(product, context));
  },

  async sitemap(part, options) {
    const { pagesCount, resources } = (await call('sitemap', { page: part }, options)).sitemap;
    const { items = [], hasNextPage = false } = resources ?? {};
    const known = hasNextPage ? part + 1 : part;
    return { items: items.map((item) => toSitemapItem(item, context)), parts: pagesCount?.count ?? known };
  },

  async feed({ cursor } = {}, options) {
    const { nodes, pageInfo } = (await readAt('feed', cursor, (after) => call('feed', { after }, options))).products;
    const items = await Promise.all(
      nodes.map(async (product) => toFeedItem(product, await variantsOf(product, call, options), context)),
    );
    return { items, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined };
  },

  async redirect(path, options) {
    const query = `path:"${path.replace(/["\\]/g, '\\$&')}"`;
    const { nodes } = (await call('urlRedirects', { query }, options)).urlRedirects;
    // The platform's search also finds similar paths.
    const found = nodes.find((node) => node.path === path);
    return found && toRedirect(found, context);
  },

  async policies(options) {
    const { shop } = await call('policies', {}, options);
    return policyKinds.flatMap((kind) =>
      toPolicies(kind, shop[kind]?.title ?? '', shop[kind]?.body, context.cleanHtml),
    );
  },

  async product(slug, options) {
    const { product } = await call('product', { handle: slug.replace(/^\//, '') }, options);
    if (!product) return undefined;
    return toProduct(product, await variantsOf(product, call, options), context);
  },
});

/** Returns all variants of a product whose first ones are known. */
const variantsOf = ({ id, variants }: { id: string; variants: Variants }, call: Call, options?: CallOptions) =>
  allNodes('productVariants', variants, async (after) => {
    const answer = await call('productVariants', { id, after }, options);
    return answer.product?.variants;
  });
