'use client';
import type { Cart } from '@vitrine/commerce';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useShop } from './ShopProvider.js';
import { emptyState } from '../state/cart/state.js';
import { toSnapshot, type CartSnapshot } from '../state/cart/snapshot.js';
import type { CartStore } from '../state/cart/store.js';

export type CartActions = Omit<CartStore, 'subscribe' | 'getSnapshot' | 'observe' | 'start' | 'adopt'>;

/** The cart that the server has read, for the sections below, until the browser has read it. */
export const InitialCart = createContext<Cart | undefined>(undefined);

/** The shopper's cart as shown, with the functions that change it. */
export function useCart(): CartSnapshot & CartActions {
  const { cart } = useShop();
  const initialCart = use(InitialCart);
  const live = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot);
  const isInitial = initialCart !== undefined && (live.status === 'initial' || live.status === 'loading');
  return useMemo(() => {
    const snapshot = isInitial ? toSnapshot({ ...emptyState, cart: initialCart, status: 'unverified' }) : live;
    const { subscribe: _, getSnapshot: __, observe: ___, start: ____, adopt: _____, ...actions } = cart;
    return { ...snapshot, ...actions };
  }, [cart, live, isInitial, initialCart]);
}
