import type { CatalogClient, ProductFilters, ProductListing, ProductsQuery, ProductSort } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
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

/** The platform's numbers count up as products are made. */
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

/** One page of a listing: the platform numbers them, so that none has to be walked to. */
export function createListing({ client, facts, contextOf }: ListingOptions): CatalogClient['products'] {
  return async (query, options = {}) => {
    const { page, perPage } = placeOf(query);
    checkFilters(query.filters);
    const sort = sortOf(query);
    const context = contextOf(options);
    // Awaited below: where it fails before that, it must not fail unheard.
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

  /** The merchant's own order of a category is a list of its own, of numbers alone. */
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

function placeOf({ page = 1, cursor, perPage }: ProductsQuery): { page: number; perPage: number } {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250) {
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
  }
  if (cursor === undefined) return { page, perPage };
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw refusal(`'${cursor}' is no cursor: take the \`next\` of the page before.`);
  return { page: Number(cursor), perPage };
}

/** Undefined: the platform's own order, which is that of relevance in a search. */
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

/** One brand is a listing of its own; of several, of prices and of options the platform knows no question. */
function checkFilters(filters: ProductFilters = {}): void {
  const [name] = Object.entries(filters).find(([, value]) => value !== undefined) ?? [];
  if (name) throw refusal(`Listings are not filtered by ${name} here.`);
}

function unsorted(sort: ProductSort): never {
  throw refusal(`This listing is not sorted by '${sort}': it can be by ${Object.keys(sorts).join(', ')}.`);
}

const refusal = (message: string) => new CommerceError('refused', 'getProducts', `getProducts: ${message}`);
