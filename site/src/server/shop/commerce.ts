import type { Commerce, SessionStore } from '@vitrine/commerce';
import { createCommerce, createKept, createListingOrders, type Kept } from '@vitrine/commerce/server';
import { settings } from '../environment/variables';
import { imageUrl } from '../images/addresses';

/** Returns the origin of the platform's API, and of its pictures that are on no CDN. Undefined if the settings have no `baseUrl`. */
export function shopOrigin(): string | undefined {
  const { baseUrl } = settings();
  return baseUrl && new URL(baseUrl).origin;
}

/** The orders of this server's listings, shared by all shoppers: see docs/decisions/070-order-of-a-listing.md. */
const listingOrders = createListingOrders();

/** One per process, since Next may load this file more than once. A renewed token is thus renewed for all. */
const shared = globalThis as { vitrineKept?: Kept };
const kept = (shared.vitrineKept ??= createKept());

/** The shop on this server's platform, for one shopper. */
export const commerceFor = (session: SessionStore): Commerce =>
  createCommerce(settings(), { fetch, session, kept, listingOrders, imageUrl: imageUrl(shopOrigin()) });
