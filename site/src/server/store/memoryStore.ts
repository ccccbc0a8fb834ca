import { createDataCache } from '@vitrine/commerce/server';
import { createMemoryAttempts } from '../limits/attempts';
import type { Store } from './store';

/** @param now Milliseconds. Default: the system's clock. */
export const createMemoryStore = (now: () => number = Date.now): Store => ({
  name: 'memory',
  attempts: createMemoryAttempts(now),
  renewals: createDataCache({ now }),
  check: async () => {},
  close() {},
});
