import { productSorts, type CatalogClient, type ProductsQuery, type ProductSort } from '../../../port/catalog.js';
import type { CallOptions } from '../../../port/context.js';
import type { ListingOffer } from '../../../port/listingParameters.js';
import type { ListingOrders, ListingPart, ReadPart } from '../../shared/listingOrders.js';
import { foreignCursor, misuse } from '../../shared/misuse.js';
import { brandQuery, brandSlug } from './brands.js';
import type { Call } from './client.js';
import { listingFilters, toFacets, toFilters, type WireFacets } from './facets.js';
import { isNamed } from './nodes.js';
import { toProductSummary, type NormalizeContext } from './normalize.js';

export interface ListingOptions {
  call: Call;
  context: NormalizeContext;
  orders: ListingOrders;
}

/**
 * Creates the function that reads one page of a listing. The platform has cursors, but no page numbers. So the order is
 * read as ids, 250 per call, and cached. Each page then takes one more call.
 */
export function createListing({ call, context, orders }: ListingOptions): CatalogClient['products'] {
  return async (query, options = {}) => {
    const readPart = partsOf(call, query, options);
    const begin = beginOf(query);
    const end = begin + query.perPage;
    const order = await orders.read(nameOf(query, options, context), end, readPart, options.signal);
    if (!order) return undefined;
    const ids = order.ids.slice(begin, end);
    // The platform no longer returns products that were removed from the catalogue after the order was read.
    const nodes = ids.length > 0 ? (await call('summaries', { ids }, options)).nodes : [];
    // Search results are not read to their end: no shopper needs all of them, and the platform reports their total.
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

/** Returns the name of an order. Its prices, and so the order, depend on the buyer's country. Its names depend on the language. */
const nameOf = ({ in: where, sort, filters }: ProductsQuery, { buyer }: CallOptions, { baseUrl }: NormalizeContext) =>
  JSON.stringify([baseUrl, where, sort, filters, buyer?.country, buyer?.locale]);

/** Returns the index of the page's first product in the order. Our cursor is this index. */
function beginOf({ page = 1, cursor, perPage }: ProductsQuery): number {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250) {
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
  }
  if (cursor === undefined) return (page - 1) * perPage;
  if (!/^\d{1,15}$/.test(cursor)) throw foreignCursor('products', cursor);
  return Number(cursor);
}

const refusal = (field: string, message: string) => misuse('products', field, message);

/** Returns the function that reads the parts of a collection, a search or a brand. */
function partsOf(call: Call, query: ProductsQuery, { buyer }: CallOptions): ReadPart {
  // The caller's signal is left out, because other callers wait for the same order.
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

/** The platform finds brands by words, so only products whose brand has exactly this slug count. */
function brandParts(call: Call, slug: string, query: ProductsQuery, options: CallOptions): ReadPart {
  const sort = sortKeyOf(query, brandSorts, undefined);
  if (toFilters(query.filters).length > 0)
    throw refusal('filters', 'The listing of a brand cannot be filtered on this platform.');
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

/** The sort orders of brands. Merchants cannot order a brand's products. */
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

/** Search results have fewer orders than collections. */
export const searchOffer: ListingOffer = {
  sorts: productSorts.filter((sort) => sort in searchSorts),
  filters: listingFilters,
};

/** Returns the sort key. Without a requested and a default order, it is the platform's own. */
function sortKeyOf({ sort }: ProductsQuery, sorts: Sorts, usual: ProductSort | undefined): SortKey {
  const wanted = sort ?? usual;
  if (!wanted) return ascending('ID');
  const key = sorts[wanted];
  if (!key)
    throw refusal('sort', `This listing cannot be sorted by '${wanted}', only by ${Object.keys(sorts).join(', ')}.`);
  return key;
}
