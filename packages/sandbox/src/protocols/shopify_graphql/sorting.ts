/**
 * What each sort key means. RELEVANCE without a search, MANUAL, POSITION and COLLECTION_DEFAULT keep the given order.
 * Where the platform's ids count up as things are made, ours do not: ID is the order of the catalogue.
 */
import type { Collection, Product, Variant } from '../../shop/catalogue.js';
import type { Context } from './resolver.js';

type Compare<T> = (a: T, b: T) => number;

const byNumber =
  <T>(valueOf: (item: T) => number): Compare<T> =>
  (a, b) =>
    valueOf(a) - valueOf(b);
const byText =
  <T>(valueOf: (item: T) => string): Compare<T> =>
  (a, b) =>
    valueOf(a).localeCompare(valueOf(b), 'en');

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
  return sort(products, compare[sortKey]);
}

export function sortCollections(collections: readonly Collection[], sortKey: string): readonly Collection[] {
  const compare: Record<string, Compare<Collection>> = { ID: byPosition, TITLE: byText(({ data }) => data.title) };
  return sort(collections, compare[sortKey]);
}

export function sortVariants(variants: readonly Variant[], sortKey: string): readonly Variant[] {
  const compare: Record<string, Compare<Variant>> = {
    SKU: byText(({ data }) => data.sku),
    TITLE: byText(({ title }) => title),
  };
  return sort(variants, compare[sortKey]);
}

const sort = <T>(items: readonly T[], compare?: Compare<T>): readonly T[] =>
  compare ? [...items].sort(compare) : items;
