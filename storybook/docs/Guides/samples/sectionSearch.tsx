'use client';
import { Text } from '@vitrine/components';
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
  type SearchOptions,
} from '@vitrine/sections';

/** A search without filters. A sentence of the page has its state. */
export function OwnSearch(options: SearchOptions) {
  const listing = useListing(options);
  const { search, total } = listing;
  return (
    <SearchRoot listing={listing}>
      <SearchIntro listing={listing} />
      {search.hits.length > 0 && <Text>{`${search.hits.length} of ${total}, the best first`}</Text>}
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
