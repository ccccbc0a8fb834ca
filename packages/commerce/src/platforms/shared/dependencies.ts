import type { SessionStore } from '../../port/session.js';
import type { DataCache } from './dataCache.js';
import type { ListingOrders } from './listingOrders.js';
import type { Renewals } from './renewals.js';
import type { LoginsDependency } from './logins.js';
import type { TransportOptions } from '../../shared/transport.js';

/** The dependencies that the caller passes to an adapter. */
export interface CommerceDependencies extends TransportOptions {
  /** The shopper's session, with the cart's id and the customer's tokens. Changes of one session's cart run one after another. */
  session: SessionStore;
  /** Keeps the orders of listings of platforms without page numbers. Default: the process's own, which reads each order again after a minute. */
  listingOrders?: ListingOrders;
  /**
   * Keeps data that adapters need for most responses, such as the names of brands. Default: the process's own, which reads each value again
   * after a minute.
   */
  cache?: DataCache;
  /** Renews the tokens of logins. Servers of one shop must share it, or two of them may renew a token at once. Default: `cache`. */
  renewals?: Renewals;
  /**
   * Lists where customers with passwords are signed in. Servers of one shop must share the lists. With them, a token in the session that has
   * no login in it counts as none. Default: none; `capabilities.logins` is false, and BigCommerce's logins outlive a new password if the platform
   * fails to end them.
   */
  logins?: LoginsDependency | undefined;
  /** The number of days after its publication in which a listed product is new. Default: 0; no product is. */
  newForDays?: number;
  /** Converts the URL of a picture, for example to a proxy's URL. Default: unchanged. */
  imageUrl?: (src: string) => string;
}
