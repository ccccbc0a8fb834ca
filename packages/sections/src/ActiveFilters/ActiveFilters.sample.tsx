import { listingOffer, readListingView } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { ActiveFilters, NotFound } from '@vitrine/sections';

const commerce = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });
const offer = listingOffer('collection', commerce.capabilities);

/** A page of the server. Each link leads to the list without one of the filters in the query of its URL. */
export async function ChosenFilters({ query = 'availability=true' }) {
  const view = readListingView(new URLSearchParams(query), offer);
  const listing = await commerce.catalog.products({ in: { collection: 'bikes' }, perPage: 12, ...view });
  if (!listing) return <NotFound />;
  return <ActiveFilters facets={listing.facets} view={view} path="/collections/bikes" currencyCode="USD" />;
}
