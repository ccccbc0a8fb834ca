import type { CustomerAccountSettings } from '../shared/customerAccountSettings.js';

/** How to reach a shop through Shopify's Storefront API. */
export interface ShopifyGraphqlSettings {
  flavour: 'shopify_graphql';
  /** Where the API lies: 'https://northlane.myshopify.com' */
  baseUrl: string;
  /** 'YYYY-MM'. Default: '2026-04'. */
  apiVersion?: string;
  /** May be seen by shoppers. */
  publicToken?: string;
  /** For servers only; used instead of the public one. */
  privateToken?: string;
  /** For shops whose customers sign in at the platform, as those of new shops do. Absent: with passwords, in forms of one's own. */
  customerAccounts?: CustomerAccountSettings;
  /** Where messages to the shop are posted, as the contact form of a theme is. Default: '/contact' of `baseUrl`. */
  contactUrl?: string;
}
