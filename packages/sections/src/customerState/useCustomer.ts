'use client';
import type { Address, CursorPage, Order } from '@vitrine/commerce';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { firstPage, type CursorList, type CursorListSnapshot } from './cursorList.js';
import { useServedCustomer } from './CustomerProvider.js';
import type { CustomerSnapshot, CustomerStore } from './store.js';

export type CustomerActions = Pick<CustomerStore, 'load' | 'login' | 'logout' | 'forget' | 'follow'>;

/** Who is signed in, and what can be done about it. */
export function useCustomer(): CustomerSnapshot & CustomerActions {
  const { customer: store } = useShop();
  const served = useServedCustomer();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const { load, login, logout, forget, follow } = store;
    const isKnown = snapshot.status === 'authenticated' || snapshot.status === 'unauthenticated';
    // What the server knew counts until the browser knows better.
    const { status, customer } = isKnown || !served ? snapshot : served;
    return {
      ...snapshot,
      status,
      customer,
      isLoggedIn: status === 'authenticated',
      load,
      login,
      logout,
      forget,
      follow,
    };
  }, [store, snapshot, served]);
}

/** What was read of the customer's addresses. They are read when `useShop().customer.addresses.load()` is called. */
export const useAddresses = (): CursorListSnapshot<Address> =>
  useCursorList(useShop().customer.addresses, useServedCustomer()?.addresses);

/** What was read of the customer's orders. They are read when `useShop().customer.orders.load()` is called. */
export const useOrders = (): CursorListSnapshot<Order> =>
  useCursorList(useShop().customer.orders, useServedCustomer()?.orders);

/** Until the list has received what the server has read, it is that. */
function useCursorList<Item>(list: CursorList<Item>, served: CursorPage<Item> | undefined): CursorListSnapshot<Item> {
  const first = useMemo(() => served && firstPage(served), [served]);
  const snapshot = useSyncExternalStore(list.subscribe, list.getSnapshot, () => first ?? list.getSnapshot());
  return first && snapshot.status === 'initial' && snapshot.received !== served ? first : snapshot;
}
