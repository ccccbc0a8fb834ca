import type { ShopifyGraphqlSettings } from '../storefront/settings.js';

/**
 * How to reach a shop through Shopify's endpoints for theme pages. The tokens are for its customers, and for filters and sort orders of
 * listings: these endpoints have neither, so the Storefront API answers. Without a token, listings have one order and no filters.
 */
export interface ShopifyRestSettings extends Pick<
  ShopifyGraphqlSettings,
  'apiVersion' | 'publicToken' | 'privateToken' | 'customerAccounts' | 'contactUrl'
> {
  flavour: 'shopify_rest';
  /** The theme's base URL: 'https://northlane.myshopify.com' */
  baseUrl: string;
}
