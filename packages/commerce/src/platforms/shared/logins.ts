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
}

/** The lists of all accounts. Each method rejects if the store does not answer. */
export interface LoginLists {
  read(account: string): Promise<LoginList>;
  /** Adds a login, or replaces the one with its id. Does nothing if it has ended by now. */
  put(account: string, login: KeptLogin): Promise<void>;
  remove(account: string, id: string): Promise<void>;
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

/** Keeps the lists in memory. If there are too many logins in all, it forgets the accounts that nobody has used for longest. */
export function createMemoryLogins(mostInAll = 50_000): LoginLists {
  const lists = new LRUCache<string, LoginList>({
    maxSize: mostInAll,
    sizeCalculation: ({ logins }) => logins.length + 1,
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
    async remove(account, id) {
      const list = lists.get(account);
      if (list) lists.set(account, { ...list, logins: list.logins.filter((login) => login.id !== id) });
    },
    async endAll(account, until) {
      lists.set(account, { logins: [], endedAt: Math.max(until, listOf(account).endedAt ?? until) });
    },
  };
}

export const hasEnded = ({ proved }: Pick<KeptLogin, 'proved'>, { endedAt }: LoginList): boolean =>
  endedAt !== undefined && proved <= endedAt;

export const latestFirst = (logins: readonly KeptLogin[]): KeptLogin[] => [...logins].sort((a, b) => b.used - a.used);
