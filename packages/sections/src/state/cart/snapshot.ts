import {
  addMoney,
  cartCount,
  giftOf,
  multiplyMoney,
  type Cart,
  type CartItem,
  type Gift,
  type Money,
} from '@vitrine/commerce';
import { lineStateOf } from './lineState.js';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';
import type { CartState } from './state.js';

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
  status: 'initial' | 'loading' | 'loaded' | 'failed';
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
  /** Undefined if the order is not a gift. */
  value: Gift | undefined;
  /** Whether the platform has not confirmed them yet. */
  isPending: boolean;
  /** Why the last attempt to save them failed. */
  notice?: CartNotice;
}

// Always the same object: another object would be announced again.
const stale: CartNotice = { kind: 'stale' };

/** Computes the snapshot from the state, without side effects. */
export function toSnapshot(state: CartState): CartSnapshot {
  const { cart, wanted, sending } = state;
  const rows = rowsOf(state);
  const items = rows.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
  return {
    status: state.status === 'unverified' || state.status === 'stale' ? 'loaded' : state.status,
    rows,
    count: cart && cartCount({ items }),
    cart: cart && { ...cart, items, subtotalPrice: subtotal(cart, items) },
    isPending: wanted.size > 0 || sending.size > 0,
    gift: state.gift ? { ...state.gift, isPending: true } : { value: cart && giftOf(cart), isPending: false },
    notice: state.notice ?? (state.status === 'stale' ? stale : undefined),
    isOpen: state.isOpen,
  };
}

/** The lines of the cart, and the removed ones in their places. */
function rowsOf(state: CartState): CartRow[] {
  const rows = (state.cart?.items ?? []).map((item) => rowOf(state, item));
  for (const [id, { item, index }] of state.removed)
    if (!rows.some((row) => row.item.id === id)) rows.splice(index, 0, rowOf(state, item));
  return rows;
}

function rowOf(state: CartState, line: CartItem): CartRow {
  const lineState = lineStateOf(state, line.id);
  const isWanted = lineState === 'wanted' || lineState === 'sending';
  const quantity = state.wanted.get(line.id) ?? state.sending.get(line.id) ?? line.quantity;
  const notice = state.notices.get(line.id);
  const news = state.news.get(line.id);
  return {
    // A removed line keeps its quantity, for the undo.
    item: isWanted ? { ...line, quantity } : line,
    isRemoved: lineState === 'removing' || lineState === 'removed' || lineState === 'returning',
    // The shopper can restore a removed line at any time.
    isPending: isWanted || lineState === 'returning',
    ...(notice && { notice }),
    ...(news && { news }),
  };
}

/** The platform's subtotal plus the differences, since only the platform knows all that is in its subtotal. */
const subtotal = (cart: Cart, items: readonly CartItem[]): Money =>
  cart.items.reduce((sum, line) => {
    const wanted = items.find(({ id }) => id === line.id)?.quantity ?? 0;
    return wanted === line.quantity ? sum : addMoney(sum, multiplyMoney(line.price, wanted - line.quantity));
  }, cart.subtotalPrice);
