'use client';
import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { ServedCustomer } from './store.js';

export interface CustomerProviderProps extends ServedCustomer {
  /** The path of the page, where its server knows it: a login that is asked for without scripts leads back to it. Default: none. */
  path?: string | undefined;
  /** The page. */
  children: ReactNode;
}

const ServedContext = createContext<Omit<CustomerProviderProps, 'children'> | undefined>(undefined);

/** Gives the sections below it the customer's data that a server has read. They are complete before scripts run, and the browser does not ask again. */
export function CustomerProvider({ status, customer, addresses, orders, path, children }: CustomerProviderProps) {
  const { customer: store } = useShop();
  const served = useMemo(
    () => ({ status, customer, addresses, orders, path }),
    [status, customer, addresses, orders, path],
  );
  // Runs before the effects of its children, which would ask for what is not known.
  useLayoutEffect(() => store.receive(served), [store, served]);
  return <ServedContext value={served}>{children}</ServedContext>;
}

/** What the nearest `CustomerProvider` was given; undefined without one. */
export const useServedCustomer = () => use(ServedContext);
