import { listingOffer, readListingView } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { SortSelect } from '@vitrine/sections';

const { capabilities } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });
const offer = listingOffer('collection', capabilities);

/** A page of the server. The form opens its path with the chosen order in the query. */
export const BikeOrder = ({ query = '' }) => (
  <SortSelect sorts={offer.sorts} view={readListingView(new URLSearchParams(query), offer)} path="/collections/bikes" />
);
