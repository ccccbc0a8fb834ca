import {
  addMoney,
  cartCount,
  giftOf,
  multiplyMoney,
  type AddCartItem,
  type Cart,
  type CartItem,
  type Gift,
  type Money,
} from '@vitrine/commerce';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';

/** The state of the store. The keys of maps are line ids. */
export interface CartState {
  status: 'initial' | 'loading' | 'loaded' | 'failed';
  /** The platform's last cart. */
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
  /** The response to a change was lost, and the cart could not be read since. */
  isStale: boolean;
  /** The last addition, if no response told whether it succeeded, and the cart before it. */
  unconfirmed: { items: readonly AddCartItem[]; before: Cart } | undefined;
  isOpen: boolean;
}

export interface WantedGift {
  /** Undefined: the order is no gift. */
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

/** One row of the cart's list. */
export interface CartRow {
  /** The line, with the quantity that the shopper wants. */
  item: CartItem;
  /** The shopper removed it, and can restore it. */
  isRemoved: boolean;
  /** Whether the platform has not confirmed this row yet. */
  isPending: boolean;
  notice?: CartNotice;
  /** The changes since the shopper last changed the line. */
  news?: LineNews;
}

/** The cart as shown: the platform's cart with the shopper's pending changes. */
export interface CartSnapshot {
  /** 'initial' until the first read; 'failed' only if there is no cart to show. */
  status: CartState['status'];
  /** The lines of the cart, each with its pending message. Removed lines stay until the cart closes. */
  rows: readonly CartRow[];
  /** The sum of the quantities; undefined until the cart is known. */
  count: number | undefined;
  /** Undefined until the cart is known. */
  cart: Cart | undefined;
  /** Whether the platform has not confirmed a line yet. */
  isPending: boolean;
  /** The gift options as the shopper wants them. */
  gift: CartGift;
  /** A message about the whole cart. */
  notice: CartNotice | undefined;
  /** Whether the cart is open over the page. */
  isOpen: boolean;
}

interface CartGift {
  /** Undefined: the order is no gift. */
  value: Gift | undefined;
  /** Whether the platform has not confirmed them yet. */
  isPending: boolean;
  /** Why the last attempt to save them failed. */
  notice?: CartNotice;
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
  isStale: false,
  unconfirmed: undefined,
  isOpen: false,
};

// Always the same object: another object would be announced again.
const stale: CartNotice = { kind: 'stale' };

/** Computes the snapshot from the state, without side effects. */
export function layOver(state: CartState): CartSnapshot {
  const { cart, wanted, sending, removed, notices } = state;
  const rows: CartRow[] = (cart?.items ?? []).map((line) => {
    const quantity = wanted.get(line.id) ?? sending.get(line.id);
    const notice = notices.get(line.id);
    const isRemoved = quantity === 0;
    const changed = state.news.get(line.id);
    return {
      // A removed line keeps its quantity, for the undo.
      item: quantity === undefined || isRemoved ? line : { ...line, quantity },
      isRemoved,
      // The shopper can restore a removed line at any time.
      isPending: quantity !== undefined && !isRemoved,
      ...(notice && { notice }),
      ...(changed && { news: changed }),
    };
  });
  for (const [id, { item, index, isReturning = false }] of removed) {
    if (rows.some((row) => row.item.id === id)) continue;
    const notice = notices.get(id);
    rows.splice(index, 0, { item, isRemoved: true, isPending: isReturning, ...(notice && { notice }) });
  }
  const items = rows.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
  return {
    status: state.status,
    rows,
    count: cart && cartCount({ items }),
    cart: cart && { ...cart, items, subtotalPrice: subtotal(cart, items) },
    isPending: wanted.size > 0 || sending.size > 0,
    gift: state.gift ? { ...state.gift, isPending: true } : { value: cart && giftOf(cart), isPending: false },
    notice: state.notice ?? (state.isStale ? stale : undefined),
    isOpen: state.isOpen,
  };
}

/** The platform's subtotal plus the differences, since only the platform knows all that is in its subtotal. */
const subtotal = (cart: Cart, items: readonly CartItem[]): Money =>
  cart.items.reduce((sum, line) => {
    const wanted = items.find(({ id }) => id === line.id)?.quantity ?? 0;
    return wanted === line.quantity ? sum : addMoney(sum, multiplyMoney(line.price, wanted - line.quantity));
  }, cart.subtotalPrice);

/** A copy of the map with the entry set, or without it if the value is undefined. */
export function put<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
