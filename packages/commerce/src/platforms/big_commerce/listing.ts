import type { CatalogClient, ProductListing, ProductsQuery, ProductSort } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { foreignCursor, misuse } from '../shared/misuse.js';
import type { WireSummary } from './answers.js';
import type { Client, Input } from './client.js';
import type { Facts } from './facts.js';
import { toProductSummary, type NormalizeContext } from './normalize.js';
import { batchesOf, largestWithOptions } from './pages.js';
import { brandSlugOf, slugOf, trim } from './slugs.js';
import { isFiltered } from './storefront/facets.js';
import type { FoundOrder, ReadOrder } from './storefront/listing.js';

export interface ListingOptions {
  client: Client;
  facts: Facts;
  contextOf: (options?: CallOptions) => Promise<NormalizeContext>;
  /** Reads orders of filtered listings, with facets, through the GraphQL Storefront API. Undefined without a token for it. */
  readOrder: ReadOrder | undefined;
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

export const listingSorts: readonly ProductSort[] = ['featured', 'relevance', ...(Object.keys(sorts) as ProductSort[])];

/** Orders of search results. Merchants cannot order them. */
export const searchSorts = listingSorts.filter((sort) => sort !== 'featured');

/** The parts of a product that its tile shows, apart from the options. */
export const summaryParts = ['images', 'variants'];

/**
 * Creates the function that reads one page of a listing. Without filters, the REST API has page numbers, so each page is read directly. The
 * GraphQL Storefront API finds filtered products and search results: it returns ids, whose products the REST API returns.
 */
export function createListing({ client, facts, contextOf, readOrder }: ListingOptions): CatalogClient['products'] {
  return async (query, options = {}) => {
    const { page, perPage } = placeOf(query);
    checkFilters(query, readOrder !== undefined);
    const sort = sortOf(query);
    const context = contextOf(options);
    // Awaited below. This handler prevents an unhandled rejection if it fails before that.
    context.catch(() => undefined);
    const where = await whereOf(query.in, facts, options);
    if (!where) return undefined;
    const searched = 'brand_id' in where ? undefined : searchedIn(where);
    const filtered = searched && { where: searched, sort: query.sort, filters: query.filters ?? {} };
    // The search has the same prices for filters and for orders.
    const isSearched =
      'keyword' in where ||
      isFiltered(query.filters) ||
      sort === sorts['price-ascending'] ||
      sort === sorts['price-descending'];
    const [found, order] = await Promise.all([
      readOrder && filtered && isSearched
        ? ordered(await readOrder(filtered, page * perPage, options), page, perPage, options)
        : paged(where, sort, page, perPage, options),
      // The first part has the facets.
      readOrder && filtered && !isSearched ? readOrder(filtered, 0, options) : undefined,
    ]);
    const { items, total, isTotalExact = true, facets = order?.facets ?? [] } = found;
    const known = await context;
    return {
      items: items.map((item) => toProductSummary(item, known)),
      total,
      isTotalExact,
      facets,
      ...((page * perPage < total || !isTotalExact) && { next: String(page + 1) }),
    } satisfies ProductListing;
  };

  function paged(
    where: Where,
    sort: Sort | 'featured' | undefined,
    page: number,
    perPage: number,
    options: CallOptions,
  ): Promise<Page> {
    if (sort === 'featured' && 'categories:in' in where)
      return featured(where['categories:in'], page, perPage, options);
    const order = Array.isArray(sort) && { sort: sort[0], direction: sort[1] };
    return plain({ ...where, page, limit: perPage, ...order }, options);
  }

  /** Reads the products of a page by their ids. */
  async function ordered(order: FoundOrder, page: number, perPage: number, options: CallOptions): Promise<Page> {
    const { items } = await byIds(order.ids.slice((page - 1) * perPage, page * perPage), options);
    const { total = order.ids.length } = order;
    return { items, total, isTotalExact: order.total !== undefined || order.isComplete, facets: order.facets };
  }

  async function byIds(ids: readonly (string | number)[], options: CallOptions) {
    if (ids.length === 0) return { items: [] };
    const { items } = await plain({ 'id:in': ids, limit: ids.length }, options);
    const byId = new Map(items.map((item) => [String(item.id), item]));
    return { items: ids.flatMap((id) => byId.get(String(id)) ?? []) };
  }

  async function plain({ limit, ...query }: NonNullable<Input['query']> & { limit: number }, options: CallOptions) {
    const isShort = limit <= largestWithOptions;
    const include = isShort ? [...summaryParts, 'options'] : summaryParts;
    const input = { query: { include, is_visible: true, ...query, limit } };
    const { data, meta } = await client.ask('getProducts', input, options);
    return { items: isShort ? data : await withOptions(data, options), total: meta.pagination.total };
  }

  /** Adds the options of products that have a choice. The platform has a smaller maximum for them, so they take more calls, at once. */
  async function withOptions(items: readonly WireSummary[], options: CallOptions): Promise<WireSummary[]> {
    const ids = items.filter(({ variants }) => variants.length > 1).map(({ id }) => id);
    const answers = await Promise.all(
      batchesOf(ids, largestWithOptions).map((batch) => {
        const fields = { include: ['options'], include_fields: ['id'] };
        return client.ask('getProductOptions', { query: { 'id:in': batch, limit: batch.length, ...fields } }, options);
      }),
    );
    const byId = new Map(answers.flatMap(({ data }) => data).map((product) => [product.id, product.options]));
    return items.map((item) => ({ ...item, options: byId.get(item.id) }));
  }

  /** Reads a category in the merchant's order, which is a separate list of product ids. */
  async function featured(id: number, page: number, perPage: number, options: CallOptions) {
    const input = { path: { id }, query: { page, limit: perPage } };
    const { data, meta } = await client.ask('getCategorySortOrders', input, options);
    const ids = data.map(({ product_id: productId }) => productId);
    return { ...(await byIds(ids, options)), total: meta.pagination.total };
  }
}

interface Page extends Partial<Pick<ProductListing, 'facets' | 'isTotalExact'>> {
  items: WireSummary[];
  total: number;
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

const searchedIn = (where: Exclude<Where, { brand_id: number }>) =>
  'keyword' in where ? { searchTerm: where.keyword } : { categoryEntityId: where['categories:in'] };

/** Rejects filters that nobody answers. The REST API has no query for several brands, for prices or for options. */
function checkFilters({ in: where, filters = {} }: ProductsQuery, canFilter: boolean): void {
  const [name] = Object.entries(filters).find(([, value]) => value !== undefined) ?? [];
  if (!name) return;
  if ('brand' in where) throw refusal('filters', `The listing of a brand is not filtered by ${name}.`);
  if (!canFilter)
    throw refusal(
      'filters',
      `Listings are not filtered by ${name}: the shop gave no token of its GraphQL Storefront API.`,
    );
}

function unsorted(sort: ProductSort): never {
  throw refusal('sort', `This listing is not sorted by '${sort}': it can be by ${Object.keys(sorts).join(', ')}.`);
}

const refusal = (field: string, message: string) => misuse('getProducts', field, message);
