import type { SessionStore } from '../../port/session.js';
import type { Kept } from './kept.js';
import type { ListingOrders } from './listingOrders.js';
import type { TransportOptions } from './transport.js';

/** What an adapter is given, since it reaches for nothing itself. */
export interface CommerceDependencies extends TransportOptions {
  /** Keeps the cart id. The changes of one store's cart wait for each other. */
  session: SessionStore;
  /** Keeps the orders of listings, where the platform has no page numbers. Default: those of the process, a minute each. */
  listingOrders?: ListingOrders;
  /** Keeps what adapters need for most answers, such as the names of brands. Default: that of the process, a minute each. */
  kept?: Kept;
  /** What the address of a picture becomes, such as that of a proxy. Default: it stays. */
  imageUrl?: (src: string) => string;
}
