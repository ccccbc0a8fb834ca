import type { ShopifyGraphqlSettings } from '../storefront/settings.js';

/**
 * How to reach a shop through the endpoints that Shopify has for the pages of a theme. The tokens are for its customers, of whom
 * those endpoints do not tell: they are asked for by the Storefront API.
 */
export interface ShopifyRestSettings extends Pick<
  ShopifyGraphqlSettings,
  'apiVersion' | 'publicToken' | 'privateToken' | 'customerAccounts' | 'contactUrl'
> {
  flavour: 'shopify_rest';
  /** Where the theme lies: 'https://northlane.myshopify.com' */
  baseUrl: string;
}
