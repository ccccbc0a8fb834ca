/** The entry for browsers that call Shopify's Storefront API directly, without a server. */
export { createShopifyCommerce } from './platforms/createShopifyCommerce.js';
export type { ShopifyDependencies, ShopifySettings } from './platforms/createShopifyCommerce.js';
export { createLocalSession } from './platforms/shared/localSession.js';
export type { AlgoliaSettings } from './search/algolia/settings.js';
export type { Clock, Fetch } from './shared/transport.js';
