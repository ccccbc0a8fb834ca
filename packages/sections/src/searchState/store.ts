import { searchQuery, type SearchClient, type SearchHit, type SearchResults } from '@vitrine/commerce';
import { failureOf, type Failure } from '../customerState/failure.js';

export type SearchStatus = 'PRISTINE' | 'LOADING' | 'FETCHING_MORE' | 'ERRORED' | 'LOADED';

export interface SearchSnapshot {
  status: SearchStatus;
  /** What was searched for last. */
  query: string;
  /** Of all pages that were read, in order. */
  hits: readonly SearchHit[];
  /** Of the page read last; both from 0 and in pages of ten. */
  pagination: { page: number; totalPages: number };
  /** How many there are on all pages. */
  total: number;
  /** False where there may be more than the search tells of. */
  isTotalExact: boolean;
  /** Why the page that was asked for last did not come. */
  failure: Failure | undefined;
}

/** What was found, as far as it was read. `subscribe` and `getSnapshot` are those of `useSyncExternalStore`. Its calls never reject. */
export interface SearchStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SearchSnapshot;
  /** Reads the first page for these words; none lead back to the beginning. What is under way for others is given up. */
  search: (query: string) => Promise<void>;
  /** Reads the next page. */
  fetchMore: () => Promise<void>;
  /** Reads again what did not come. */
  retry: () => Promise<void>;
  /** Takes what somebody else has found, such as the server that rendered the page. */
  show: (snapshot: SearchSnapshot) => void;
}

export const pristine: SearchSnapshot = {
  status: 'PRISTINE',
  query: '',
  hits: [],
  pagination: { page: 0, totalPages: 0 },
  total: 0,
  isTotalExact: true,
  failure: undefined,
};

export const loading = (query: string): SearchSnapshot => ({ ...pristine, status: 'LOADING', query });

/** What was found for these words. */
export const loaded = (
  query: string,
  { hits, page, totalPages, total, isTotalExact }: SearchResults,
): SearchSnapshot => ({
  status: 'LOADED',
  query,
  hits,
  pagination: { page, totalPages },
  total,
  isTotalExact,
  failure: undefined,
});

/** Whether there is a page after those that were read (spec §9). */
export const hasMore = ({ pagination: { page, totalPages } }: Pick<SearchSnapshot, 'pagination'>): boolean =>
  totalPages > page + 1;

export function createSearchStore(client: SearchClient, initial: SearchSnapshot = pristine): SearchStore {
  const listeners = new Set<() => void>();
  let snapshot = initial;
  /** Of the call under way: an answer to one that was given up is not heard. */
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
    const { query, hits } = snapshot;
    try {
      const results = await client.search(query, { page }, { signal });
      if (signal.aborted) return;
      const next = loaded(query, results);
      update({ ...next, hits: [...hits, ...next.hits] });
    } catch (error) {
      if (!signal.aborted) update({ ...snapshot, status: 'ERRORED', failure: failureOf(error) });
    }
  };

  const search = async (text: string) => {
    const query = searchQuery(text);
    if (query === '') return void begin(pristine);
    await readPage(0, begin(loading(query)));
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
    retry: () => (snapshot.hits.length > 0 ? fetchMore() : search(snapshot.query)),
    show: (next) => void begin(next),
  };
}
