import { listingOffer, readListingView, type Commerce } from '@vitrine/commerce';
import {
  ListingActiveFilters,
  ListingCount,
  ListingFilters,
  ListingMain,
  listingOf,
  ListingPages,
  ListingProducts,
  ListingRoot,
  ListingSort,
  ListingToolbar,
  NotFound,
} from '@vitrine/sections';

/** Only the filters of sizes and colours. The order is below the products, beside their number. */
export async function Bikes({ commerce, query }: { commerce: Commerce; query: URLSearchParams }) {
  const offer = listingOffer('collection', commerce.capabilities);
  const view = readListingView(query, offer);
  const found = await commerce.catalog.products({ in: { collection: 'bikes' }, page: 1, perPage: 12, ...view });
  if (!found) return <NotFound />;
  const path = '/collections/bikes';
  const listing = listingOf({ name: 'Bikes', listing: found, view, offer, path, productsPerPage: 12 });
  const options = listing.shownFacets.filter(({ kind }) => kind === 'option');
  return (
    <ListingRoot listing={listing} filters={<ListingFilters listing={listing} facets={options} />}>
      <ListingMain listing={listing} title="Bikes" showTitle>
        <ListingActiveFilters listing={listing} />
        <ListingProducts listing={listing} />
        <ListingToolbar listing={listing}>
          <ListingCount listing={listing} />
          <ListingSort listing={listing} />
        </ListingToolbar>
        <ListingPages listing={listing} />
      </ListingMain>
    </ListingRoot>
  );
}
