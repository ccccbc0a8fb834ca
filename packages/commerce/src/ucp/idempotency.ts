/** Results of changes, kept by the agent's key, so a repeated request changes nothing again. */
import { LRUCache } from 'lru-cache';
import { UcpFailure } from './failures.js';

interface Kept<Result> {
  hash: string;
  result: Promise<Result>;
}

/** Milliseconds. The protocol asks for 24 hours at least. */
const keptFor = 48 * 60 * 60 * 1000;
/** Characters. */
const longestKey = 255;

/**
 * Returns a function that runs a task once for each key. The same request again gets the first result; another request with this key is
 * refused with 409. Results are in memory: see docs/decisions/189-carts-of-agents.md.
 */
export function createIdempotency<Result extends object>(now: () => number = Date.now) {
  const kept = new LRUCache<string, Kept<Result>>({ max: 20_000, ttl: keptFor, ttlResolution: 0, perf: { now } });

  return async (owner: string, key: string | undefined, payload: string, task: () => Promise<Result>) => {
    if (key === undefined) return task();
    if (!key || key.length > longestKey) throw new UcpFailure('invalid_request', 'The idempotency key is not valid.');
    const name = JSON.stringify([owner, key]);
    const hash = await hashOf(payload);
    const earlier = kept.get(name);
    if (earlier && earlier.hash !== hash)
      throw new UcpFailure('idempotency_conflict', 'The idempotency key was used for another request.');
    if (earlier) return earlier.result;
    const result = task();
    kept.set(name, { hash, result });
    // A failure of the shop is no result: the agent may try again.
    result.catch(() => kept.delete(name));
    return result;
  };
}

export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
