import { CommerceError, type CommerceFailureKind, type UserError } from '@vitrine/commerce';
import { LRUCache } from 'lru-cache';

/** Counts attempts, so nobody can guess passwords or send mails without limit. */

export interface Limit {
  /** The number of attempts allowed … */
  most: number;
  /** … within this many minutes of the first one. */
  minutes: number;
}

/** A store of counts. Several servers can share one: see `../store`. */
export interface Attempts {
  /** Counts an attempt under the key. Resolves to the milliseconds to wait; 0 allows the attempt. Rejects if the store does not answer. */
  count(key: string, limit: Limit): Promise<number>;
  /** Takes one counted attempt back. Does nothing if the store does not answer: the count ends by itself. */
  takeBack(key: string): Promise<void>;
  /** Forgets the count, likewise. */
  forget(key: string): Promise<void>;
}

/** The key of a count, with its limit. */
export type Count = [key: string, limit: Limit];

/** Counts an attempt under all keys, or under none if one of them refuses it. Resolves to the milliseconds to wait; 0 allows the attempt. */
export async function countAll(attempts: Attempts, counts: readonly Count[]): Promise<number> {
  for (const [index, [key, limit]] of counts.entries()) {
    const wait = await attempts.count(key, limit);
    if (wait === 0) continue;
    await takeAllBack(attempts, counts.slice(0, index));
    return wait;
  }
  return 0;
}

export async function takeAllBack(attempts: Attempts, counts: readonly Count[]): Promise<void> {
  for (const [key] of counts) await attempts.takeBack(key);
}

const outages: readonly CommerceFailureKind[] = ['timeout', 'network', 'throttled', 'http', 'shape'];

/** Whether the platform failed. A call that it refused, or that its caller gave up, may have been a guess. */
export const isOutage = (error: unknown) => error instanceof CommerceError && outages.includes(error.kind);

/** @param wait milliseconds until the next attempt */
export const tooManyAttempts = (wait: number): UserError => ({
  code: 'customer.tooManyAttempts',
  parameters: {
    minutes: Math.ceil(wait / 60_000),
    ...(wait < 60_000 && { seconds: Math.ceil(wait / 1000) }),
  },
});

/** Returns the milliseconds until the next attempt, as whole seconds or minutes. The inverse of `tooManyAttempts`. */
export function waitOf({ parameters }: UserError): number {
  const { minutes = 1, seconds = Number(minutes) * 60 } = parameters ?? {};
  return Number(seconds) * 1000;
}

/** The most keys. With `max` instead of `maxSize`, an LRUCache takes the memory of all at once: 3 MB. */
export const mostKeys = { maxSize: 100_000, sizeCalculation: () => 1 };

export function createMemoryAttempts(now: () => number = Date.now): Attempts {
  /** Counts by key. If there are too many, the keys that nobody has used for longest are forgotten. */
  const counts = new LRUCache<string, number>({ ...mostKeys, ttlResolution: 0, perf: { now } });
  return {
    async count(key, { most, minutes }) {
      const wait = counts.getRemainingTTL(key);
      const made = wait > 0 ? (counts.get(key) ?? 0) : 0;
      if (made >= most) return wait;
      // Further attempts do not extend the window.
      counts.set(key, made + 1, made > 0 ? { noUpdateTTL: true } : { ttl: minutes * 60_000 });
      return 0;
    },
    async takeBack(key) {
      const made = counts.get(key) ?? 0;
      if (made > 1) counts.set(key, made - 1, { noUpdateTTL: true });
      else counts.delete(key);
    },
    async forget(key) {
      counts.delete(key);
    },
  };
}
