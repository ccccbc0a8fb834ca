import type { CatalogClient, ProductListing, ProductsQuery, ProductSort } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { success, successIfFound, type Ask } from './client.js';
import { toProductSummary, toSuggestedSummary } from './normalize.js';
import { readCollection, readCurrency, readShopCurrency, type ReadContext } from './reads.js';
import * as wire from './wire.js';

export interface ListingOptions {
  ask: Ask;
  context: ReadContext;
}

/** The theme's endpoints list a collection in its own order only, and search in theirs. */
export const listingSorts: readonly ProductSort[] = ['featured', 'relevance'];

/** The most that a search finds. */
const mostSuggestions = 10;

export const createListing =
  (options: ListingOptions): CatalogClient['products'] =>
  async (query, callOptions) => {
    checkQuery(query);
    if ('collection' in query.in) return listCollection(query.in.collection, query, options, callOptions);
    if ('search' in query.in) return search(query.in.search, query, options, callOptions);
    throw refusal('Products are not listed by brand here: no endpoint of a theme does so. Use a collection.');
  };

function checkQuery({ in: where, sort, filters, perPage }: ProductsQuery): void {
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 250)
    throw new RangeError(`A page holds 1 to 250 products, but got ${perPage}.`);
  const usual: ProductSort = 'search' in where ? 'relevance' : 'featured';
  if (sort !== undefined && sort !== usual)
    throw refusal(`This listing is not sorted by '${sort}': its only order is '${usual}'.`);
  if (filters && Object.keys(filters).length > 0) throw refusal('Listings are not filtered here.');
}

/** The page itself, and how many products the collection has: pages have numbers here, so that none costs more than another. */
async function listCollection(
  handle: string,
  query: ProductsQuery,
  { ask, context }: ListingOptions,
  options?: CallOptions,
): Promise<ProductListing | undefined> {
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

/** A cursor of ours is the place at which its page begins. */
function pageOf({ page = 1, cursor, perPage }: ProductsQuery): number {
  if (cursor === undefined) return page;
  const begin = /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  if (begin % perPage === 0) return begin / perPage + 1;
  throw refusal(`'${cursor}' is no cursor of pages of ${perPage}: take the \`next\` of the page before.`);
}

/** What a search box suggests is all that a theme's endpoints find. */
async function search(
  text: string,
  { page = 1, cursor, perPage }: ProductsQuery,
  { ask, context }: ListingOptions,
  options?: CallOptions,
): Promise<ProductListing> {
  if (page !== 1 || cursor !== undefined || perPage > mostSuggestions)
    throw refusal(`A search has one page of at most ${mostSuggestions} products here.`);
  if (text.trim() === '') return { items: [], total: 0, isTotalExact: true, facets: [] };
  const parameters = new URLSearchParams({
    q: text,
    'resources[type]': 'product',
    'resources[limit]': String(perPage),
  });
  const [found, currencyCode] = await Promise.all([
    ask(
      {
        call: '/search/suggest.json',
        path: `/search/suggest.json?${parameters.toString()}`,
        decode: success(wire.suggestions),
      },
      options,
    ),
    readCurrency(ask, context, options),
  ]);
  const { products } = found.resources.results;
  return {
    items: products.map((product) => toSuggestedSummary(product, currencyCode, context)),
    total: products.length,
    isTotalExact: products.length < perPage,
    facets: [],
  };
}

export const refusal = (message: string) => new CommerceError('refused', 'products', `products: ${message}`);
