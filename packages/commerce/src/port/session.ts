/** Stores the data that identifies the shopper at the platform. It may use a sealed cookie, memory or another place. */
export interface SessionStore {
  get(key: SessionKey): Promise<string | undefined> | string | undefined;
  /** `undefined` deletes the key. */
  set(key: SessionKey, value: string | undefined): Promise<void> | void;
}

/**
 * The session's keys. The customer's keys identify a customer, or can be exchanged for a token that does. Browsers must
 * not read their values.
 */
export const sessionKeys = [
  'cartId',
  /** The id of the cart that the platform knows a customer of. Absent if it knows none. */
  'cartOwned',
  'customerAccessToken',
  /** ISO 8601. Absent if the token does not expire. */
  'customerAccessTokenExpiresAt',
  /** For logins at the platform: the token for renewal, the token for logging out there, and the state of a login in progress. */
  'customerRefreshToken',
  'customerIdToken',
  'customerLogin',
] as const;

export type SessionKey = (typeof sessionKeys)[number];

/** Creates a session that lasts as long as its object: for tests, stories and scripts. */
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
