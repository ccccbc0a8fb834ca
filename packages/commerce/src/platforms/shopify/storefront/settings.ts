import type { CustomerAccountSettings } from '../shared/customerAccountSettings.js';

/** How to reach a shop through Shopify's Storefront API. */
export interface ShopifyGraphqlSettings {
  flavour: 'shopify_graphql';
  /** The API's base URL: 'https://northlane.myshopify.com' */
  baseUrl: string;
  /** 'YYYY-MM'. Default: '2026-04'. */
  apiVersion?: string;
  /** The public access token. Shoppers may see it. */
  publicToken?: string;
  /** The private access token. For servers only. Used instead of the public one. */
  privateToken?: string;
  /** For shops whose customers sign in at the platform, as in new shops. Absent: customers sign in with passwords, in the shop's own forms. */
  customerAccounts?: CustomerAccountSettings;
  /** The URL that receives messages to the shop, in the format of a theme's contact form. Default: '/contact' of `baseUrl`. */
  contactUrl?: string;
}
