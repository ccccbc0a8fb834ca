/**
 * The orders of sort keys. RELEVANCE without a search, MANUAL, POSITION and COLLECTION_DEFAULT keep the given order.
 * The platform's ids increase with each new item; ours do not, so ID is the order of the catalog.
 */
import type { Collection, Product, Variant } from '../../../shop/catalog/catalog.js';
import { originalOf, titleOf } from '../../../shop/catalog/copies.js';
import { createMemory } from '../../../shop/search/memory.js';
import { sortedBy } from '../../../shop/search/sortedBy.js';
import type { Context } from '../context.js';

/** Returns the value that an item is sorted by. Texts sort by English collation. */
type Key<T> = (item: T) => number | string;

const byPosition = ({ position }: { position: number }): number => position;
const byDate = (product: Product): string => originalOf(product).data.publishedAt;

const lowestPrice = ({ variants }: Product, { shop, countryCode }: Context): number =>
  Math.min(...variants.map((variant) => shop.pricing.priceOf(variant, countryCode).price.minor));

export function sortProducts(products: readonly Product[], sortKey: string, context: Context): readonly Product[] {
  const keys: Record<string, Key<Product>> = {
    BEST_SELLING: (product) => -originalOf(product).data.salesRank,
    CREATED: byDate,
    CREATED_AT: byDate,
    ID: byPosition,
    PRICE: (product) => lowestPrice(product, context),
    PRODUCT_TYPE: (product) => originalOf(product).data.productType,
    TITLE: titleOf,
    UPDATED_AT: byDate,
    VENDOR: (product) => originalOf(product).data.vendor,
  };
  const order = sortKey === 'PRICE' ? `PRICE ${context.countryCode}` : sortKey;
  return sort(products, order, keys[sortKey], context.shop.pricing.version());
}

export function sortCollections(collections: readonly Collection[], sortKey: string): readonly Collection[] {
  const keys: Record<string, Key<Collection>> = {
    ID: byPosition,
    TITLE: ({ data }) => data.title,
    UPDATED_AT: ({ data }) => data.updatedAt,
  };
  return sort(collections, sortKey, keys[sortKey]);
}

export function sortVariants(variants: readonly Variant[], sortKey: string): readonly Variant[] {
  const keys: Record<string, Key<Variant>> = {
    SKU: ({ data }) => data.sku,
    TITLE: ({ title }) => title,
  };
  return sort(variants, sortKey, keys[sortKey]);
}

const remember = createMemory();

/** Sorts a list. Caches each order of it. */
const sort = <T>(items: readonly T[], order: string, keyOf?: Key<T>, version?: number): readonly T[] =>
  keyOf ? remember(items, order, () => sortedBy(items, keyOf), version) : items;
