import type { SearchHit } from '../model/entities.js';
import type { CallOptions } from './context.js';

/** A search service, or the platform's own search where none is configured. */
export interface SearchClient {
  /** One page of what the words find, ten products each. Nothing is found by no words. */
  search(query: string, place?: SearchPlace, options?: CallOptions): Promise<SearchResults>;
  /** The few products that are likely meant, while somebody types. */
  suggest(query: string, options?: CallOptions): Promise<SearchHit[]>;
}

/** Which page of the results. */
export interface SearchPlace {
  /** From 0. Default: 0 */
  page?: number;
}

/** One page of results. */
export interface SearchResults {
  /** Empty behind the last page. */
  hits: SearchHit[];
  /** From 0. */
  page: number;
  /** How many pages can be read. There is a further one while `totalPages > page + 1`. */
  totalPages: number;
  /** How many products there are on all pages. */
  total: number;
  /** False where there may be more than the search tells of. */
  isTotalExact: boolean;
}

/** How many hits a page holds (spec §9). */
export const searchPageSize = 10;

/** How many products are suggested at most. */
export const suggestionLimit = 6;
