import type { CatalogClient, ProductsQuery, ProductSort } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import type { ListingOrders, ListingPart } from '../listingOrders.js';
import type { Call } from './client.js';
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
    order.readOn();
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

type SortKey = [sortKey: string, reverse: boolean];

const collectionSorts: Partial<Record<ProductSort, SortKey>> = {
  featured: ['COLLECTION_DEFAULT', false],
  'best-selling': ['BEST_SELLING', false],
  newest: ['CREATED', true],
  'price-ascending': ['PRICE', false],
  'price-descending': ['PRICE', true],
  'name-ascending': ['TITLE', false],
  'name-descending': ['TITLE', true],
};

export const listingSorts = Object.keys(collectionSorts) as ProductSort[];

function partsOf(call: Call, { in: where, sort = 'featured', filters }: ProductsQuery, { buyer }: CallOptions) {
  if (!('collection' in where)) throw refusal('Only collections are listed here.');
  if (filters && Object.keys(filters).length > 0) throw refusal('Listings are not filtered here.');
  const [sortKey, reverse] = collectionSorts[sort] ?? unsorted(sort, collectionSorts);
  return async (after: string | undefined): Promise<ListingPart | undefined> => {
    const variables = { handle: where.collection, after, sortKey, reverse };
    // Without the signal of the one who asks: the others wait for it as well.
    const { collection } = await call('collectionOrder', variables, { buyer });
    return collection ? toPart(collection.products) : undefined;
  };
}

const toPart = ({
  nodes,
  pageInfo,
}: {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}): ListingPart => ({
  ids: nodes.map(({ id }) => id),
  next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
});

function unsorted(sort: ProductSort, sorts: Partial<Record<ProductSort, SortKey>>): never {
  throw refusal(`This listing is not sorted by '${sort}': it can be by ${Object.keys(sorts).join(', ')}.`);
}

const refusal = (message: string) => new CommerceError('refused', 'products', `products: ${message}`);
