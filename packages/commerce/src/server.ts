/** The entry for servers, which can hold secrets: the adapters, and the handler for the remote client. */
export { createMemorySession } from './port/session.js';
export type { CommerceDependencies } from './platforms/shared/dependencies.js';
export { credentialNames, detectPlatform } from './platforms/detectPlatform.js';
export type { Environment } from './platforms/detectPlatform.js';
export { createKept } from './platforms/shared/kept.js';
export type { Kept, KeptOptions } from './platforms/shared/kept.js';
export { createListingOrders } from './platforms/shared/listingOrders.js';
export type { ListingOrders, ListingOrdersOptions } from './platforms/shared/listingOrders.js';
export { checkoutOrigin } from './platforms/checkoutOrigin.js';
export { createCommerce } from './platforms/createCommerce.js';
export { sandboxSettings } from './platforms/sandboxSettings.js';
export type {
  AlgoliaSettings,
  BigCommerceSettings,
  CommerceSettings,
  ShopifyGraphqlSettings,
  ShopifyRestSettings,
} from './platforms/settings.js';
export { toSearchRecord } from './search/algolia/record.js';
export type { SearchRecord } from './search/algolia/record.js';
export type { Clock, Fetch } from './platforms/shared/transport.js';
export { createCheckedCommerce } from './remote/createCheckedCommerce.js';
export type { CheckedCommerceOptions } from './remote/createCheckedCommerce.js';
export { createCommerceHandler } from './remote/createCommerceHandler.js';
export type { CommerceHandlerOptions } from './remote/createCommerceHandler.js';
export { isCrossSite } from './remote/isCrossSite.js';
