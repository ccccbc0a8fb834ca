import type { Analytics } from './analytics.js';

/** Whether the shopper lets the shop count what is looked at. */
export type Consent = 'granted' | 'denied';

export interface ConsentSnapshot {
  /** Undefined until the shopper has chosen. */
  choice?: Consent;
  /** Whether the shopper is asked now: before the choice, and when it is to be changed. */
  isAsked: boolean;
}

export interface ConsentStore {
  getSnapshot(): ConsentSnapshot;
  /** Calls back after each change, in other tabs too; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** The choice is kept in this browser. */
  decide(choice: Consent): void;
  /** Asks once more: the choice holds until another is made. */
  ask(): void;
}

export interface ConsentStoreOptions {
  /** Where the choice is kept. Default: the browser's own; where that is out of reach, it holds until the page is left. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** The name that it is kept under. Default: 'vitrine-consent'. */
  key?: string;
}

/** Before anything is known, such as on a server. */
export const noConsent: ConsentSnapshot = { isAsked: false };

/** Keeps what the shopper has chosen. Nothing is stored before. */
export function createConsentStore({ storage, key = 'vitrine-consent' }: ConsentStoreOptions = {}): ConsentStore {
  const listeners = new Set<() => void>();
  const kept = () => storage ?? globalThis.localStorage;
  let snapshot: ConsentSnapshot | undefined;

  const read = (): ConsentSnapshot => {
    const text = attempt(() => kept().getItem(key));
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
      attempt(() => kept().setItem(key, choice));
      become({ choice, isAsked: false });
    },
    ask: () => become({ ...(snapshot ?? read()), isAsked: true }),
  };
}

/** A browser may keep its storage from pages, or have no room in it: it then throws. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Passes events on from the shopper's consent on; those before are dropped. */
export const withConsent = (analytics: Analytics, consent: ConsentStore): Analytics => ({
  track(event) {
    if (consent.getSnapshot().choice === 'granted') analytics.track(event);
  },
});
