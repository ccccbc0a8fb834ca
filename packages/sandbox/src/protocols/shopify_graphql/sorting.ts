/**
 * What each sort key means. RELEVANCE without a search, MANUAL, POSITION and COLLECTION_DEFAULT keep the given order.
 * Where the platform's ids count up as things are made, ours do not: ID is the order of the catalogue.
 */
import type { Collection, Product, Variant } from '../../shop/catalogue.js';
import type { Context } from './resolver.js';

type Compare<T> = (a: T, b: T) => number;

const collator = new Intl.Collator('en');

const byNumber =
  <T>(valueOf: (item: T) => number): Compare<T> =>
  (a, b) =>
    valueOf(a) - valueOf(b);
const byText =
  <T>(valueOf: (item: T) => string): Compare<T> =>
  (a, b) =>
    collator.compare(valueOf(a), valueOf(b));

const byPosition = byNumber(({ position }: { position: number }) => position);
const byDate = byText(({ data }: Product) => data.publishedAt);

const lowestPrice = ({ variants }: Product, { shop, countryCode }: Context): number =>
  Math.min(...variants.map((variant) => shop.pricing.priceOf(variant, countryCode).price.minor));

export function sortProducts(products: readonly Product[], sortKey: string, context: Context): readonly Product[] {
  const compare: Record<string, Compare<Product>> = {
    BEST_SELLING: byNumber(({ data }) => -data.salesRank),
    CREATED: byDate,
    CREATED_AT: byDate,
    ID: byPosition,
    PRICE: byNumber((product) => lowestPrice(product, context)),
    PRODUCT_TYPE: byText(({ data }) => data.productType),
    TITLE: byText(({ data }) => data.title),
    UPDATED_AT: byDate,
    VENDOR: byText(({ data }) => data.vendor),
  };
  const order = sortKey === 'PRICE' ? `PRICE ${context.countryCode}` : sortKey;
  return sort(products, order, compare[sortKey]);
}

export function sortCollections(collections: readonly Collection[], sortKey: string): readonly Collection[] {
  const compare: Record<string, Compare<Collection>> = {
    ID: byPosition,
    TITLE: byText(({ data }) => data.title),
    UPDATED_AT: byText(({ data }) => data.updatedAt),
  };
  return sort(collections, sortKey, compare[sortKey]);
}

export function sortVariants(variants: readonly Variant[], sortKey: string): readonly Variant[] {
  const compare: Record<string, Compare<Variant>> = {
    SKU: byText(({ data }) => data.sku),
    TITLE: byText(({ title }) => title),
  };
  return sort(variants, sortKey, compare[sortKey]);
}

/** Lists never change, so that each is put into an order once. */
const sorted = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

function sort<T>(items: readonly T[], order: string, compare?: Compare<T>): readonly T[] {
  if (!compare) return items;
  let orders = sorted.get(items);
  if (!orders) sorted.set(items, (orders = new Map()));
  let result = orders.get(order) as readonly T[] | undefined;
  if (!result) orders.set(order, (result = [...items].sort(compare)));
  return result;
}
