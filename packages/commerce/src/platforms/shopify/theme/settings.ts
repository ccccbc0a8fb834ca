import type { ShopifyGraphqlSettings } from '../storefront/settings.js';

/**
 * How to reach a shop through Shopify's endpoints for theme pages. The tokens are for its customers: these endpoints do not return them, so
 * the Storefront API reads them.
 */
export interface ShopifyRestSettings extends Pick<
  ShopifyGraphqlSettings,
  'apiVersion' | 'publicToken' | 'privateToken' | 'customerAccounts' | 'contactUrl'
> {
  flavour: 'shopify_rest';
  /** The theme's base address: 'https://northlane.myshopify.com' */
  baseUrl: string;
}
