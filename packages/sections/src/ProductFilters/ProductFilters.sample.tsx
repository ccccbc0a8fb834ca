import { listingOffer, readListingView } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductFilters } from '@vitrine/sections';

const commerce = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });
const offer = listingOffer('collection', commerce.capabilities);

/** A page of the server. The form opens its path with the chosen filters in the query. */
export async function BikeFilters({ query = '' }) {
  const view = readListingView(new URLSearchParams(query), offer);
  const listing = await commerce.catalog.products({ in: { collection: 'bikes' }, perPage: 12, ...view });
  if (!listing) return <NotFound />;
  return <ProductFilters facets={listing.facets} view={view} path="/collections/bikes" />;
}
