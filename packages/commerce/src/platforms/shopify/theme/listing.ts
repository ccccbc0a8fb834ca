import type { CatalogClient, ProductListing, ProductsQuery, ProductSort } from '../../../port/catalog.js';
import type { CallOptions } from '../../../port/context.js';
import { foreignCursor, misuse } from '../../shared/misuse.js';
import { successIfFound, type Ask } from './client.js';
import { toProductSummary, toThemeSummary } from './normalize.js';
import { isHandle, readCollection, readShopCurrency, type ReadContext } from './reads.js';
import * as wire from './wire.js';

export interface ListingOptions {
  ask: Ask;
  context: ReadContext;
  /** The same shop through its Storefront API, for search and brands: a theme's endpoints suggest ten products, and do not list brands. */
  storefront: Pick<CatalogClient, 'products'>;
  /** Whether the shop gave a token of its Storefront API. It then answers collections too, with filters and in any order. */
  hasToken: boolean;
}

/** The theme's endpoints list a collection in its own order only: the orders of a shop without a token. */
export const listingSorts: readonly ProductSort[] = ['featured', 'relevance'];

/** Creates the function that reads one page of a listing. */
export function createListing(options: ListingOptions): CatalogClient['products'] {
  const { storefront, hasToken } = options;
  return async (query, callOptions) => {
    checkSize(query);
    if (!hasToken) checkQuery(query);
    if (hasToken || !('collection' in query.in)) {
      const listing = await storefront.products(query, callOptions);
      if (listing) return { ...listing, items: listing.items.map(toThemeSummary) };
    }
    // Some collections are in the theme only, such as 'all', which the platform makes itself.
    if (!('collection' in query.in) || !isPlain(query)) return undefined;
    return listCollection(query.in.collection, query, options, callOptions);
  };
}

function checkSize({ perPage }: ProductsQuery): void {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250)
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
}

const defaultSort = ({ in: where }: ProductsQuery): ProductSort => ('search' in where ? 'relevance' : 'featured');

const isFiltered = ({ filters = {} }: ProductsQuery): boolean => Object.keys(filters).length > 0;

const isPlain = (query: ProductsQuery): boolean =>
  !isFiltered(query) && (query.sort === undefined || query.sort === defaultSort(query));

/** Rejects what the theme's endpoints cannot do. */
function checkQuery(query: ProductsQuery): void {
  const { sort } = query;
  const only = defaultSort(query);
  const why = 'The shop gave no token of its Storefront API.';
  if (sort !== undefined && sort !== only)
    throw refusal('sort', `This listing is not sorted by '${sort}': its only order is '${only}'. ${why}`);
  if (isFiltered(query)) throw refusal('filters', `Listings are not filtered here. ${why}`);
}

/** Reads the page and the collection's number of products. Pages have numbers here, so that each costs the same. */
async function listCollection(
  handle: string,
  query: ProductsQuery,
  { ask, context }: ListingOptions,
  options?: CallOptions,
): Promise<ProductListing | undefined> {
  if (!isHandle(handle)) return undefined;
  const page = pageOf(query);
  const { perPage } = query;
  const [answer, collection, currency] = await Promise.all([
    ask(
      {
        call: '/collections/{handle}/products.json',
        path: `/collections/${encodeURIComponent(handle)}/products.json?limit=${perPage}&page=${page}`,
        decode: successIfFound(wire.listedProducts),
      },
      options,
    ),
    readCollection(ask, handle, options),
    readShopCurrency(ask, context),
  ]);
  if (!answer || !collection) return undefined;
  const count = collection.products_count ?? undefined;
  const end = (page - 1) * perPage + answer.products.length;
  const isLast = count === undefined ? answer.products.length < perPage : page * perPage >= count;
  return {
    // Listings are the same for every country: their prices are in the shop's own currency.
    items: answer.products.map((product) => toProductSummary(product, currency, context)),
    total: count ?? end,
    isTotalExact: count !== undefined || isLast,
    facets: [],
    next: isLast ? undefined : String(page * perPage),
  };
}

/** Returns the page's number. Our cursor is the index of the page's first product. */
function pageOf({ page = 1, cursor, perPage }: ProductsQuery): number {
  if (cursor === undefined) return page;
  const begin = /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  if (begin % perPage === 0) return begin / perPage + 1;
  throw foreignCursor('products', cursor);
}

const refusal = (field: string, message: string) => misuse('products', field, message);
