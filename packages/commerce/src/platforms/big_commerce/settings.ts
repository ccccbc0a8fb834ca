/** How to reach a shop through BigCommerce's REST Management API. */
export interface BigCommerceSettings {
  flavour: 'big_commerce';
  /** Two names of the one API. */
  api: 'rest' | 'management';
  /** Default: 'https://api.bigcommerce.com'. */
  baseUrl?: string;
  storeHash: string;
  /** For servers only: it may do more than any shopper. */
  accessToken: string;
}
