'use client';
import {
  cartItemBounds,
  lineProblem,
  multiplyMoney,
  waitOf,
  type CartItem,
  type CartItemRecords,
  type Money,
  type QuantityBounds,
  type Wait,
} from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import type { CartNotice } from '../state/cart/notice.js';
import type { LineNews } from '../state/cart/seen.js';

/** A line as the cart has it: a row of `useCart()` is one. */
export interface CartLineState {
  /** The line of the platform's cart. */
  item: CartItem;
  /** Whether the platform has not confirmed the quantity yet. Default: `false`. */
  isPending?: boolean | undefined;
  /** The result of the last change. */
  notice?: CartNotice | undefined;
  /** The changes since the shopper last saw the line. Default: none. */
  news?: LineNews | undefined;
}

export interface CartLineOptions {
  /** The stock data. Without it, the stock limits nothing. */
  records?: CartItemRecords | undefined;
  /** Called when the shopper changes the quantity. Default: changes it in the cart. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Called when the shopper removes the line. Default: removes it from the cart, which `undo` of `useCart()` takes back. */
  onRemove?: (() => void) | undefined;
  /** Called when the shopper follows the link to the product. Default: closes the cart over the page. */
  onLeave?: (() => void) | undefined;
}

/** A line of the cart with its limits, and with the functions that change it. */
export interface CartLine {
  item: CartItem;
  /** The price of all its pieces. */
  price: Money;
  /** Whether the platform has not confirmed the quantity yet. */
  isPending: boolean;
  /** The result of the last change. `CartItemForm` shows and announces it. */
  notice: CartNotice | undefined;
  /** The changes since the shopper last saw the line. */
  news: LineNews | undefined;
  /** Why it cannot be ordered: `soldOut` can only be removed, and of `tooMany` only some pieces can be ordered. Undefined if it can. */
  problem: 'soldOut' | 'tooMany' | undefined;
  /** Why it leaves the shop later than others. */
  wait: Wait | undefined;
  /** What the stock allows. */
  bounds: QuantityBounds;
  /** The sentence about the upper bound, once the quantity has reached or passed it. */
  hint: string | undefined;
  setQuantity: (quantity: number) => void;
  remove: () => void;
  /** Call it when the shopper follows a link to the product. */
  leave: () => void;
}

/**
 * Returns the state of a line: its price, its limits and its changes. `CartItemRoot` gives it to the parts of a line.
 *
 * @param line A row of `useCart()`, or a line of your own.
 */
export function useCartLine(
  { item, isPending = false, notice, news }: CartLineState,
  { records = {}, onQuantityChange, onRemove, onLeave }: CartLineOptions = {},
): CartLine {
  const { cart, messages, locale } = useShop();
  const { min, max } = cartItemBounds(records);
  return {
    item,
    price: multiplyMoney(item.price, item.quantity),
    isPending,
    notice,
    news,
    problem: lineProblem(item, records),
    wait: waitOf(records),
    bounds: { min, max },
    hint: hintOf(item.quantity, max, { records, messages, locale }),
    setQuantity: onQuantityChange ?? ((quantity) => cart.updateQuantity(item.id, quantity)),
    remove: onRemove ?? (() => cart.remove(item.id)),
    leave: onLeave ?? cart.close,
  };
}

interface HintContext {
  records: CartItemRecords;
  messages: Messages;
  locale: string;
}

/** Why there are too many pieces, or why there can be no more. */
function hintOf(quantity: number, max: number, { records, messages, locale }: HintContext): string | undefined {
  if (quantity < max) return undefined;
  if (quantity > max) return formatMessage(messages.itemAboveMaximum, { maximum: max }, locale);
  const { variant, product } = records;
  return (variant ? variant.quantity : product?.quantity) === max
    ? formatMessage(messages.lowStock, { quantity: max }, locale)
    : formatMessage(messages.orderMaximum, { maximum: max }, locale);
}
