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
  /** The shopper's address, which the platform wants beside the private token. */
  buyerIp?: string;
  /** ISO 3166-1 alpha-2: whose prices and stock are shown. Default: the shop's own. */
  country?: string;
  /** The platform's language code: 'EN', 'PT_BR'. Default: the shop's own. */
  language?: string;
}
