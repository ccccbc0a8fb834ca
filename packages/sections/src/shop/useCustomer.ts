'use client';
import type { Address, CursorPage, Login, Order } from '@vitrine/commerce';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from './ShopProvider.js';
import { firstPage, type CursorList, type CursorListSnapshot } from '../state/customer/cursorList.js';
import { useServedCustomer } from './CustomerProvider.js';
import type { CustomerSnapshot, CustomerStore } from '../state/customer/store.js';

export type CustomerActions = Pick<
  CustomerStore,
  'load' | 'login' | 'logout' | 'endLogin' | 'logoutEverywhere' | 'forget' | 'follow'
>;

/** The signed-in customer, with the functions to sign in and out. */
export function useCustomer(): CustomerSnapshot & CustomerActions {
  const { customer: store } = useShop();
  const served = useServedCustomer();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const { load, login, logout, endLogin, logoutEverywhere, forget, follow } = store;
    const isKnown = snapshot.status === 'authenticated' || snapshot.status === 'unauthenticated';
    // The server's data is valid until the browser has newer data.
    const { status, customer } = isKnown || !served ? snapshot : served;
    return {
      ...snapshot,
      status,
      customer,
      isLoggedIn: status === 'authenticated',
      load,
      login,
      logout,
      endLogin,
      logoutEverywhere,
      forget,
      follow,
    };
  }, [store, snapshot, served]);
}

/** The customer's addresses that have been read. `useShop().customer.addresses.load()` reads them. */
export const useAddresses = (): CursorListSnapshot<Address> =>
  useCursorList(useShop().customer.addresses, useServedCustomer()?.addresses);

/** The customer's orders that have been read. `useShop().customer.orders.load()` reads them. */
export const useOrders = (): CursorListSnapshot<Order> =>
  useCursorList(useShop().customer.orders, useServedCustomer()?.orders);

/** The customer's logins that have been read. `useShop().customer.logins.load()` reads them. */
export const useLogins = (): CursorListSnapshot<Login> =>
  useCursorList(useShop().customer.logins, useServedCustomer()?.logins);

/** Shows the server's page until the list has received it. */
function useCursorList<Item>(list: CursorList<Item>, served: CursorPage<Item> | undefined): CursorListSnapshot<Item> {
  const first = useMemo(() => served && firstPage(served), [served]);
  const snapshot = useSyncExternalStore(list.subscribe, list.getSnapshot, () => first ?? list.getSnapshot());
  return first && snapshot.status === 'initial' && snapshot.received !== served ? first : snapshot;
}
