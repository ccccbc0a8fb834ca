'use client';
import {
  ListingRoot,
  SearchCount,
  SearchFailure,
  SearchIntro,
  SearchMain,
  SearchMore,
  SearchResults,
  SearchRoot,
  useListing,
} from '@vitrine/sections';

/** A search without filters. `q` is a parameter of the page's URL. */
export function OwnSearch({ q = 'bike' }) {
  const listing = useListing({ query: q });
  return (
    <SearchRoot listing={listing}>
      <SearchIntro listing={listing} />
      <ListingRoot listing={listing} filters={null}>
        <SearchMain>
          <SearchCount listing={listing} />
          <SearchFailure listing={listing} />
          <SearchResults listing={listing} />
          <SearchMore listing={listing} />
        </SearchMain>
      </ListingRoot>
    </SearchRoot>
  );
}
