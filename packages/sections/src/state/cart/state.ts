import type { AddCartItem, Cart, CartItem, Gift } from '@vitrine/commerce';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';

/** The tab's knowledge of the platform's cart. README.md shows the events between these states. */
export type CartStatus =
  /** Nothing was read. */
  | 'initial'
  /** The first read has begun. */
  | 'loading'
  /** The first read failed. There is no cart to show. */
  | 'failed'
  /** The cart is the platform's last one. */
  | 'loaded'
  /** The shown cart may be outdated: the server read it for the page, or the response to a change was lost. */
  | 'unverified'
  /** The same after a read has failed. The cart shows a warning. */
  | 'stale';

/** The state of the store. The keys of maps are line ids. */
export interface CartState {
  status: CartStatus;
  /** The platform's last cart; undefined while the status is 'initial', 'loading' or 'failed'. */
  cart: Cart | undefined;
  /** Quantities that are not sent yet. */
  wanted: ReadonlyMap<string, number>;
  /** Quantities that are sent and not confirmed yet. */
  sending: ReadonlyMap<string, number>;
  /** Lines that the shopper removed, with their place in the list, until the cart closes. */
  removed: ReadonlyMap<string, RemovedLine>;
  notices: ReadonlyMap<string, CartNotice>;
  /** The gift options that the platform has not confirmed yet. */
  gift: WantedGift | undefined;
  /** The changes of lines since the shopper last changed them. */
  news: ReadonlyMap<string, LineNews>;
  /** The message about the whole cart. */
  notice: CartNotice | undefined;
  /** The last addition, if no response showed whether it succeeded, and the cart before it. */
  unconfirmed: { items: readonly AddCartItem[]; before: Cart } | undefined;
  isOpen: boolean;
}

export interface WantedGift {
  /** Undefined if the order is not a gift. */
  value: Gift | undefined;
  /** Why the platform does not have them. The next attempt sends them again. */
  notice?: CartNotice;
}

export interface RemovedLine {
  item: CartItem;
  /** Its place in the list. */
  index: number;
  /** Whether the line is being restored. */
  isReturning?: boolean;
}

export const emptyState: CartState = {
  status: 'initial',
  cart: undefined,
  wanted: new Map(),
  sending: new Map(),
  removed: new Map(),
  notices: new Map(),
  gift: undefined,
  news: new Map(),
  notice: undefined,
  unconfirmed: undefined,
  isOpen: false,
};

/** Whether the cart is the platform's last one, so that changes can be computed from it. */
export const isVerified = ({ status }: CartState) => status === 'loaded';

/** The line of the platform's cart. */
export const lineOf = ({ cart }: CartState, id: string) => cart?.items.find((item) => item.id === id);

/** A copy of the map with the entry set, or without it if the value is undefined. */
export function put<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
