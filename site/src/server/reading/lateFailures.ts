import { AsyncLocalStorage } from 'node:async_hooks';
import type { CommerceFailureKind } from '@vitrine/commerce';
import { LRUCache } from 'lru-cache';
import type { Failure } from './reading';

const name = Symbol.for('vitrine.lateFailures');
interface Late {
  visitors: AsyncLocalStorage<string>;
  /** By visitor, then by reading. */
  failures: LRUCache<string, Map<string, Failure>>;
}
const shared = globalThis as { [name]?: Late };

/** Milliseconds. If the data of a link fails, the browser loads the page at once: it gets the same answer, and does not wait a second time. */
const keptFor = 5000;

/**
 * Failures that took a call's whole time, by the visitor who waited: other visitors' pages ask the platform themselves. Shared by all of Next's
 * bundles, each of which has its own instance of this module.
 */
const { visitors, failures } = (shared[name] ??= {
  visitors: new AsyncLocalStorage(),
  failures: new LRUCache({ max: 1000, ttl: keptFor }),
});

const ofVisitor = () => failures.get(visitors.getStore() ?? '');

/** All that the current request reads from now on is for this visitor. A reload asks the platform again. */
export function beginVisit(visitor: string, cacheControl: string | undefined) {
  visitors.enterWith(visitor);
  if (cacheControl !== undefined && /no-cache|max-age=0/.test(cacheControl)) failures.delete(visitor);
}

/** Whether a failure may have taken a call's whole time: the platform was silent, or asked to wait. */
export const isLate = (kind: CommerceFailureKind) => kind === 'timeout' || kind === 'throttled';

export function noteFailure(reading: string, failure: Failure) {
  const noted = ofVisitor() ?? new Map<string, Failure>();
  failures.set(visitors.getStore() ?? '', noted.set(reading, failure));
}

export const knownFailure = (reading: string): Failure | undefined => ofVisitor()?.get(reading);

/** Returns a noted failure once: the next call asks the platform. */
export function takeFailure(reading: string): Failure | undefined {
  const failure = knownFailure(reading);
  ofVisitor()?.delete(reading);
  return failure;
}
