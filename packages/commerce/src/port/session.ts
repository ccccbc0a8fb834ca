/** Keeps what identifies the shopper at the platform: in a sealed cookie, in memory, wherever the caller likes. */
export interface SessionStore {
  get(key: SessionKey): Promise<string | undefined> | string | undefined;
  /** `undefined` forgets the key. */
  set(key: SessionKey, value: string | undefined): Promise<void> | void;
}

/** Those of the customer identify one, or let one be identified: none is for browsers to read. */
export const sessionKeys = [
  'cartId',
  'customerAccessToken',
  /** ISO 8601. Absent where the token does not end. */
  'customerAccessTokenExpiresAt',
  /** Of logins at the platform: what gets the next token, what ends the login there, and what one that is under way must come back with. */
  'customerRefreshToken',
  'customerIdToken',
  'customerLogin',
] as const;

export type SessionKey = (typeof sessionKeys)[number];

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
