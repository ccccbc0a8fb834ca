import type { CustomerRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';

/** The data for resolvers. */
export interface Context {
  shop: Shop;
  /** Scheme and host of the client's request. Every absolute URL in a response begins with it. */
  origin: string;
  /** The URL of the storefront. Links in mails lead there. */
  shopUrl: string;
  /** From the directive @inContext, like `languageCode`. */
  countryCode?: string;
  languageCode?: string;
  /** The customer of the request, in an API that serves one customer. */
  customer?: CustomerRecord;
}
