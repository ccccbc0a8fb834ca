/** Searches of products with filters, in any order, and the counted values of their facets. */
import type { Collection, Product, Variant } from '../../shop/catalog/catalog.js';
import { originalOf, titleOf } from '../../shop/catalog/copies.js';
import { createMemory } from '../../shop/search/memory.js';
import { searchProducts } from '../../shop/search/search.js';
import { sortedBy } from '../../shop/search/sortedBy.js';
import { brandIdOf } from '../big_commerce/brands.js';
import { pricesOf, type ViewContext } from '../big_commerce/products.js';

export interface SearchFilters {
  searchTerm?: string | null;
  price?: { minPrice?: number | null; maxPrice?: number | null } | null;
  rating?: { minRating?: number | null; maxRating?: number | null } | null;
  categoryEntityId?: number | null;
  categoryEntityIds?: readonly number[] | null;
  brandEntityIds?: readonly number[] | null;
  productAttributes?: readonly { attribute: string; values: readonly string[] }[] | null;
  isFreeShipping?: boolean | null;
  isFeatured?: boolean | null;
  hideOutOfStock?: boolean | null;
}

export type SearchSort =
  | 'A_TO_Z'
  | 'BEST_REVIEWED'
  | 'BEST_SELLING'
  | 'FEATURED'
  | 'HIGHEST_PRICE'
  | 'LOWEST_PRICE'
  | 'NEWEST'
  | 'RELEVANCE'
  | 'Z_TO_A';

const priceOf = (variant: Variant, context: ViewContext): number => pricesOf(variant, context).calculated_price;

/** Returns the lowest price of a product's variants. */
const lowestPriceOf = ({ variants }: Product, context: ViewContext): number =>
  Math.min(...variants.map((variant) => priceOf(variant, context)));

export const isInStock = ({ variants }: Product, { shop }: ViewContext): boolean =>
  variants.some((variant) => shop.stock.isAvailable(variant));

/** Returns the values of an attribute: an option of the variant, or a custom field of its product. */
function valuesOf({ selectedOptions, product }: Variant, attribute: string): string[] {
  const named = ({ name }: { name: string }) => name === attribute;
  const { data } = originalOf(product);
  const chosen = data.options.length > 0 ? selectedOptions.filter(named) : [];
  const fields = (data.specifications ?? []).filter(named);
  return [...chosen, ...fields].map(({ value }) => value);
}

/** The attributes with a facet. Merchants choose them on the platform: here they are the options, and not the custom fields. */
const attributesOf = (product: Product): string[] => originalOf(product).data.options.map(({ name }) => name);

/** A test of one kind. Kinds with the name of a facet are left out while the facet's values are counted. */
interface Test {
  kind: string;
  passes(variant: Variant): boolean;
}

const attributeKind = (attribute: string): string => `attribute ${attribute}`;

function testsOf(filters: SearchFilters, context: ViewContext): Test[] {
  const { price, rating, categoryEntityIds, brandEntityIds, productAttributes } = filters;
  const tests: Test[] = [];
  const add = (kind: string, passes: Test['passes']) => tests.push({ kind, passes });
  if (price) {
    const [min, max] = [price.minPrice ?? 0, price.maxPrice ?? Infinity];
    add('price', (variant) => priceOf(variant, context) >= min && priceOf(variant, context) <= max);
  }
  // Nobody has rated these products.
  if (rating) add('rating', () => (rating.minRating ?? 0) <= 0);
  if (categoryEntityIds)
    add('category', ({ product }) => product.collections.some(({ id }) => categoryEntityIds.includes(id)));
  if (brandEntityIds) add('brand', ({ product }) => brandEntityIds.includes(brandIdOf(product)));
  for (const { attribute, values } of productAttributes ?? [])
    add(attributeKind(attribute), (variant) => valuesOf(variant, attribute).some((value) => values.includes(value)));
  // All products are sent free of charge, and none is featured, as the REST API reports.
  if (filters.isFreeShipping != null) add('shipping', () => filters.isFreeShipping === true);
  if (filters.isFeatured != null) add('featured', () => filters.isFeatured === false);
  if (filters.hideOutOfStock) add('stock', ({ product }) => isInStock(product, context));
  return tests;
}

/** Returns the products before filters. Only they decide which facets there are. */
function candidates({ searchTerm, categoryEntityId }: SearchFilters, { shop: { catalog } }: ViewContext) {
  const among =
    categoryEntityId == null ? catalog.products : (catalog.entry('collection', categoryEntityId)?.products ?? []);
  if (!searchTerm) return among;
  const members = new Set(among);
  return searchProducts(catalog, searchTerm, { inDescription: true }).filter((product) => members.has(product));
}

const passing = (products: readonly Product[], tests: readonly Test[]): readonly Product[] =>
  tests.length === 0
    ? products
    : products.filter(({ variants }) => variants.some((variant) => tests.every(({ passes }) => passes(variant))));

const remember = createMemory();

/** Returns the found products. Without a sort order, a search is by relevance, and a category has the merchant's order. */
export const findProducts = (
  filters: SearchFilters,
  sort: SearchSort | null | undefined,
  context: ViewContext,
): readonly Product[] =>
  remember(
    context.shop.catalog.products,
    ['products', filters, sort],
    () => sorted(passing(candidates(filters, context), testsOf(filters, context)), sort, context),
    context.shop.version(),
  );

function sorted(products: readonly Product[], sort: SearchSort | null | undefined, context: ViewContext) {
  const by = (keyOf: (product: Product) => number | string, descending: boolean) => () =>
    sortedBy(products, keyOf, { descending });
  const priceOfProduct = (product: Product) => lowestPriceOf(product, context);
  const orders: Partial<Record<SearchSort, () => readonly Product[]>> = {
    A_TO_Z: by(titleOf, false),
    Z_TO_A: by(titleOf, true),
    LOWEST_PRICE: by(priceOfProduct, false),
    HIGHEST_PRICE: by(priceOfProduct, true),
    BEST_SELLING: by((product) => originalOf(product).data.salesRank, true),
    NEWEST: by((product) => originalOf(product).data.publishedAt, true),
  };
  return (sort && orders[sort])?.() ?? products;
}

export interface CountedValue<Key> {
  key: Key;
  name: string;
  count: number;
}

export interface Facets {
  categories: CountedValue<number>[];
  brands: CountedValue<number>[];
  attributes: { name: string; values: CountedValue<string>[] }[];
  inStock: number;
  freeShipping: number;
}

/** Returns the facets. The count of a value is the number of products with it that pass the filters of other kinds. */
export const facetsOf = (filters: SearchFilters, context: ViewContext): Facets =>
  remember(
    context.shop.catalog.products,
    ['facets', filters],
    () => countFacets(filters, context),
    context.shop.version(),
  );

function countFacets(filters: SearchFilters, context: ViewContext): Facets {
  const all = candidates(filters, context);
  const tests = testsOf(filters, context);
  const without = (kind: string) => tests.filter((test) => test.kind !== kind);
  const count = <Key>(kind: string, valuesOfVariant: (variant: Variant) => { key: Key; name: string }[]) =>
    countValues(all, without(kind), valuesOfVariant);
  const attributes = [...new Set(all.flatMap(attributesOf))];
  return {
    categories: count('category', ({ product }) => product.collections.map(categoryValue)),
    brands: count('brand', ({ product }) =>
      originalOf(product).data.vendor ? [{ key: brandIdOf(product), name: originalOf(product).data.vendor }] : [],
    ),
    attributes: attributes.map((name) => ({
      name,
      values: count(attributeKind(name), (variant) =>
        valuesOf(variant, name).map((value) => ({ key: value, name: value })),
      ),
    })),
    inStock: passing(all, without('stock')).filter((product) => isInStock(product, context)).length,
    freeShipping: passing(all, without('shipping')).length,
  };
}

const categoryValue = ({ id, data }: Collection) => ({ key: id, name: data.title });

function countValues<Key>(
  products: readonly Product[],
  tests: readonly Test[],
  valuesOfVariant: (variant: Variant) => { key: Key; name: string }[],
): CountedValue<Key>[] {
  const found = new Map<Key, CountedValue<Key>>();
  for (const { variants } of products) {
    const counted = new Set<Key>();
    for (const variant of variants) {
      if (!tests.every(({ passes }) => passes(variant))) continue;
      for (const { key, name } of valuesOfVariant(variant)) {
        if (counted.has(key)) continue;
        counted.add(key);
        const value = found.get(key) ?? { key, name, count: 0 };
        value.count++;
        found.set(key, value);
      }
    }
  }
  return [...found.values()];
}
