import type { LoginLists, Renewals, ShopChange } from '@vitrine/commerce/server';
import type { Attempts } from '../limits/attempts';

/** Milliseconds for which deliveries are known: longer than any platform repeats one. */
export const deliveriesFor = 7 * 86_400_000;

/** Knows which deliveries of webhooks came before. */
export interface Deliveries {
  /**
   * Notes a delivery by its names. Resolves to false if one of them is known, on any server. Rejects if the store does not answer.
   */
  take(names: readonly string[]): Promise<boolean>;
  /** Forgets a delivery that could not be worked on, so the platform may send it again. Never rejects. */
  giveBack(names: readonly string[]): Promise<void>;
}

/** Tells all servers of a shop what changed on the platform. */
export interface Changes {
  /** Calls the listeners of this server at once, and the other servers' soon. Rejects if they cannot be reached. */
  publish(change: ShopChange): Promise<void>;
  /** The listener also gets a change of the whole shop whenever this server may have missed some. */
  listen(listener: (change: ShopChange) => void): void;
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
  /** Where customers are signed in. While the store does not answer, the platform alone decides whether a login is valid. */
  logins: LoginLists;
  /** Rejects if the store does not answer. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): void;
}
