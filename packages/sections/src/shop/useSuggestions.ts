'use client';
import { searchQuery, type SearchHit } from '@vitrine/commerce';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShop } from './ShopProvider.js';
import { onRecentSearches, recentSearches, recentSearchesOnServer } from '../state/search/recentSearches.js';

/** Milliseconds from the last keystroke to the request. */
const rest = 150;

export interface Suggestions {
  /** The products for the typed text, or for the previous text until the response arrives. */
  hits: readonly SearchHit[];
  /** Whether the shop found no product. */
  isNone: boolean;
}

const none: Suggestions = { hits: [], isNone: false };

/** Suggests products while the shopper types. If they cannot be read, there are none: the search itself shows the failure. */
export function useSuggestions(text: string): Suggestions {
  const { commerce } = useShop();
  const query = searchQuery(text);
  const [suggestions, setSuggestions] = useState(none);
  if (query === '' && suggestions !== none) setSuggestions(none);
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: Suggestions) => {
      if (!signal.aborted) setSuggestions(next);
    };
    const ask = () =>
      commerce.search.suggest(query, { signal }).then(
        (hits) => settle({ hits, isNone: hits.length === 0 }),
        () => settle(none),
      );
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [commerce, query]);
  return suggestions;
}

/** Returns the recent searches of this device, the latest first. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(onRecentSearches, recentSearches, recentSearchesOnServer);
