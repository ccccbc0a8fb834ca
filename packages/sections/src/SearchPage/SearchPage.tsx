'use client';
import type { ComponentType, ReactNode } from 'react';
import {
  ListingActiveFilters,
  ListingFilterButton,
  ListingRoot,
  ListingSort,
  ListingToolbar,
} from '../ProductList/ListingRoot.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import {
  SearchCount,
  SearchFailure,
  SearchIntro,
  SearchMain,
  SearchMore,
  SearchRecent,
  SearchResults,
  SearchRoot,
} from './SearchRoot.js';
import { useListing, type SearchOptions } from './useListing.js';

export interface SearchPageProps extends RootProps<HTMLDivElement>, SearchOptions {
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Other ways to find something, shown while there are no results. Default: none. */
  children?: ReactNode;
  /** Replaces the heading and the search box. Default: `SearchIntro`. */
  intro?: ReactNode;
  /** Replaces the filters beside the results. Default: `ListingFilters`. */
  filters?: ReactNode;
  /** Replaces the line above the results: their number, the filter button and the order. Default: `ListingToolbar` with `SearchCount`. */
  toolbar?: ReactNode;
  /** Replaces the chosen filters above the results. Default: `ListingActiveFilters`. */
  activeFilters?: ReactNode;
  /** Replaces the recent searches, shown without a query. Default: `SearchRecent`. */
  recent?: ReactNode;
  /** Replaces the results. Default: `SearchResults`. */
  results?: ReactNode;
  /** Replaces the message of a failed search. Default: `SearchFailure`. */
  failure?: ReactNode;
  /** Replaces the button for more results. Default: `SearchMore`. */
  more?: ReactNode;
}

/** A search and its results, ten products at a time, with their number, order and filters. */
export function SearchPage({ query, view, found, tileAs, children, ...rest }: SearchPageProps) {
  const listing = useListing({ query, view, found });
  const {
    intro = <SearchIntro listing={listing} />,
    filters,
    toolbar = (
      <ListingToolbar listing={listing}>
        {/* Rendered before its text: it announces changes of it. */}
        <SearchCount listing={listing} />
        <ListingFilterButton listing={listing} />
        <ListingSort listing={listing} />
      </ListingToolbar>
    ),
    activeFilters = <ListingActiveFilters listing={listing} />,
    recent = <SearchRecent listing={listing} />,
    results = (
      <SearchResults listing={listing} tileAs={tileAs}>
        {children}
      </SearchResults>
    ),
    failure = <SearchFailure listing={listing} />,
    more = <SearchMore listing={listing} />,
    ...root
  } = rest;
  return (
    <SearchRoot {...root} listing={listing}>
      {intro}
      <ListingRoot listing={listing} filters={filters}>
        <SearchMain>
          {toolbar}
          {activeFilters}
          {recent}
          {failure}
          {results}
          {more}
        </SearchMain>
      </ListingRoot>
    </SearchRoot>
  );
}
