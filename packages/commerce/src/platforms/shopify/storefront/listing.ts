import { productSorts, type CatalogClient, type ProductsQuery, type ProductSort } from '../../../port/catalog.js';
import type { CallOptions } from '../../../port/context.js';
import { CommerceError } from '../../../port/errors.js';
import type { ListingOrders, ListingPart, ReadPart } from '../../shared/listingOrders.js';
import { brandQuery, brandSlug } from './brands.js';
import type { Call } from './client.js';
import { toFacets, toFilters, type WireFacets } from './facets.js';
import { isNamed } from './nodes.js';
import { toProductSummary, type NormalizeContext } from './normalize.js';

export interface ListingOptions {
  call: Call;
  context: NormalizeContext;
  orders: ListingOrders;
}

/**
 * One page of a listing. The platform has no page numbers, only cursors: the order is read in ids, 250 a call, and kept, so that any
 * page of it is one call more.
 */
export function createListing({ call, context, orders }: ListingOptions): CatalogClient['products'] {
  return async (query, options = {}) => {
    const readPart = partsOf(call, query, options);
    const begin = beginOf(query);
    const end = begin + query.perPage;
    const order = await orders.read(nameOf(query, options, context), end, readPart, options.signal);
    if (!order) return undefined;
    const ids = order.ids.slice(begin, end);
    // What was taken from the catalogue since its place was read is no product any more.
    const nodes = ids.length > 0 ? (await call('summaries', { ids }, options)).nodes : [];
    // Of what the words find nobody reads all, and how many there are is known.
    if (!('search' in query.in)) order.readOn();
    return {
      items: nodes.flatMap((node) => (isNamed(node) ? [toProductSummary(node, context)] : [])),
      total: order.total ?? order.ids.length,
      isTotalExact: order.total !== undefined || order.isComplete,
      facets: order.facets,
      next: end < order.ids.length || !order.isComplete ? String(end) : undefined,
    };
  };
}

/** What makes one order another: prices, and with them the order, are those of the country, names those of the language. */
const nameOf = ({ in: where, sort, filters }: ProductsQuery, { buyer }: CallOptions, { baseUrl }: NormalizeContext) =>
  JSON.stringify([baseUrl, where, sort, filters, buyer?.country, buyer?.locale]);

/** A cursor of ours is the place in the order at which its page begins. */
function beginOf({ page = 1, cursor, perPage }: ProductsQuery): number {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250) {
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
  }
  if (cursor === undefined) return (page - 1) * perPage;
  if (!/^\d{1,15}$/.test(cursor)) throw refusal(`'${cursor}' is no cursor: take the \`next\` of the page before.`);
  return Number(cursor);
}

const refusal = (message: string) => new CommerceError('refused', 'products', `products: ${message}`);

/** The way to a listing's order, by what it is a listing of. */
function partsOf(call: Call, query: ProductsQuery, { buyer }: CallOptions): ReadPart {
  // Without the caller's signal: other callers wait for the same order.
  const options = { buyer };
  if ('collection' in query.in) return collectionParts(call, query.in.collection, query, options);
  if ('search' in query.in) return searchParts(call, query.in.search, query, options);
  return brandParts(call, query.in.brand, query, options);
}

function collectionParts(call: Call, handle: string, query: ProductsQuery, options: CallOptions): ReadPart {
  const sort = sortKeyOf(query, collectionSorts, 'featured');
  const filters = toFilters(query.filters);
  return async (after) => {
    const variables = { handle, after, ...sort, filters, withFacets: after === undefined };
    const { collection } = await call('collectionOrder', variables, options);
    return collection ? toPart(collection.products, collection.products.filters) : undefined;
  };
}

function searchParts(call: Call, text: string, query: ProductsQuery, options: CallOptions): ReadPart {
  const sort = sortKeyOf(query, searchSorts, 'relevance');
  const filters = toFilters(query.filters);
  return async (after) => {
    const variables = { text, after, ...sort, filters, withFacets: after === undefined };
    const { search } = await call('searchOrder', variables, options);
    const nodes = search.nodes.filter(isNamed);
    return { ...toPart({ ...search, nodes }, search.productFilters), total: search.totalCount };
  };
}

/** The platform finds brands by words: of what it finds, those count whose brand has this very slug. */
function brandParts(call: Call, slug: string, query: ProductsQuery, options: CallOptions): ReadPart {
  const sort = sortKeyOf(query, brandSorts, undefined);
  if (toFilters(query.filters).length > 0) throw refusal('The listing of a brand cannot be filtered on this platform.');
  return async (after) => {
    const { products } = await call('brandOrder', { query: brandQuery(slug), after, ...sort }, options);
    const nodes = products.nodes.filter(({ vendor }) => brandSlug(vendor) === slug);
    return after === undefined && nodes.length === 0 ? undefined : toPart({ ...products, nodes });
  };
}

interface Page {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const toPart = ({ nodes, pageInfo }: Page, facets: WireFacets = []): ListingPart => ({
  ids: nodes.map(({ id }) => id),
  next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
  facets: toFacets(facets),
});

interface SortKey {
  sortKey: string;
  reverse: boolean;
}

type Sorts = Partial<Record<ProductSort, SortKey>>;

const ascending = (sortKey: string): SortKey => ({ sortKey, reverse: false });
const descending = (sortKey: string): SortKey => ({ sortKey, reverse: true });

const collectionSorts: Sorts = {
  featured: ascending('COLLECTION_DEFAULT'),
  'best-selling': ascending('BEST_SELLING'),
  newest: descending('CREATED'),
  'price-ascending': ascending('PRICE'),
  'price-descending': descending('PRICE'),
  'name-ascending': ascending('TITLE'),
  'name-descending': descending('TITLE'),
};

const searchSorts: Sorts = {
  relevance: ascending('RELEVANCE'),
  'price-ascending': ascending('PRICE'),
  'price-descending': descending('PRICE'),
};

/** A brand has no order that its merchant gave it. */
const brandSorts: Sorts = {
  'best-selling': ascending('BEST_SELLING'),
  newest: descending('CREATED_AT'),
  'price-ascending': ascending('PRICE'),
  'price-descending': descending('PRICE'),
  'name-ascending': ascending('TITLE'),
  'name-descending': descending('TITLE'),
};

export const listingSorts: readonly ProductSort[] = productSorts.filter(
  (sort) => sort in collectionSorts || sort in searchSorts,
);

/** Where no order is asked for and there is no usual one, the platform's own. */
function sortKeyOf({ sort }: ProductsQuery, sorts: Sorts, usual: ProductSort | undefined): SortKey {
  const wanted = sort ?? usual;
  if (!wanted) return ascending('ID');
  const key = sorts[wanted];
  if (!key) throw refusal(`This listing cannot be sorted by '${wanted}', only by ${Object.keys(sorts).join(', ')}.`);
  return key;
}
