import { LRUCache } from 'lru-cache';

const name = Symbol.for('vitrine.timeouts');
const shared = globalThis as { [name]?: LRUCache<string, true> };

/** Milliseconds. If the data of a link fails, the browser loads the page at once: it gets the same answer, and does not wait a second time. */
const keptFor = 5000;

/** Readings that the platform has not answered in time. Shared by all of Next's bundles, each of which has its own instance of this module. */
const timeouts = (shared[name] ??= new LRUCache({ max: 1000, ttl: keptFor }));

export const noteTimeout = (reading: string): void => void timeouts.set(reading, true);

export const hasTimedOut = (reading: string): boolean => timeouts.has(reading);

/** Lets a page that a shopper reloads ask the platform again. */
export function forgetTimeouts(cacheControl: string | undefined): void {
  if (timeouts.size > 0 && cacheControl !== undefined && /no-cache|max-age=0/.test(cacheControl)) timeouts.clear();
}
