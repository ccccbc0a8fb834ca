import type { Renewals } from '@vitrine/commerce/server';
import type { Attempts } from '../limits/attempts';

/** The data that the servers of one shop share. In memory, each server has its own. */
export interface Store {
  /** For the report of `/api/ready`. */
  name: 'memory' | 'redis';
  attempts: Attempts;
  /** The renewals of logins. They go on without a store that other servers share. */
  renewals: Renewals;
  /** Rejects if the store does not answer. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): void;
}
