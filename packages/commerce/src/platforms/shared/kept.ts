/** Keeps data that changes rarely and is needed often. Each value is read once for all callers, and again in the background when it is old. */
export interface Kept {
  /**
   * Returns the value with this name. If there is none, it calls `load` and keeps the result. `load` reads for all callers, so it gets no
   * caller's signal. If it fails, all waiting callers get the failure. A failure is not kept.
   */
  read<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** Deletes all values, for example after the catalogue changed. */
  clear(): void;
}

export interface KeptOptions {
  /** Milliseconds until a value is read again. Default: 60000. After ten times as long it is dropped. */
  maxAge?: number;
  /** The maximum number of values. The least recently used ones are dropped first. Default: 10000. */
  maxEntries?: number;
  /** Milliseconds. Default: the system's clock. */
  now?: () => number;
}

interface Entry {
  value: Promise<unknown>;
  readAt: number;
  /** Whether its replacement is being read. */
  isRenewing?: boolean;
}

/** Creates a store in memory. */
export function createKept({ maxAge = 60_000, maxEntries = 10_000, now = Date.now }: KeptOptions = {}): Kept {
  /** Entries by name, the most recently used one last. */
  const entries = new Map<string, Entry>();

  const put = (name: string, entry: Entry) => {
    entries.delete(name);
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  const start = <Value>(name: string, load: () => Promise<Value>): Promise<Value> => {
    const value = load();
    const entry: Entry = { value, readAt: now() };
    put(name, entry);
    value.catch(() => entries.get(name) === entry && entries.delete(name));
    return value;
  };

  const renew = (name: string, old: Entry, load: () => Promise<unknown>) => {
    if (old.isRenewing) return;
    old.isRenewing = true;
    const readAt = now();
    load().then(
      (value) => put(name, { value: Promise.resolve(value), readAt }),
      () => (old.isRenewing = false),
    );
  };

  return {
    read<Value>(name: string, load: () => Promise<Value>) {
      const entry = entries.get(name);
      if (!entry || now() - entry.readAt > maxAge * 10) return start(name, load);
      put(name, entry);
      if (now() - entry.readAt > maxAge) renew(name, entry, load);
      return entry.value as Promise<Value>;
    },
    clear: () => entries.clear(),
  };
}

/** The process's store. It is the default of adapters, because many of them are made for a single request. */
export const sharedKept = createKept();
