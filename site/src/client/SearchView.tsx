'use client';
import type { SearchPageProps } from '@vitrine/sections';
import { island } from './island';

/** The page of results. */
export const SearchView = island<SearchPageProps>({
  load: () => import('./SearchResults').then(({ SearchResults }) => SearchResults),
});
