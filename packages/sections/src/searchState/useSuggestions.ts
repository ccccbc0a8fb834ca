'use client';
import { searchQuery, type SearchHit } from '@vitrine/commerce';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { onRecentSearches, recentSearches, recentSearchesOnServer } from './recentSearches.js';

/** Milliseconds without a key before the shop is asked. */
const rest = 150;

export interface Suggestions {
  /** For what is written, or for what was just before while the answer is on its way. */
  hits: readonly SearchHit[];
  /** Whether the shop knows nothing that is meant. */
  isNone: boolean;
}

const none: Suggestions = { hits: [], isNone: false };

/** The products that are likely meant while somebody types. Where they cannot be read there are none: the search itself will say why. */
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

/** What was searched for on this device, the latest first. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(onRecentSearches, recentSearches, recentSearchesOnServer);
