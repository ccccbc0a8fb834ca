/** The catalog operations of the REST API. */
import type { Catalog, Collection, Product, Variant } from '../../shop/catalog/catalog.js';
import { originalOf, skuOf, titleOf } from '../../shop/catalog/copies.js';
import { createMemory } from '../../shop/search/memory.js';
import { searchProducts } from '../../shop/search/search.js';
import { sortedBy } from '../../shop/search/sortedBy.js';
import { pictureAddress } from '../pictures/address.js';
import { collection, entity, notFound, Problem } from './answers.js';
import { brandIdOf, brandsOf, brandView } from './brands.js';
import { includes, pricesOf, productView, variantView, type Include } from './products.js';
import { fieldParameters, narrow, readQuery, type Query } from './query.js';
import type { Call, Handler } from './call.js';

/** Maximum number of products per page if their options or modifiers are included. */
const maxWithOptions = 10;

const sorts = [
  'id',
  'name',
  'sku',
  'price',
  'calculated_price',
  'date_modified',
  'inventory_level',
  'total_sold',
] as const;
const directions = ['asc', 'desc'] as const;

const productParameters = [
  ...fieldParameters,
  'include',
  'id',
  'id:in',
  'id:not_in',
  'name',
  'sku',
  'sku:in',
  'keyword',
  'keyword_context',
  'brand_id',
  'categories',
  'categories:in',
  'availability',
  'is_visible',
  'type',
  'sort',
  'direction',
];

export const getProducts: Handler = (call) => {
  const query = readQuery(call.url, productParameters);
  const include = readIncludes(query);
  const isShort = include.includes('options') || include.includes('modifiers');
  const page = query.page(isShort ? maxWithOptions : undefined);
  const found = sortProducts(findProducts(call, query), query, call);
  return collection(found, page, call.url, (product) =>
    narrow(productView(product, include, call.context), query, include),
  );
};

export const getProduct: Handler = (call) => {
  const query = readQuery(call.url, [...fieldParameters, 'include']);
  const include = readIncludes(query);
  return entity(narrow(productView(productOf(call), include, call.context), query, include));
};

export const getProductVariants: Handler = (call) => {
  const query = readQuery(call.url, fieldParameters);
  return collection(productOf(call).variants, query.page(), call.url, (variant) =>
    narrow(variantView(variant, call.context), query),
  );
};

export const getVariants: Handler = (call) => {
  const query = readQuery(call.url, [...fieldParameters, 'id', 'sku', 'product_id:in']);
  const { catalog } = call.context.shop;
  const [id, sku, productIds] = [query.integer('id'), query.text('sku'), query.integers('product_id:in')];
  const isAsked = (variant: Variant) =>
    (id === undefined || variant.id === id) &&
    (sku === undefined || variant.data.sku === sku) &&
    (!productIds || productIds.has(variant.product.id));
  const candidates =
    id !== undefined
      ? definite(catalog.entry('variant', id))
      : catalog.products.filter((product) => productIds?.has(product.id) ?? true).flatMap(({ variants }) => variants);
  return collection(candidates.filter(isAsked), query.page(), call.url, (variant) =>
    narrow(variantView(variant, call.context), query),
  );
};

export const getBrands: Handler = (call) => {
  const query = readQuery(call.url, [...fieldParameters, 'id', 'id:in', 'name', 'name:like', 'sort', 'direction']);
  const [id, ids, name, like] = [
    query.integer('id'),
    query.integers('id:in'),
    query.text('name'),
    query.text('name:like'),
  ];
  const found = brandsOf(call.context.shop.catalog).all.filter(
    (brand) =>
      (id === undefined || brand.id === id) &&
      (!ids || ids.has(brand.id)) &&
      (name === undefined || brand.name === name) &&
      (like === undefined || brand.name.toLowerCase().includes(like.toLowerCase())),
  );
  const isByName = query.oneOf('sort', ['name']) !== undefined;
  const sorted = isByName ? [...found].sort((a, b) => a.name.localeCompare(b.name, 'en')) : found;
  return collection(directed(sorted, query), query.page(), call.url, (brand) => narrow(brandView(brand), query));
};

export const getBrand: Handler = (call) => {
  const query = readQuery(call.url, fieldParameters);
  const brand = brandsOf(call.context.shop.catalog).byId.get(idIn(call, 'brand_id'));
  if (!brand) throw notFound('Brand was not found');
  return entity(narrow(brandView(brand), query));
};

export const getCategories: Handler = (call) => {
  const parameters = ['id', 'id:in', 'name', 'name:like', 'parent_id', 'is_visible', 'keyword', 'sort'];
  const query = readQuery(call.url, [...fieldParameters, ...parameters]);
  const { collections } = call.context.shop.catalog;
  const [id, ids, name] = [query.integer('id'), query.integers('id:in'), query.text('name')];
  const like = (query.text('name:like') ?? query.text('keyword'))?.toLowerCase();
  const found = collections.filter(
    ({ id: own, data }) =>
      (id === undefined || own === id) &&
      (!ids || ids.has(own)) &&
      (name === undefined || data.title === name) &&
      (like === undefined || data.title.toLowerCase().includes(like)) &&
      // All categories are visible and at the root of the tree.
      query.flag('is_visible') !== false &&
      (query.integer('parent_id') ?? 0) === 0,
  );
  const isByName = query.oneOf('sort', ['name', 'id', 'parent_id', 'sort_order']) === 'name';
  const sorted = isByName ? [...found].sort((a, b) => a.data.title.localeCompare(b.data.title, 'en')) : found;
  return collection(sorted, query.page(), call.url, (category) => narrow(categoryView(category, call), query));
};

export const getCategory: Handler = (call) => {
  const query = readQuery(call.url, fieldParameters);
  return entity(narrow(categoryView(categoryOf(call), call), query));
};

/** Answers with the merchant's order of a category's products. */
export const getCategorySortOrders: Handler = (call) => {
  const query = readQuery(call.url);
  return collection(categoryOf(call).products, query.page(), call.url, ({ id }, place) => ({
    product_id: id,
    sort_order: place,
  }));
};

/** Returns a whole number from the path; 0, which is not an id, for any other text. */
function idIn({ params }: Call, name: string): number {
  const text = params[name] ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function productOf(call: Call): Product {
  const product = call.context.shop.catalog.entry('product', idIn(call, 'product_id'));
  if (!product) throw notFound('Product was not found');
  return product;
}

function categoryOf(call: Call): Collection {
  const found = call.context.shop.catalog.entry('collection', idIn(call, 'category_id'));
  if (!found) throw notFound('Category was not found');
  return found;
}

function readIncludes(query: Query): Include[] {
  return (query.list('include') ?? []).map((name) => {
    const known = includes.find((candidate) => candidate === name);
    if (!known) throw new Problem(422, `The include(s): ${name} are not valid.`, { include: 'error.invalid' });
    return known;
  });
}

function findProducts({ context: { shop } }: Call, query: Query): readonly Product[] {
  const { catalog } = shop;
  const id = query.integer('id');
  const ids = query.integers('id:in') ?? (id === undefined ? undefined : new Set([id]));
  const tests = productTests(query);
  const among = ids
    ? [...ids].flatMap((wanted) => definite(catalog.entry('product', wanted))).sort(byPosition)
    : inCategories(catalog, query);
  const candidates = byKeyword(among, catalog, query.text('keyword'));
  return tests.length > 0 ? candidates.filter((product) => tests.every((test) => test(product))) : candidates;
}

/** Returns the products that match the keyword, best match first; all products without a keyword. */
function byKeyword(products: readonly Product[], catalog: Catalog, keyword: string | undefined): readonly Product[] {
  if (keyword === undefined) return products;
  const among = new Set(products);
  return searchProducts(catalog, keyword, { inDescription: true }).filter((product) => among.has(product));
}

/** Returns the products of the given categories; all products if the query names no category. */
function inCategories(catalog: Catalog, query: Query): readonly Product[] {
  const id = query.integer('categories');
  const ids = query.integers('categories:in') ?? (id === undefined ? undefined : new Set([id]));
  if (!ids) return catalog.products;
  const found = [...ids].flatMap((wanted) => catalog.entry('collection', wanted)?.products ?? []);
  return [...new Set(found)].sort(byPosition);
}

type Test = (product: Product) => boolean;

function productTests(query: Query): Test[] {
  const tests: (Test | undefined)[] = [
    test(
      query.integers('id:not_in'),
      (ids) =>
        ({ id }) =>
          !ids.has(id),
    ),
    test(
      query.text('name'),
      (name) =>
        ({ data }) =>
          data.title === name,
    ),
    test(
      query.text('sku'),
      (sku) =>
        ({ variants }) =>
          variants.some(({ data }) => data.sku === sku),
    ),
    test(
      query.list('sku:in'),
      (skus) =>
        ({ variants }) =>
          variants.some(({ data }) => skus.includes(data.sku)),
    ),
    test(query.integer('brand_id'), (brand) => (product) => brandIdOf(product) === brand),
    // Everything here is physical, visible and available.
    test(query.oneOf('availability', ['available', 'disabled', 'preorder']), (value) => () => value === 'available'),
    test(query.flag('is_visible'), (isVisible) => () => isVisible),
    test(query.oneOf('type', ['physical', 'digital']), (type) => () => type === 'physical'),
  ];
  query.oneOf('keyword_context', ['shopper', 'merchant']);
  return tests.filter((one) => one !== undefined);
}

const test = <Value>(value: Value | undefined, of: (value: Value) => Test): Test | undefined =>
  value === undefined ? undefined : of(value);

type Compare = (a: Product, b: Product) => number;

type Order = () => readonly Product[];

/** The default order. */
const byPosition: Compare = (a, b) => a.position - b.position;

/** Orders products by creation. The platform's ids increase with each new product; ours do not, so the publication date decides. */
const byMaking: Compare = (a, b) =>
  a.data.publishedAt < b.data.publishedAt ? -1 : a.data.publishedAt > b.data.publishedAt ? 1 : a.position - b.position;

function sortProducts(products: readonly Product[], query: Query, { context }: Call): readonly Product[] {
  const sort = query.oneOf('sort', sorts);
  if (!sort) return directed(products, query);
  const by =
    (keyOf: (product: Product) => number | string): Order =>
    () =>
      sortedBy(products, keyOf);
  const byPrice = (name: 'price' | 'calculated_price') =>
    by(({ variants: [first] }) => (first ? pricesOf(first, context)[name] : 0));
  const byDate: Order = () => products.toSorted(byMaking);
  const orders: Record<(typeof sorts)[number], Order> = {
    id: byDate,
    date_modified: byDate,
    name: by(titleOf),
    sku: by(({ variants: [first] }) => (first ? skuOf(first) : '')),
    price: byPrice('price'),
    calculated_price: byPrice('calculated_price'),
    inventory_level: by((product) => context.shop.stock.totalOf(product) ?? 0),
    total_sold: by((product) => originalOf(product).data.salesRank),
  };
  const order = orders[sort];
  // The stock changes often. Other orders are cached until a price changes.
  const { version } = context.shop.pricing;
  return directed(sort === 'inventory_level' ? order() : remember(products, sort, order, version()), query);
}

/** Caches the orders of a list. */
const remember = createMemory();

const directed = <Item>(items: readonly Item[], query: Query): readonly Item[] =>
  query.oneOf('direction', directions) === 'desc' ? [...items].reverse() : items;

const categoryView = ({ id, data, position, picture }: Collection, { context }: Call): Record<string, unknown> => ({
  id,
  parent_id: 0,
  name: data.title,
  description: data.descriptionHtml,
  views: 0,
  sort_order: position,
  page_title: data.seo?.title ?? '',
  meta_keywords: [],
  meta_description: data.seo?.description ?? '',
  layout_file: 'category.html',
  image_url: picture ? pictureAddress(picture.data.path, context.origin) : '',
  is_visible: true,
  search_keywords: '',
  default_product_sort: 'use_store_settings',
  custom_url: { url: `/${data.handle}/`, is_customized: false },
});

const definite = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item]);
