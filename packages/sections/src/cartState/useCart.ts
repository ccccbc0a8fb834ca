'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { CartSnapshot } from './snapshot.js';
import type { CartStore } from './store.js';

export type CartActions = Omit<CartStore, 'subscribe' | 'getSnapshot' | 'observe' | 'start'>;

/** The shopper's cart as it is shown, and what can be done with it. */
export function useCart(): CartSnapshot & CartActions {
  const { cart } = useShop();
  const snapshot = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot);
  return useMemo(() => {
    const { load, addItems, updateQuantity, remove, undo, settled, open, close } = cart;
    return { ...snapshot, load, addItems, updateQuantity, remove, undo, settled, open, close };
  }, [cart, snapshot]);
}
