/** How to reach a shop through BigCommerce's REST Management API. */
export interface BigCommerceSettings {
  flavour: 'big_commerce';
  /** Two names of the one API. */
  api: 'rest' | 'management';
  /** Default: 'https://api.bigcommerce.com'. */
  baseUrl?: string;
  /**
   * Where the platform's own pages of the store lie, whose forms send and take new passwords: 'https://store-abc123.mybigcommerce.com'
   * Default: the address that the store tells, which is right while its domain leads to the platform.
   */
  storeUrl?: string;
  /** Where messages to the shop are posted, as the contact form of a Shopify theme is. Default: none, no message can be sent. */
  contactUrl?: string;
  storeHash: string;
  /** For servers only: it may do more than any shopper. */
  accessToken: string;
}
