/** The customers' orders. */
import type { CustomerRecord, OrderRecord } from '../records.js';
import type { Store } from '../store.js';

export interface Orders {
  /** Returns the customer's orders, newest first. */
  all(customer: CustomerRecord): OrderRecord[];
  /** Returns undefined for another customer's order. */
  find(customer: CustomerRecord, number: number): OrderRecord | undefined;
}

export function createOrders(store: Store): Orders {
  const all = ({ id }: CustomerRecord) =>
    store.ofCustomer('order', id).sort((a, b) => b.placedAt.localeCompare(a.placedAt) || b.number - a.number);
  return { all, find: (customer, number) => all(customer).find((order) => order.number === number) };
}
