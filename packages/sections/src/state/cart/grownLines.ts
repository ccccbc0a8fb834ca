import type { AddCartItem, Cart, CartItem } from '@vitrine/commerce';
import type { CartState } from './state.js';

export interface GrownLine {
  line: CartItem;
  /** The number of pieces added. */
  difference: number;
}

/** The lines with more pieces than before. */
export const grownLines = (before: Cart | undefined, after: Cart): GrownLine[] =>
  after.items
    .map((line) => ({
      line,
      difference: line.quantity - (before?.items.find(({ id }) => id === line.id)?.quantity ?? 0),
    }))
    .filter(({ difference }) => difference > 0);

/** The lines of an unconfirmed addition that the cart shows after all. */
export const arrivedLines = ({ unconfirmed }: CartState, cart: Cart): GrownLine[] =>
  unconfirmed
    ? grownLines(unconfirmed.before, cart).filter(({ line }) => unconfirmed.items.some((item) => isOf(line, item)))
    : [];

/** Whether the line is of the product, and of the variant if both name one. */
export const isOf = (line: CartItem, { productId, variantId }: Pick<AddCartItem, 'productId' | 'variantId'>) =>
  variantId && line.variantId ? line.variantId === variantId : line.productId === productId;
