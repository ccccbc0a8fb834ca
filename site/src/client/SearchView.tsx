'use client';
import { useSearchGlance, type SearchPageProps } from '@vitrine/sections';
import { island } from './island';

/** The search page, whose script loads later. */
export const SearchView = island<SearchPageProps>({
  load: () => import('./SearchResults').then(({ SearchResults }) => SearchResults),
  useGlance: ({ found }, wake) => useSearchGlance(found, wake),
});
