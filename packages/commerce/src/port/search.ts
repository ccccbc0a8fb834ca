import type { SearchHit } from '../model/entities.js';
import type { Facet, ProductFilters, ProductSort } from './catalog.js';
import type { CallOptions } from './context.js';

/** A search service, or the platform's own search if no service is configured. */
export interface SearchClient {
  /** Returns one page of results, with ten products a page. A query without words finds nothing. */
  search(query: string, place?: SearchPlace, options?: CallOptions): Promise<SearchResults>;
  /** Returns a few likely products while the shopper types. */
  suggest(query: string, options?: CallOptions): Promise<SearchHit[]>;
}

/** The page of the results, with an order and filters that `capabilities.search` names. */
export interface SearchPlace {
  /** From 0. Default: 0 */
  page?: number;
  /** Default: 'relevance' */
  sort?: ProductSort;
  filters?: ProductFilters;
}

/** One page of results. */
export interface SearchResults {
  /** Empty after the last page. */
  hits: SearchHit[];
  /** From 0. */
  page: number;
  /** The number of pages that can be read. There is another page while `totalPages > page + 1`. */
  totalPages: number;
  /** The number of products on all pages. */
  total: number;
  /** False if there may be more products than the search reports. */
  isTotalExact: boolean;
  /** The available filters of the results. Empty if the search does not report them. */
  facets: Facet[];
}

/** The number of hits on a page (spec §9). */
export const searchPageSize = 10;

/** The maximum number of suggestions. */
export const suggestionLimit = 6;
