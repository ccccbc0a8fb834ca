import type { Commerce, Device, SessionStore } from '@vitrine/commerce';
import { createCommerce, createDataCache, createListingOrders, createMemorySession } from '@vitrine/commerce/server';
import { newForDays } from '@vitrine/northlane/shop';
import { settings } from '../environment/variables';
import { imageUrl } from '../images/addresses';
import { onChange } from '../pages/changes.mjs';
import { store } from '../store/sharedStore';
import { namedCalls } from '../log/platformCalls';
import { measuredCommerce } from '../telemetry/measures';
import { platformFetch } from './platformFetch';
import { sharedSearch } from './sharedSearch';

/** Returns the origin of the platform's API, and of its pictures that are on no CDN. Undefined if the settings have no `baseUrl`. */
export function shopOrigin(): string | undefined {
  const { baseUrl } = settings();
  return baseUrl && new URL(baseUrl).origin;
}

/** The orders of this server's listings, shared by all shoppers: see docs/decisions/070-order-of-a-listing.md. */
const listingOrders = createListingOrders();

/** The searches that this server has under way. */
const searches: Parameters<typeof sharedSearch>[1] = new Map();

onChange(() => {
  store().answers.clear();
  listingOrders.clear();
});

/**
 * The shop on this server's platform, for one shopper.
 * @param device The shopper's browser, for the list of logins. Default: unknown.
 */
export function commerceFor(session: SessionStore, device?: Device): Commerce {
  const commerce = createCommerce(settings(), {
    fetch: platformFetch(),
    session,
    cache: store().answers,
    listingOrders,
    newForDays,
    renewals: store().renewals,
    logins: { lists: store().logins, device },
    imageUrl: imageUrl(shopOrigin()),
  });
  return namedCalls(measuredCommerce({ ...commerce, search: sharedSearch(commerce.search, searches) }));
}

/** Reads the shop's name and language from the platform itself: a cache would answer in an outage too. Rejects if the platform does not answer. */
export const askPlatform = () =>
  createCommerce(settings(), {
    fetch: platformFetch(),
    session: createMemorySession(),
    cache: createDataCache(),
  }).catalog.shop();
