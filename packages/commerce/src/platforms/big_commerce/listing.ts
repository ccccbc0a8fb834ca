import type { CatalogClient, ProductFilters, ProductListing, ProductsQuery, ProductSort } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { foreignCursor, misuse } from '../shared/misuse.js';
import type { Client, Input } from './client.js';
import type { Facts } from './facts.js';
import { toProductSummary, type NormalizeContext } from './normalize.js';
import { brandSlugOf, slugOf, trim } from './slugs.js';

export interface ListingOptions {
  client: Client;
  facts: Facts;
  contextOf: (options?: CallOptions) => Promise<NormalizeContext>;
}

type Sort = [field: string, direction: 'asc' | 'desc'];

/** The platform's fields for sorting. Its ids grow with each new product. */
const sorts: Partial<Record<ProductSort, Sort>> = {
  'best-selling': ['total_sold', 'desc'],
  newest: ['id', 'desc'],
  'price-ascending': ['calculated_price', 'asc'],
  'price-descending': ['calculated_price', 'desc'],
  'name-ascending': ['name', 'asc'],
  'name-descending': ['name', 'desc'],
};

export const listingSorts: readonly ProductSort[] = ['featured', ...(Object.keys(sorts) as ProductSort[])];

const shown = { include: ['images', 'variants'], is_visible: true };

/** Creates the function that reads one page of a listing. The platform has page numbers, so each page is read directly. */
export function createListing({ client, facts, contextOf }: ListingOptions): CatalogClient['products'] {
  return async (query, options = {}) => {
    const { page, perPage } = placeOf(query);
    checkFilters(query.filters);
    const sort = sortOf(query);
    const context = contextOf(options);
    // Awaited below. This handler prevents an unhandled rejection if it fails before that.
    context.catch(() => undefined);
    const where = await whereOf(query.in, facts, options);
    if (!where) return undefined;
    const { items, total } =
      sort === 'featured' && 'categories:in' in where
        ? await featured(where['categories:in'], page, perPage, options)
        : await plain(
            { ...where, page, limit: perPage, ...(Array.isArray(sort) && { sort: sort[0], direction: sort[1] }) },
            options,
          );
    const known = await context;
    return {
      items: items.map((item) => toProductSummary(item, known)),
      total,
      isTotalExact: true,
      facets: [],
      ...(page * perPage < total && { next: String(page + 1) }),
    } satisfies ProductListing;
  };

  async function plain(query: NonNullable<Input['query']>, options: CallOptions) {
    const { data, meta } = await client.ask('getProducts', { query: { ...shown, ...query } }, options);
    return { items: data, total: meta.pagination.total };
  }

  /** Reads a category in the merchant's order, which is a separate list of product ids. */
  async function featured(id: number, page: number, perPage: number, options: CallOptions) {
    const input = { path: { id }, query: { page, limit: perPage } };
    const { data, meta } = await client.ask('getCategorySortOrders', input, options);
    const ids = data.map(({ product_id: productId }) => productId);
    const { total } = meta.pagination;
    if (ids.length === 0) return { items: [], total };
    const { items } = await plain({ 'id:in': ids, limit: perPage }, options);
    const byId = new Map(items.map((item) => [item.id, item]));
    return { items: ids.flatMap((productId) => byId.get(productId) ?? []), total };
  }
}

/** The platform refuses numbers of pages that do not fit into 32 bits. */
const largestNumber = 999_999_999;

function placeOf({ page = 1, cursor, perPage }: ProductsQuery): { page: number; perPage: number } {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250) {
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
  }
  if (cursor === undefined) {
    if (page > largestNumber) throw refusal('page', `No listing has ${page} pages.`);
    return { page, perPage };
  }
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw foreignCursor('getProducts', cursor);
  return { page: Number(cursor), perPage };
}

/** Returns the sort order. Undefined means the platform's own order, which is relevance in a search. */
function sortOf({ in: where, sort = 'collection' in where ? 'featured' : undefined }: ProductsQuery) {
  if (sort === undefined || (sort === 'relevance' && 'search' in where)) return undefined;
  if (sort !== 'featured') return sorts[sort] ?? unsorted(sort);
  if (!('collection' in where)) return unsorted(sort);
  return sort;
}

type Where = { 'categories:in': number } | { brand_id: number } | { keyword: string; keyword_context: 'shopper' };

async function whereOf(where: ProductsQuery['in'], facts: Facts, options: CallOptions): Promise<Where | undefined> {
  if ('search' in where) return { keyword: where.search, keyword_context: 'shopper' };
  if ('brand' in where) {
    const slug = trim(where.brand);
    const id = (await facts.brands(options)).find((brand) => brandSlugOf(brand.custom_url) === slug)?.id;
    return id === undefined ? undefined : { brand_id: id };
  }
  const slug = trim(where.collection);
  const id = (await facts.categories(options)).find((category) => slugOf(category.custom_url) === slug)?.id;
  return id === undefined ? undefined : { 'categories:in': id };
}

/** Rejects filters. The platform has no query for several brands, for prices or for options. A single brand is a listing of its own. */
function checkFilters(filters: ProductFilters = {}): void {
  const [name] = Object.entries(filters).find(([, value]) => value !== undefined) ?? [];
  if (name) throw refusal('filters', `Listings are not filtered by ${name} here.`);
}

function unsorted(sort: ProductSort): never {
  throw refusal('sort', `This listing is not sorted by '${sort}': it can be by ${Object.keys(sorts).join(', ')}.`);
}

const refusal = (field: string, message: string) => misuse('getProducts', field, message);
