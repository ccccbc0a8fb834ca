'use client';
import type { CartItem } from '@vitrine/commerce';
import { createContext, use, type ReactNode } from 'react';
import { useCart } from '../shop/useCart.js';
import { useItemInventory, type ItemInventory } from '../shop/useItemInventory.js';

const Context = createContext<ItemInventory | undefined>(undefined);
const noItems: readonly CartItem[] = [];

/** Reads the stock of the cart's items once, for all parts of the cart below. */
export function CartInventory({ children }: { children: ReactNode }) {
  const { cart } = useCart();
  const inventory = useItemInventory(cart?.items ?? noItems);
  return <Context value={inventory}>{children}</Context>;
}

export function useCartInventory(): ItemInventory {
  const inventory = use(Context);
  if (!inventory)
    throw new Error('A part of the cart was rendered outside <CartInventory>. Use <Cart> or <CartDrawer>.');
  return inventory;
}
