import type { LoginList, LoginLists } from '@vitrine/commerce/server';
import { LRUCache } from 'lru-cache';

/** Milliseconds between two tries. */
const every = 1000;

/**
 * Keeps ends of logins that the store did not take, and repeats them until it does. Meanwhile this process ends these logins by itself. A restart
 * forgets them.
 * @param most The number of accounts for which an end is kept. The earliest go first. Default: 10,000.
 */
export function keepEnds(lists: LoginLists, most = 10_000): LoginLists {
  /** Until when an account's logins have ended. */
  const kept = new LRUCache<string, number>({ max: most });
  let isWaiting = false;

  const send = async (account: string, until: number) => {
    await lists.endAll(account, until);
    if (kept.peek(account) === until) kept.delete(account);
  };

  const sendAll = async () => {
    isWaiting = false;
    try {
      for (const [account, until] of [...kept]) await send(account, until);
    } catch {
      sendLater();
    }
  };

  const sendLater = () => {
    if (!isWaiting) setTimeout(() => void sendAll(), every).unref();
    isWaiting = true;
  };

  return {
    ...lists,

    async read(account) {
      const endedAt = kept.peek(account);
      if (endedAt === undefined) return lists.read(account);
      const list: LoginList = await lists.read(account).catch(() => ({ logins: [] }));
      const logins = list.logins.filter(({ proved }) => proved > endedAt);
      return { ...list, logins, endedAt: Math.max(endedAt, list.endedAt ?? endedAt) };
    },

    async endAll(account, until) {
      const end = Math.max(until, kept.peek(account) ?? until);
      kept.set(account, end);
      try {
        await send(account, end);
      } catch (error) {
        sendLater();
        throw error;
      }
    },
  };
}
