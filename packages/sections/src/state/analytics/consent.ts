import type { Analytics } from './analytics.js';

/** Whether the shopper lets the shop count views. */
export type Consent = 'granted' | 'denied';

export interface ConsentSnapshot {
  /** Undefined before the shopper's choice. */
  choice?: Consent;
  /** Whether to ask the shopper now: before the choice, and when the shopper wants to change it. */
  isAsked: boolean;
}

export interface ConsentStore {
  getSnapshot(): ConsentSnapshot;
  /** Calls the listener after each change, in other tabs too. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Stores the choice in this browser. */
  decide(choice: Consent): void;
  /** Asks again. The old choice is valid until the new one. */
  ask(): void;
}

export interface ConsentStoreOptions {
  /** The storage of the choice. Default: the browser's local storage; without it, the choice is valid until the page closes. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** The storage key. Default: 'vitrine-consent'. */
  key?: string;
}

/** The state before the stored choice is read, for example on a server. */
export const noConsent: ConsentSnapshot = { isAsked: false };

/** Stores the shopper's choice, and nothing before it. */
export function createConsentStore({ storage, key = 'vitrine-consent' }: ConsentStoreOptions = {}): ConsentStore {
  const listeners = new Set<() => void>();
  const browserStorage = () => storage ?? globalThis.localStorage;
  let snapshot: ConsentSnapshot | undefined;

  const read = (): ConsentSnapshot => {
    const text = attempt(() => browserStorage().getItem(key));
    return text === 'granted' || text === 'denied' ? { choice: text, isAsked: false } : { isAsked: true };
  };
  const become = (next: ConsentSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) become(read());
  };

  return {
    getSnapshot: () => (snapshot ??= read()),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
    decide(choice) {
      attempt(() => browserStorage().setItem(key, choice));
      become({ choice, isAsked: false });
    },
    ask: () => become({ ...(snapshot ?? read()), isAsked: true }),
  };
}

/** A browser throws if it denies access to its storage, or if the storage is full. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Passes events on while the shopper consents, and drops all others. */
export const withConsent = (analytics: Analytics, consent: ConsentStore): Analytics => ({
  track(event) {
    if (consent.getSnapshot().choice === 'granted') analytics.track(event);
  },
});
