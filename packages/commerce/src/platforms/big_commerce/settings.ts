/** How to reach a shop through BigCommerce's REST Management API, and for filters through its GraphQL Storefront API. */
export interface BigCommerceSettings {
  flavour: 'big_commerce';
  /** Two names of the same API. */
  api: 'rest' | 'management';
  /** Default: 'https://api.bigcommerce.com'. */
  baseUrl?: string;
  /**
   * The URL of the platform's own pages of the store, whose forms mail links for new passwords and save them:
   * 'https://store-abc123.mybigcommerce.com'
   * Default: the URL in the store's information, which is correct while its domain points to the platform.
   */
  storeUrl?: string;
  /**
   * The URL that receives messages to the shop, in the format of a Shopify theme's contact form. Default: none;
   * messages cannot be sent.
   */
  contactUrl?: string;
  /**
   * A private token of the GraphQL Storefront API, which answers on the store's own domain. It filters listings, which the REST API does not.
   * Default: none; listings have no filters.
   */
  storefrontToken?: string;
  storeHash: string;
  /** For servers only: it has more rights than any shopper. */
  accessToken: string;
}
