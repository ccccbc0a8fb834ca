import type { Store } from './store.js';

/** Returns the next number of a series. A series never gives a number twice, even after its record is deleted. */
export function nextNumber(store: Store, series: string): number {
  const number = (store.get('counter', series) ?? 0) + 1;
  store.put('counter', series, number);
  return number;
}
