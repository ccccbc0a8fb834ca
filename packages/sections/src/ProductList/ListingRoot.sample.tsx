import { listingOffer, readListingView } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import {
  ListingCount,
  ListingFilters,
  ListingMain,
  listingOf,
  ListingPages,
  ListingProducts,
  ListingRoot,
  NotFound,
} from '@vitrine/sections';

const commerce = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });
const offer = listingOffer('collection', commerce.capabilities);

/** A page of the server. The number of products is below them, beside the links to the pages. */
export async function Bikes({ query = '' }) {
  const view = readListingView(new URLSearchParams(query), offer);
  const found = await commerce.catalog.products({ in: { collection: 'bikes' }, page: 1, perPage: 12, ...view });
  if (!found) return <NotFound />;
  const path = '/collections/bikes';
  const listing = listingOf({ name: 'Bikes', listing: found, view, offer, path, productsPerPage: 12 });
  return (
    <ListingRoot listing={listing} filters={<ListingFilters listing={listing} />}>
      <ListingMain listing={listing} title="Bikes" showTitle>
        <ListingProducts listing={listing} />
        <ListingCount listing={listing} />
        <ListingPages listing={listing} />
      </ListingMain>
    </ListingRoot>
  );
}
