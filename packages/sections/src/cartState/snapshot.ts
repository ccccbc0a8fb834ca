import {
  addMoney,
  cartCount,
  multiplyMoney,
  type AddCartItem,
  type Cart,
  type CartItem,
  type Money,
} from '@vitrine/commerce';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';

/** What the store knows. Maps are by the id of the line. */
export interface CartState {
  status: 'initial' | 'loading' | 'loaded' | 'failed';
  /** As the platform last gave it. */
  cart: Cart | undefined;
  /** Quantities that still rest. */
  wanted: ReadonlyMap<string, number>;
  /** Quantities that were sent and are not yet answered. */
  sending: ReadonlyMap<string, number>;
  /** Lines that the shopper removed, with their place in the list, until the cart is closed. */
  removed: ReadonlyMap<string, RemovedLine>;
  notices: ReadonlyMap<string, CartNotice>;
  /** What changed of lines since the shopper left them. */
  news: ReadonlyMap<string, LineNews>;
  /** Of the cart as a whole. */
  notice: CartNotice | undefined;
  /** The answer to a change was lost, and the cart could not be read since. */
  isStale: boolean;
  /** What was asked for last, where no answer said whether it was added, and the cart as it was before. */
  unconfirmed: { items: readonly AddCartItem[]; before: Cart } | undefined;
  isOpen: boolean;
}

export interface RemovedLine {
  item: CartItem;
  /** Its place in the list. */
  index: number;
  /** Undoing is under way. */
  isReturning?: boolean;
}

/** One row of the cart's list. */
export interface CartRow {
  /** With the quantity that the shopper wants. */
  item: CartItem;
  /** Removed by the shopper, and can be brought back. */
  isRemoved: boolean;
  /** Whether the platform has yet to confirm what is shown. */
  isPending: boolean;
  notice?: CartNotice;
  /** What changed of it since the shopper left it. */
  news?: LineNews;
}

/** What is shown: the platform's cart with the shopper's wishes laid over it. */
export interface CartSnapshot {
  /** 'initial' until it is asked for; 'failed' only where there is nothing to show. */
  status: CartState['status'];
  /** The lines of the cart, each with its pending message. Removed lines stay until the cart closes. */
  rows: readonly CartRow[];
  /** The sum of the quantities; undefined until the cart is known. */
  count: number | undefined;
  /** Undefined until the cart is known. */
  cart: Cart | undefined;
  /** Whether anything shown is yet to be confirmed. */
  isPending: boolean;
  /** A message about the whole cart. */
  notice: CartNotice | undefined;
  /** Whether the cart is shown over the page. */
  isOpen: boolean;
}

export const emptyState: CartState = {
  status: 'initial',
  cart: undefined,
  wanted: new Map(),
  sending: new Map(),
  removed: new Map(),
  notices: new Map(),
  news: new Map(),
  notice: undefined,
  isStale: false,
  unconfirmed: undefined,
  isOpen: false,
};

// The same one each time: another notice is said again.
const stale: CartNotice = { kind: 'stale' };

/** Pure: the snapshot that the known state gives. */
export function layOver(state: CartState): CartSnapshot {
  const { cart, wanted, sending, removed, notices } = state;
  const rows: CartRow[] = (cart?.items ?? []).map((line) => {
    const quantity = wanted.get(line.id) ?? sending.get(line.id);
    const notice = notices.get(line.id);
    const isRemoved = quantity === 0;
    const changed = state.news.get(line.id);
    return {
      // A removed line keeps its quantity: that is what comes back.
      item: quantity === undefined || isRemoved ? line : { ...line, quantity },
      isRemoved,
      // A removed line can be brought back at any time.
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
    notice: state.notice ?? (state.isStale ? stale : undefined),
    isOpen: state.isOpen,
  };
}

/** The platform's subtotal with the differences added, since only the platform knows what else went into it. */
const subtotal = (cart: Cart, items: readonly CartItem[]): Money =>
  cart.items.reduce((sum, line) => {
    const wanted = items.find(({ id }) => id === line.id)?.quantity ?? 0;
    return wanted === line.quantity ? sum : addMoney(sum, multiplyMoney(line.price, wanted - line.quantity));
  }, cart.subtotalPrice);

/** A copy of the map with the entry set, or without it where the value is undefined. */
export function put<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
