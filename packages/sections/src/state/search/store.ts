import {
  searchQuery,
  type ListingView,
  type SearchClient,
  type SearchHit,
  type SearchResults,
} from '@vitrine/commerce';
import { failureOf, type Failure } from '../forms/failure.js';

export type SearchStatus = 'PRISTINE' | 'LOADING' | 'FETCHING_MORE' | 'ERRORED' | 'LOADED';

export interface SearchSnapshot extends Pick<SearchResults, 'facets'> {
  status: SearchStatus;
  /** The last query. */
  query: string;
  /** The order and the filters of the results. */
  view: ListingView;
  /** The results of all pages that were read, in order. */
  hits: readonly SearchHit[];
  /** The last page that was read, counted from 0, and the number of pages. A page has ten results. */
  pagination: { page: number; totalPages: number };
  /** The number of results on all pages. */
  total: number;
  /** False if there may be more results than `total`. */
  isTotalExact: boolean;
  /** Why the last requested page could not be read. */
  failure: Failure | undefined;
}

/** Holds the results of a search that were read so far. Pass `subscribe` and `getSnapshot` to `useSyncExternalStore`. Its calls never reject. */
export interface SearchStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SearchSnapshot;
  /** Reads the first page of a query. An empty query resets the search. Aborts the call that is under way. */
  search: (query: string, view?: ListingView) => Promise<void>;
  /** Reads the next page. */
  fetchMore: () => Promise<void>;
  /** Reads the page that failed again. */
  retry: () => Promise<void>;
  /** Replaces the snapshot, such as with the results of the server that rendered the page. */
  show: (snapshot: SearchSnapshot) => void;
}

export const pristine: SearchSnapshot = {
  status: 'PRISTINE',
  query: '',
  view: {},
  facets: [],
  hits: [],
  pagination: { page: 0, totalPages: 0 },
  total: 0,
  isTotalExact: true,
  failure: undefined,
};

export const loading = (query: string, view: ListingView = {}): SearchSnapshot => ({
  ...pristine,
  status: 'LOADING',
  query,
  view,
});

/** Returns the snapshot with the results of a query. */
export const loaded = (
  query: string,
  view: ListingView,
  { hits, page, totalPages, total, isTotalExact, facets }: SearchResults,
): SearchSnapshot => ({
  status: 'LOADED',
  query,
  view,
  facets,
  hits,
  pagination: { page, totalPages },
  total,
  isTotalExact,
  failure: undefined,
});

/** Returns whether there is a page after the last one that was read (spec §9). */
export const hasMore = ({ pagination: { page, totalPages } }: Pick<SearchSnapshot, 'pagination'>): boolean =>
  totalPages > page + 1;

export function createSearchStore(client: SearchClient, initial: SearchSnapshot = pristine): SearchStore {
  const listeners = new Set<() => void>();
  let snapshot = initial;
  /** Aborts the call that is under way. Responses to aborted calls are ignored. */
  let controller = new AbortController();

  const update = (next: SearchSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const begin = (next: SearchSnapshot): AbortSignal => {
    controller.abort();
    controller = new AbortController();
    update(next);
    return controller.signal;
  };

  const readPage = async (page: number, signal: AbortSignal) => {
    const { query, view, hits } = snapshot;
    try {
      const results = await client.search(query, { page, ...view }, { signal });
      if (signal.aborted) return;
      const next = loaded(query, view, results);
      update({ ...next, hits: [...hits, ...next.hits] });
    } catch (error) {
      if (!signal.aborted) update({ ...snapshot, status: 'ERRORED', failure: failureOf(error) });
    }
  };

  const search = async (text: string, view?: ListingView) => {
    const query = searchQuery(text);
    if (query === '') return void begin(pristine);
    await readPage(0, begin(loading(query, view)));
  };

  const fetchMore = async () => {
    if (!hasMore(snapshot) || snapshot.status === 'FETCHING_MORE') return;
    const signal = begin({ ...snapshot, status: 'FETCHING_MORE', failure: undefined });
    await readPage(snapshot.pagination.page + 1, signal);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    search,
    fetchMore,
    retry: () => (snapshot.hits.length > 0 ? fetchMore() : search(snapshot.query, snapshot.view)),
    show: (next) => void begin(next),
  };
}
