'use client';
/** In a module of its own, which `SearchView` loads. */
export { SearchPage as SearchResults } from '@vitrine/sections';
