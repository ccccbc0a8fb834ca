/** Where customers are signed in: a list for each account, which the servers of one shop share. */
import { LRUCache } from 'lru-cache';
import type { Device } from '../../model/entities.js';

/** A login as the list keeps it. Times are milliseconds since 1970. */
export interface KeptLogin {
  id: string;
  began: number;
  used: number;
  device?: Device;
  /** The platform's token, to end the login there. Nobody else may read it. */
  token: string;
  /** The login's cart, which the platform's checkout shows with the customer's data. Default: none. */
  cartId?: string;
  /** When the customer last proved who they are: at the login, or with a new password. */
  proved: number;
}

export interface LoginList {
  logins: readonly KeptLogin[];
  /** Logins whose `proved` is not later have ended. Default: none has. */
  endedAt?: number;
  /** The ids of the last logins that ended one by one. Default: none has. */
  ended?: readonly string[];
}

/** The lists of all accounts. Each method rejects if the store does not answer. */
export interface LoginLists {
  read(account: string): Promise<LoginList>;
  /** Adds a login, or replaces the one with its id. Does nothing if it has ended by now. */
  put(account: string, login: KeptLogin): Promise<void>;
  /** Ends a login, also one that the list does not have. */
  end(account: string, id: string): Promise<void>;
  /** Ends all logins that were proved until then, also those that the list does not have. */
  endAll(account: string, until: number): Promise<void>;
}

/** Lists the logins of customers with passwords, and ends them. */
export interface LoginsDependency {
  lists: LoginLists;
  /** What the shopper's browser says about itself. Default: unknown. */
  device?: Device | undefined;
}

/** The maximum number of logins of one account. A further one ends the login that nobody has used for longest. */
export const mostLogins = 20;

/**
 * The maximum number of an account's logins that ended one by one and are remembered. The platform knows of earlier ends.
 */
export const mostEnded = 100;

/** Keeps the lists in memory. If there are too many logins in all, it forgets the accounts that nobody has used for longest. */
export function createMemoryLogins(mostInAll = 50_000): LoginLists {
  const lists = new LRUCache<string, LoginList>({
    maxSize: mostInAll,
    sizeCalculation: ({ logins, ended = [] }) => logins.length + ended.length + 1,
  });
  const listOf = (account: string): LoginList => lists.get(account) ?? { logins: [] };
  return {
    read: async (account) => listOf(account),
    async put(account, login) {
      const list = listOf(account);
      if (hasEnded(login, list)) return;
      const others = list.logins.filter(({ id }) => id !== login.id);
      lists.set(account, { ...list, logins: [login, ...latestFirst(others)].slice(0, mostLogins) });
    },
    async end(account, id) {
      const { ended = [], ...list } = listOf(account);
      const logins = list.logins.filter((login) => login.id !== id);
      lists.set(account, {
        ...list,
        logins,
        ended: [...ended.filter((former) => former !== id), id].slice(-mostEnded),
      });
    },
    async endAll(account, until) {
      const list = listOf(account);
      lists.set(account, { ...list, logins: [], endedAt: Math.max(until, list.endedAt ?? until) });
    },
  };
}

export const hasEnded = ({ id, proved }: Pick<KeptLogin, 'id' | 'proved'>, { endedAt, ended }: LoginList): boolean =>
  (endedAt !== undefined && proved <= endedAt) || ended?.includes(id) === true;

export const latestFirst = (logins: readonly KeptLogin[]): KeptLogin[] => [...logins].sort((a, b) => b.used - a.used);
