import { createClient } from '@redis/client';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';

/** @param url `redis://…` or `rediss://…` */
export const clientOf = (url: URL, options: { disableOfflineQueue?: boolean } = {}) =>
  createClient({
    ...options,
    url: url.href,
    // A server that starts is busy, and nobody waits for the connection.
    socket: { connectTimeout: 5000, reconnectStrategy: (tries) => Math.min(tries * 50, 2000) },
  });

export type Client = ReturnType<typeof clientOf>;

/** Rejects if the answer takes too long. */
export type Patience = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/**
 * Bounds the wait for an answer: a Redis that hangs answers nothing, and keeps the connection.
 * @param milliseconds the longest wait
 */
export const createPatience =
  (milliseconds: number): Patience =>
  async (answer) => {
    const stop = new AbortController();
    const late = delay(milliseconds, undefined, { signal: stop.signal }).then(async () => {
      // A server that was busy for as long has not read the answer yet: Node reads after its timers, and before this goes on.
      await setImmediate();
      throw new Error(`Redis did not answer within ${milliseconds} ms.`);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      stop.abort();
      late.catch(() => {});
    }
  };
