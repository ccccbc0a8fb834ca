import type { Commerce, SessionStore } from '@vitrine/commerce';
import { createCommerce, createListingOrders } from '@vitrine/commerce/server';
import { settings } from './environment';
import { imageUrl } from './images';

/** The origin that the platform's API, and with it the pictures that lie on no CDN, are at; undefined where it has none of its own. */
export function shopOrigin(): string | undefined {
  const { baseUrl } = settings();
  return baseUrl && new URL(baseUrl).origin;
}

/** Of this server's listings, for all who ask: see docs/decisions/070-order-of-a-listing.md. */
const listingOrders = createListingOrders();

/** The shop on this server's platform, for one shopper. */
export const commerceFor = (session: SessionStore): Commerce =>
  createCommerce(settings(), { fetch, session, listingOrders, imageUrl: imageUrl(shopOrigin()) });
