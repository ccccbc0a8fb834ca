'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { CustomerSnapshot, CustomerStore } from './store.js';
import type { CursorList, CursorListSnapshot } from './cursorList.js';

export type CustomerActions = Pick<CustomerStore, 'load' | 'login' | 'logout' | 'forget' | 'follow'>;

/** Who is signed in, and what can be done about it. */
export function useCustomer(): CustomerSnapshot & CustomerActions {
  const { customer: store } = useShop();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const { load, login, logout, forget, follow } = store;
    return { ...snapshot, load, login, logout, forget, follow };
  }, [store, snapshot]);
}

/** What was read of the customer's addresses or orders: `useCursorList(useShop().customer.orders)`. It is read when its `load` is called. */
export function useCursorList<Item>(list: CursorList<Item>): CursorListSnapshot<Item> {
  return useSyncExternalStore(list.subscribe, list.getSnapshot, list.getSnapshot);
}
