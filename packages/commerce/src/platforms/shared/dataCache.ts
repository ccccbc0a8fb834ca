import { LRUCache } from 'lru-cache';

/**
 * Caches data that changes rarely and is needed often. Each value is read once for all callers, and again in the
 * background when it is old.
 */
export interface DataCache {
  /**
   * Returns the value with this name. If there is none, it calls `load` and caches the result. `load` reads for all
   * callers, so it gets no caller's signal. If it fails, all waiting callers get the failure. A failure is not cached.
   */
  read<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** Deletes all values, for example after the catalog changed. */
  clear(): void;
}

export interface DataCacheOptions {
  /** Milliseconds until a value is read again. Default: 60000. After ten times as long it is dropped. */
  maxAge?: number;
  /** The maximum number of values. The least recently used ones are dropped first. Default: 10000. */
  maxEntries?: number;
  /** Milliseconds. Default: the system's clock. */
  now?: () => number;
}

/** Creates a cache in memory. */
export function createDataCache({
  maxAge = 60_000,
  maxEntries = 10_000,
  now = Date.now,
}: DataCacheOptions = {}): DataCache {
  // A value may be undefined, which the cache takes for a missing one: it gets a box.
  const boxes = new LRUCache<string, { value: unknown }, () => Promise<unknown>>({
    max: maxEntries,
    ttl: maxAge,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Callers wait for a value although it is dropped meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _old, { context: load }) => ({ value: await load() }),
  });
  return {
    async read<Value>(name: string, load: () => Promise<Value>) {
      if (boxes.getRemainingTTL(name) < -9 * maxAge) boxes.delete(name);
      return (await boxes.forceFetch(name, { context: load })).value as Value;
    },
    clear: () => boxes.clear(),
  };
}

/** The process's cache. It is the default of adapters, because many of them are made for a single request. */
export const sharedDataCache = createDataCache();
