import type { SessionKey, SessionStore } from './commerce.js';

/** A session that lasts as long as its object: for tests, stories and scripts. */
export function createMemorySession(): SessionStore {
  const values = new Map<SessionKey, string>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
    },
  };
}
