'use client';
import { createContext, use } from 'react';
import type { CartLine } from './useCartLine.js';

export const CartItemContext = createContext<CartLine | undefined>(undefined);

/**
 * Returns the state of the line around it, for parts of your own: in a `CartItem`, in a `CartItemRoot`, and in `item` of a `Cart` or a
 * `CartDrawer`. It changes with the line and with the stock.
 *
 * @throws {Error} Outside of all of them.
 */
export function useCartItem(): CartLine {
  const line = use(CartItemContext);
  if (!line)
    throw new Error(
      'A part of a line is outside <CartItem>. Put it into its children, into <CartItemRoot>, or into `item` of <Cart>.',
    );
  return line;
}
