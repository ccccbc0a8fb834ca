'use client';
import { searchQuery, type Commerce, type SearchResults } from '@vitrine/commerce';
import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** The last search. A shopper who returns to it gets all pages that had been loaded at once. */
const lastRead = new WeakMap<Commerce, SearchSnapshot>();

/**
 * Searches for a query and returns the results.
 * @param found The result from the server that rendered the page. Keep it the same from render to render. Default: the browser searches.
 */
export function useSearch(text: string, found?: FoundByServer): Search {
  const { commerce, messages } = useShop();
  const query = searchQuery(text);
  const [store] = useState(() => createSearchStore(commerce.search, initialOf(query, found, lastRead.get(commerce))));
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  useEffect(() => {
    const initial = initialOf(query, found, lastRead.get(commerce));
    if (initial.status === 'LOADING') void store.search(query);
    else store.show(initial);
  }, [store, commerce, query, found]);
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

function initialOf(query: string, found: FoundByServer | undefined, last: SearchSnapshot | undefined): SearchSnapshot {
  if (query === '') return pristine;
  if (!found) return last?.query === query ? last : loading(query);
  if ('failure' in found) return { ...loading(query), status: 'ERRORED', failure: found.failure };
  const fresh = loaded(query, found.results);
  return last?.query === query && startsWith(last.hits, fresh.hits) ? last : fresh;
}

const startsWith = (longer: SearchSnapshot['hits'], shorter: SearchSnapshot['hits']): boolean =>
  shorter.every(({ id }, index) => id === longer[index]?.id);
