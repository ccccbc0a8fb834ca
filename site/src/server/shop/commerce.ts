import type { Commerce, SessionStore } from '@vitrine/commerce';
import { createCommerce, createKept, createListingOrders, type Kept } from '@vitrine/commerce/server';
import { settings } from '../environment/variables';
import { imageUrl } from '../images/addresses';

/** The origin that the platform's API, and with it the pictures that lie on no CDN, are at; undefined where it has none of its own. */
export function shopOrigin(): string | undefined {
  const { baseUrl } = settings();
  return baseUrl && new URL(baseUrl).origin;
}

/** Of this server's listings, for all who ask: see docs/decisions/070-order-of-a-listing.md. */
const listingOrders = createListingOrders();

/** One for the process: Next may load this file more than once, and a token that was renewed is renewed for all. */
const shared = globalThis as { vitrineKept?: Kept };
const kept = (shared.vitrineKept ??= createKept());

/** The shop on this server's platform, for one shopper. */
export const commerceFor = (session: SessionStore): Commerce =>
  createCommerce(settings(), { fetch, session, kept, listingOrders, imageUrl: imageUrl(shopOrigin()) });
