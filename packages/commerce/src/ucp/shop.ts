/** What the protocol needs of the shop, for one request. */
import type { SessionStore } from '../port/session.js';
import type { Commerce } from '../port/commerce.js';

export interface UcpShop {
  /** The shop, for the session of one agent's cart. */
  commerceFor(session: SessionStore): Commerce;
  /** The URL of the shop's home page. All URLs in answers are absolute. */
  siteUrl: URL;
  /** The URL of a product's page, by the slug with its slash, with the chosen variant. */
  productUrl(slug: string, variantId?: string): URL;
  /** The URL that leads a buyer to the checkout of this cart. It is all that an agent gets. */
  continueUrl(id: string): URL;
  /** The URL of the page that shows the order of a signed link. Default: none, and agents read no orders. */
  orderUrl?(id: string): URL;
  /** Links to the shop's policies, which a checkout must show. */
  links(): Promise<readonly Link[]>;
}

export interface Link {
  /** Such as 'privacy_policy', 'terms_of_service', 'refund_policy' or 'shipping_policy'. */
  type: string;
  url: string;
  title?: string;
}
