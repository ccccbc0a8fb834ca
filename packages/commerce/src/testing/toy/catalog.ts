import type { ProductData } from '@vitrine/sandbox';
import { policyKinds } from '../../model/entities.js';
import { highlight } from '../../model/searchText.js';
import type { CatalogClient, ProductsQuery, ProductSort } from '../../port/catalog.js';
import { foreignCursor, misuse } from '../../platforms/shared/misuse.js';
import { toPolicies } from '../../platforms/shared/policy.js';
import { sanitizeRichText } from '../../platforms/shared/richText.js';
import type { InventoryClient } from '../../port/inventory.js';
import {
  toCollection,
  toCollectionSummary,
  toProduct,
  toRecord,
  toSummary,
  type NormalizeContext,
} from './normalize.js';

/** The sample shop's names of its policies. */
const policyHandles = {
  delivery: 'shipping-policy',
  returns: 'refund-policy',
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
} as const;

export const listingSorts: readonly ProductSort[] = ['featured', 'relevance'];

export function createCatalog(context: NormalizeContext): CatalogClient {
  const { shop, products, collections } = context.data;
  const productOf = (handle: string) => products.find((product) => product.handle === handle);
  const collectionOf = (slug: string) => collections.find(({ handle }) => handle === slug);
  const listed = (where: ProductsQuery['in']): ProductData[] | undefined => {
    if ('search' in where) return found(products, where.search);
    return 'collection' in where
      ? collectionOf(where.collection)?.products.flatMap((handle) => productOf(handle) ?? [])
      : undefined;
  };
  const summaries = collections.map((collection) => toCollectionSummary(collection, context));
  return {
    shop: () => Promise.resolve({ name: shop.name, description: shop.description, currencyCode: shop.currencyCode }),
    menu: () => Promise.resolve(summaries.map(({ name, slug }) => ({ label: name, slug: `/collections/${slug}` }))),
    collections: () => Promise.resolve(summaries),
    async collection(slug) {
      const collection = collectionOf(slug);
      return collection && toCollection(collection, context);
    },
    brand: () => Promise.resolve(undefined),
    async products(query) {
      refuseUnknown(query);
      const all = listed(query.in);
      if (!all) return undefined;
      const { perPage, cursor = '1', page = Number(cursor) } = query;
      if (!/^[1-9]\d*$/.test(cursor)) throw foreignCursor('products', cursor);
      const items = all.slice((page - 1) * perPage, page * perPage).map((product) => toSummary(product, context));
      const next = page * perPage < all.length ? { next: String(page + 1) } : {};
      return { items, total: all.length, isTotalExact: true, facets: [], ...next };
    },
    async product(slug) {
      const product = productOf(slug.replace(/^\//, ''));
      return product && toProduct(product, context);
    },
    sitemap: async (part) => ({
      items: products
        .slice((part - 1) * 250, part * 250)
        .map((product) => toSummary(product, context))
        .map(({ slug, media: [picture] }) => ({ slug, ...(picture && { image: picture.details }) })),
      parts: Math.ceil(products.length / 250),
    }),
    policies: async () =>
      policyKinds.flatMap((kind) => {
        const found = context.data.content?.policies.find(({ handle }) => handle === policyHandles[kind]);
        return found ? toPolicies(kind, found.title, found.bodyHtml, (html) => sanitizeRichText(html, context)) : [];
      }),
    feed: async ({ cursor } = {}) => {
      if (cursor !== undefined) throw foreignCursor('feed', cursor);
      return {
        items: products.map((data) => ({
          product: toProduct(data, context),
          stock: Object.fromEntries(data.variants.map((variant) => [variant.sku, toRecord(variant)])),
        })),
      };
    },
    redirect: async (path) => context.data.redirects?.find((each) => each.path === path),
    async recommendations(id) {
      const product = productOf(id);
      const alike = product ? products.filter(({ handle, vendor }) => handle !== id && vendor === product.vendor) : [];
      const chosen = product?.complements?.flatMap((handle) => productOf(handle) ?? []) ?? [];
      return [...new Set([...chosen, ...alike])].slice(0, 10).map((each) => toSummary(each, context));
    },
  };
}

export const createInventory = ({ data: { products } }: NormalizeContext): InventoryClient => ({
  async lookup(type, ids) {
    const variants = products.flatMap((product) => product.variants);
    const variantRecord = (id: string) => variants.filter(({ sku }) => sku === id).map(toRecord)[0];
    const productRecord = (id: string) => {
      const records = products.find(({ handle }) => handle === id)?.variants.map(toRecord);
      const quantity = records?.reduce((sum, record) => sum + (record.quantity ?? 0), 0);
      return records && { availableForSale: records.some((record) => record.availableForSale), quantity };
    };
    const records = ids.map((id) => [id, type === 'Product' ? productRecord(id) : variantRecord(id)] as const);
    return Object.fromEntries(records.flatMap(([id, record]) => (record ? [[id, record]] : [])));
  },
});

/** Returns the products that match every word. Matches in the title come first. */
function found(products: readonly ProductData[], search: string): ProductData[] {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const has = (text: string) => words.every((word) => highlight(text, word).some(({ isMatch }) => isMatch));
  const byTitle = products.filter(({ title }) => has(title));
  const byTags = products.filter(({ title, vendor, productType, tags }) =>
    has([title, vendor, productType, ...tags].join(' ')),
  );
  return words.length ? [...new Set([...byTitle, ...byTags])] : [];
}

function refuseUnknown({ sort = 'featured', filters = {} }: ProductsQuery): void {
  const field = listingSorts.includes(sort) ? 'filters' : 'sort';
  if (field === 'filters' && Object.keys(filters).length === 0) return;
  throw misuse('products', field, 'ask `capabilities.sorts` and `capabilities.filters` first.');
}
