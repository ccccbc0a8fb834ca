import type { Store } from './store.js';

/** The next number of a series that never gives one twice, whatever is deleted. */
export function nextNumber(store: Store, series: string): number {
  const number = (store.get('counter', series) ?? 0) + 1;
  store.put('counter', series, number);
  return number;
}
