/** Data that changes rarely and is needed often. It is read once for all callers, and again in the background when it is old. */
export interface Kept {
  /**
   * What is kept under a name; else what `load` reads, which is kept then. `load` reads for everyone: it gets no signal of the one who
   * asks. A failure is everyone's who waits for it, and is not kept.
   */
  read<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets all, such as when the catalogue has changed. */
  clear(): void;
}

export interface KeptOptions {
  /** Milliseconds until a value is read again. Default: 60000. After ten times as long it is dropped. */
  maxAge?: number;
  /** How many things are kept; of more, those that nobody asked for the longest go. Default: 10000. */
  maxEntries?: number;
  /** Milliseconds. Default: the system's clock. */
  now?: () => number;
}

interface Entry {
  value: Promise<unknown>;
  readAt: number;
  /** Whether one is on its way that will take this one's place. */
  isRenewing?: boolean;
}

/** Keeps things in memory. */
export function createKept({ maxAge = 60_000, maxEntries = 10_000, now = Date.now }: KeptOptions = {}): Kept {
  /** By name, the one that was asked for last at the end. */
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

/** What this process keeps, for adapters that are given nothing else: many are made for a request each. */
export const sharedKept = createKept();
