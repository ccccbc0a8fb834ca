import { createDataCache, createMemoryLogins, type ShopChange } from '@vitrine/commerce/server';
import { LRUCache } from 'lru-cache';
import { createMemoryAttempts, mostKeys } from '../limits/attempts';
import { deliveriesFor, type Deliveries, type Store } from './store';

function createMemoryDeliveries(now: () => number): Deliveries {
  const known = new LRUCache<string, true>({ ...mostKeys, ttl: deliveriesFor, ttlResolution: 0, perf: { now } });
  return {
    isKnown: async (names) => names.some((name) => known.has(name)),
    note: async (names) => names.forEach((name) => known.set(name, true)),
  };
}

/** @param now Milliseconds. Default: the system's clock. */
export function createMemoryStore(now: () => number = Date.now): Store {
  const listeners = new Set<(change: ShopChange) => void>();
  return {
    name: 'memory',
    attempts: createMemoryAttempts(now),
    renewals: createDataCache({ now }),
    logins: createMemoryLogins(),
    answers: createDataCache({ now }),
    pages: undefined,
    deliveries: createMemoryDeliveries(now),
    changes: {
      publish: async (change) => listeners.forEach((listener) => listener(change)),
      listen: (listener) => void listeners.add(listener),
    },
    check: async () => {},
    close() {},
  };
}
