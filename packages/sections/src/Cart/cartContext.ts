'use client';
import { createContext, use } from 'react';
import type { ItemInventory } from '../shop/useItemInventory.js';
import type { CartNotice } from '../state/cart/notice.js';
import type { FormResult } from '../state/forms/formResult.js';

/** What the parts of a cart need to know about it. */
export interface CartSurroundings {
  /** The stock of its lines. */
  inventory: ItemInventory;
  /** The id for the heading of a cart on a page. */
  titleId?: string;
  /** The id for the message about the whole cart, for the drawer's description. */
  noticeId?: string;
  /** Whether it is a part of a page. 'Continue shopping' is then a link, because there is no drawer to close. */
  isOnPage: boolean;
  /** The result of a form that was sent before scripts ran. */
  formNotice?: CartNotice | undefined;
  /** The refusal of a discount code that was sent before scripts ran. */
  codeNotice?: CartNotice | undefined;
  /** What was written into that form. */
  formValues?: FormResult['values'];
}

export const CartContext = createContext<CartSurroundings | undefined>(undefined);

export function useCartSurroundings(): CartSurroundings {
  const surroundings = use(CartContext);
  if (!surroundings)
    throw new Error(
      'A part of the cart is outside <Cart>. Put it into its children, into <CartRoot>, or into <CartDrawer>.',
    );
  return surroundings;
}

/**
 * Returns the stock of the lines of the `Cart`, the `CartRoot` or the `CartDrawer` around it: `recordsOf(item)` for `useCartLine`.
 *
 * @throws {Error} Outside of all of them.
 */
export const useCartInventory = (): ItemInventory => useCartSurroundings().inventory;
