'use client';
import type { ListingView } from '@vitrine/commerce';
import { listingOf, type ListingState } from '../ProductList/listingOf.js';
import { pathOf } from '../shop/paths.js';
import { useSearch, type FoundByServer, type Search } from '../shop/useSearch.js';
import { useRecentSearches } from '../shop/useSuggestions.js';
import { useShop } from '../shop/ShopProvider.js';

export interface SearchOptions {
  /** The query: `q` of the page's URL. Default: none. */
  query?: string | undefined;
  /** The order and filters of the results, as `readListingView` of `@vitrine/commerce` reads them from the URL. Keep it the same from render to render. Default: all, by relevance. */
  view?: ListingView | undefined;
  /** The server's results for the query, or its failure. Keep it the same from render to render. Default: the browser searches. */
  found?: FoundByServer | undefined;
}

/** The results of a search as a list. */
export interface SearchListing extends ListingState {
  /** The query of the page's URL, which the search box shows. */
  query: string;
  /** The search: its query, status, results and failure, and the calls that read more. */
  search: Search;
  /** The first page of results shown, from 0: the page that the server has found. */
  firstPage: number;
  /** The recent searches of this device, the latest first. */
  recent: readonly string[];
}

/**
 * Searches, and returns what the list of results shows, for the parts of a `SearchPage` and of a list. It takes texts, language and
 * currency from `ShopProvider`.
 */
export function useListing({ query = '', view, found }: SearchOptions): SearchListing {
  const { commerce, messages, locale, imageLoader, paths } = useShop();
  const search = useSearch(query, view, found);
  const recent = useRecentSearches();
  const { hits, total, isTotalExact, facets } = search;
  return {
    ...listingOf({
      name: messages.searchResults,
      listing: { items: [...hits], total, isTotalExact, facets },
      view: search.view,
      offer: commerce.capabilities.search,
      path: pathOf({ page: 'search', query: { q: search.query } }, paths),
      // All pages that were read show as one.
      productsPerPage: Math.max(total, 1),
      imageLoader,
      locale,
      messages,
    }),
    query,
    search,
    firstPage: found && 'results' in found ? found.results.page : 0,
    recent,
  };
}
