/** Keeps what identifies the shopper at the platform: in a sealed cookie, in memory, wherever the caller likes. */
export interface SessionStore {
  get(key: SessionKey): Promise<string | undefined> | string | undefined;
  /** `undefined` forgets the key. */
  set(key: SessionKey, value: string | undefined): Promise<void> | void;
}

export type SessionKey = 'cartId' | 'customerAccessToken';

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
