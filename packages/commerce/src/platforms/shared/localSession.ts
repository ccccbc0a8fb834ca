import { createMemorySession, type SessionStore } from '../../port/session.js';

/**
 * Creates a session that keeps the cart's id in the browser's storage, for all tabs and later visits. All else, and everything in a browser
 * without storage, lasts as long as the page.
 * @param name The name in the storage: one for each shop.
 */
export function createLocalSession(name: string): SessionStore {
  const memory = createMemorySession();
  return {
    get(key) {
      if (key !== 'cartId') return memory.get(key);
      try {
        return localStorage.getItem(name) ?? undefined;
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      if (key !== 'cartId') return memory.set(key, value);
      try {
        if (value === undefined) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
      } catch {
        return memory.set(key, value);
      }
    },
  };
}
