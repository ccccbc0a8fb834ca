import type { AddCartItem, Money } from '@vitrine/commerce';
import type { CartNotice } from '../state/cart/notice.js';
import type { CartStore } from '../state/cart/store.js';

/** An item, with the price of one piece that the page shows. */
export interface ShownItem extends AddCartItem {
  price?: Money | undefined;
}

/**
 * Adds an item to the cart. Resolves to the reason why it was not added, if it was not.
 *
 * @param onAnswer Called after the item was added, or with `false` if the platform did not answer whether it was. The cart shows both.
 *   Default: opens the cart.
 */
export async function addToCart(
  cart: Pick<CartStore, 'addItems' | 'open'>,
  { price, ...item }: ShownItem,
  onAnswer: (isAdded: boolean) => void = () => cart.open(),
): Promise<CartNotice | undefined> {
  const { isAdded, isUnknown, notice } = await cart.addItems([item], price);
  // The cart itself shows a change that was made differently than requested, or that may not have been made.
  if (!isAdded && !isUnknown) return notice;
  onAnswer(isAdded);
  return undefined;
}
