import type { DataCache, LoginLists, Renewals, ShopChange } from '@vitrine/commerce/server';
import type { Attempts } from '../limits/attempts';

/** Milliseconds for which deliveries are known: longer than any platform repeats one. */
export const deliveriesFor = 7 * 86_400_000;

/** Knows which deliveries of webhooks came before. */
export interface Deliveries {
  /** Whether one of the names is known, on any server. Rejects if the store does not answer. */
  isKnown(names: readonly string[]): Promise<boolean>;
  /** Notes the names of a delivery, after it was worked on. Rejects if the store does not answer. */
  note(names: readonly string[]): Promise<void>;
}

/** Tells all servers of a shop what changed on the platform. */
export interface Changes {
  /** Calls the listeners of this server at once, and the other servers' soon. Rejects if they cannot be reached. */
  publish(change: ShopChange): Promise<void>;
  /**
   * The listener also gets earlier changes that other servers know, and a change of the whole shop whenever this server may have missed some.
   * @param listener `at`: ms since 1970 in this server's clock; default: now
   */
  listen(listener: (change: ShopChange, at?: number) => void): void;
}

/** The data of a rendered page, as JSON. */
export interface PageFacts {
  /** When its rendering began, in ms since 1970. */
  begunAt: number;
  /** When it was rendered, in ms since 1970. */
  lastModified: number;
  etag: string;
}

/** A rendered page, the same for every visitor. */
export interface SharedPage {
  facts: PageFacts;
  /** brotli */
  html: Buffer;
  /** brotli */
  rest: Buffer;
}

/** The rendered pages of all servers of a shop, behind the pages that each server keeps. No method rejects. */
export interface SharedPages {
  /** Resolves to undefined if no server has the page, or the store does not answer. */
  get(name: string): Promise<SharedPage | undefined>;
  /** Keeps a page, and tells the other servers. Resolves to false if there is one whose rendering began later. */
  set(name: string, page: SharedPage): Promise<boolean>;
  /** Removes a page that is no more, and tells the other servers. */
  delete(name: string): Promise<void>;
  /** Calls the listener with each page that another server has set, or removed: without an etag. */
  listen(listener: (name: string, etag?: string) => void): void;
}

/** The data that the servers of one shop share. In memory, each server has its own. */
export interface Store {
  /** For the report of `/api/ready`. */
  name: 'memory' | 'redis';
  attempts: Attempts;
  /** The renewals of logins. They go on without a store that other servers share. */
  renewals: Renewals;
  deliveries: Deliveries;
  changes: Changes;
  /** Where customers are signed in. While the store does not answer, the platform decides whether a login is valid, except for ends that this server keeps: see `keepEnds.ts`. */
  logins: LoginLists;
  /** Answers of the platform that are the same for every visitor, and need no exact age. */
  answers: DataCache;
  /** Undefined if each server has only its own. */
  pages: SharedPages | undefined;
  /** Rejects if the store does not answer, or takes no writes. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): void;
}
