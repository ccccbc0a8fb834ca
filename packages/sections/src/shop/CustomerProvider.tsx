'use client';
import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useShop } from './ShopProvider.js';
import type { ServedCustomer } from '../state/customer/store.js';

export interface CustomerProviderProps extends ServedCustomer {
  /** The path of the page, if its server knows it. A login without scripts returns there. Default: none. */
  path?: string | undefined;
  /** The page's content. */
  children: ReactNode;
}

const ServedContext = createContext<Omit<CustomerProviderProps, 'children'> | undefined>(undefined);

/** Passes the customer's data from the server to the sections below. They are complete before scripts run, and the browser does not request them again. */
export function CustomerProvider({
  status,
  customer,
  addresses,
  orders,
  logins,
  path,
  children,
}: CustomerProviderProps) {
  const { customer: store } = useShop();
  const served = useMemo(
    () => ({ status, customer, addresses, orders, logins, path }),
    [status, customer, addresses, orders, logins, path],
  );
  // Runs before the effects of its children, which would request unknown data.
  useLayoutEffect(() => store.receive(served), [store, served]);
  return <ServedContext value={served}>{children}</ServedContext>;
}

/** The data of the nearest `CustomerProvider`; undefined without one. */
export const useServedCustomer = () => use(ServedContext);
