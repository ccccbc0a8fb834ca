import type { CustomerRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';

/** What a request is answered from. */
export interface Context {
  shop: Shop;
  /** Scheme and host under which the client reached us: every address in an answer begins with it. */
  origin: string;
  /** The storefront, to which mails lead. */
  shopUrl: string;
  /** Of @inContext. */
  countryCode?: string;
  languageCode?: string;
  /** Whom the whole request is about, where an API is a customer's own. */
  customer?: CustomerRecord;
}
