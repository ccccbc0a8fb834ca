import { listingOffer, readListingView } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductList } from '@vitrine/sections';

const commerce = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });
const offer = listingOffer('collection', commerce.capabilities);

/** A page of the server. `query` is the query of its URL, which holds the order and the filters. */
export async function Bikes({ query = '' }) {
  const view = readListingView(new URLSearchParams(query), offer);
  const listing = await commerce.catalog.products({ in: { collection: 'bikes' }, page: 1, perPage: 12, ...view });
  if (!listing) return <NotFound />;
  const path = '/collections/bikes';
  return <ProductList name="Bikes" listing={listing} view={view} offer={offer} path={path} productsPerPage={12} />;
}
