/** Counts attempts, so nobody can guess passwords or send mails without limit. The counts are in memory, separate for each server. */

export interface Limit {
  /** The number of attempts allowed … */
  most: number;
  /** … within this many minutes of the first one. */
  minutes: number;
}

/** A store of counts. Several servers can share one. */
export interface Attempts {
  /** Counts an attempt under the key. Resolves to the milliseconds to wait; 0 allows the attempt. */
  count(key: string, limit: Limit): Promise<number>;
  /** Forgets the count. */
  forget(key: string): Promise<void>;
}

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** The most keys to count at a time. The oldest are forgotten first. */
const mostKeys = 100_000;

export function createMemoryAttempts(now: () => number = Date.now): Attempts {
  const windows = new Map<string, Window>();

  const open = (key: string, minutes: number): Window => {
    const known = windows.get(key);
    if (known && known.endsAt > now()) return known;
    const window = { count: 0, endsAt: now() + minutes * 60_000 };
    windows.delete(key);
    windows.set(key, window);
    for (const [oldest] of windows) {
      if (windows.size <= mostKeys) break;
      windows.delete(oldest);
    }
    return window;
  };

  return {
    async count(key, { most, minutes }) {
      const window = open(key, minutes);
      if (window.count >= most) return window.endsAt - now();
      window.count++;
      return 0;
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}
