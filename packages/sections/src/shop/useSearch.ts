'use client';
import { listingViewQuery, searchQuery, type Commerce, type ListingView, type SearchResults } from '@vitrine/commerce';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { failureText, type Failure } from '../state/forms/failure.js';
import { useShop } from './ShopProvider.js';
import {
  createSearchStore,
  loaded,
  loading,
  pristine,
  type SearchSnapshot,
  type SearchStore,
} from '../state/search/store.js';

/** The server's result for a query: a page of results, or the failure. */
export type FoundByServer = { results: SearchResults } | { failure: Failure };

export interface Search extends Omit<SearchSnapshot, 'failure'>, Pick<SearchStore, 'fetchMore' | 'retry'> {
  /** Set only while `status` is 'ERRORED'. */
  errorMessage: string | undefined;
  /** Shows the loading state of another query, whose results will arrive. */
  expect: (query: string) => void;
}

const allByRelevance: ListingView = {};

/** The last search. A shopper who returns to it gets all pages that had been loaded at once. */
const lastRead = new WeakMap<Commerce, SearchSnapshot>();

/**
 * Searches for a query and returns the results.
 * @param view The order and filters of the results. Keep it the same from render to render. Default: all, by relevance.
 * @param found The result from the server that rendered the page. Keep it the same from render to render. Default: the browser searches.
 */
export function useSearch(text: string, view: ListingView = allByRelevance, found?: FoundByServer): Search {
  const { commerce, messages } = useShop();
  const query = searchQuery(text);
  const initial = useMemo(
    () => initialOf({ query, view }, found, lastRead.get(commerce)),
    [commerce, query, view, found],
  );
  // The results of another page show at once, with its filters.
  const store = useMemo(() => createSearchStore(commerce.search, initial), [commerce, initial]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  useEffect(() => {
    if (initial.status === 'LOADING') void store.search(initial.query, initial.view);
  }, [store, initial]);
  useEffect(() => {
    if (snapshot.status === 'LOADED') lastRead.set(commerce, snapshot);
  }, [commerce, snapshot]);

  const { failure, ...rest } = snapshot;
  return {
    ...rest,
    errorMessage: failure && failureText(failure, messages),
    fetchMore: store.fetchMore,
    retry: store.retry,
    expect: (next) => store.show(loading(next)),
  };
}

type Asked = Pick<SearchSnapshot, 'query' | 'view'>;

function initialOf(
  { query, view }: Asked,
  found: FoundByServer | undefined,
  last: SearchSnapshot | undefined,
): SearchSnapshot {
  if (query === '') return pristine;
  const same =
    last && last.query === query && listingViewQuery(last.view) === listingViewQuery(view) ? last : undefined;
  if (!found) return same ?? loading(query, view);
  if ('failure' in found) return { ...loading(query, view), status: 'ERRORED', failure: found.failure };
  const fresh = loaded(query, view, found.results);
  return same && startsWith(same.hits, fresh.hits) ? same : fresh;
}

const startsWith = (longer: SearchSnapshot['hits'], shorter: SearchSnapshot['hits']): boolean =>
  shorter.every(({ id }, index) => id === longer[index]?.id);
