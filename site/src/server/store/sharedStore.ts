import { mostSharedPages, pageSettings, redisUrl, sessionSecret } from '../environment/variables';
import { createMemoryAttempts, type Attempts } from '../limits/attempts';
import { keepEnds } from './keepEnds';
import { createMemoryStore } from './memoryStore';
import { createRedisStore } from './redisStore';
import type { Store } from './store';
import { countAttempt } from '../telemetry/measures';

/** One per process, since Next may load this file more than once. */
const shared = globalThis as { vitrineStore?: Store; vitrineOwnAttempts?: Attempts };

function open(): Store {
  const url = redisUrl();
  if (!url) return createMemoryStore();
  // Pages contain objects as V8 writes them.
  const edition = `${process.versions.v8} ${pageSettings()}`;
  const opened = createRedisStore({ url, secret: sessionSecret(), mostPages: mostSharedPages(), edition });
  return { ...opened, logins: keepEnds(opened.logins) };
}

/** The store that REDIS_URL names. Default: in memory. */
export const store = (): Store => (shared.vitrineStore ??= measured(open()));

const measured = (opened: Store): Store => ({
  ...opened,
  attempts: {
    ...opened.attempts,
    async count(key, limit) {
      const wait = await opened.attempts.count(key, limit);
      countAttempt(wait === 0);
      return wait;
    },
  },
});

/** Counts in the store and, while it does not answer, in this server's memory: for what must go on, such as codes in a cart. */
export const attemptsInAnyCase = (): Attempts =>
  withFallback(store().attempts, (shared.vitrineOwnAttempts ??= createMemoryAttempts()));

export const withFallback = (attempts: Attempts, own: Attempts): Attempts => ({
  count: (key, limit) => attempts.count(key, limit).catch(() => own.count(key, limit)),
  async takeBack(key) {
    await attempts.takeBack(key);
    await own.takeBack(key);
  },
  async forget(key) {
    await attempts.forget(key);
    await own.forget(key);
  },
});
