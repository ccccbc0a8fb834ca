import type { SiteSession } from './cookies';

/** Creates a session in memory, for tests. */
export function createTestSession(): SiteSession {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
    },
  };
}
