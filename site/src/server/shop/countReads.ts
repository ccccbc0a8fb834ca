import { trustedProxies } from '../environment/variables';
import { reportSecurityEvent } from '../log/securityEvents';
import { visitorOf } from '../request/visitor';
import { attemptsInAnyCase } from '../store/sharedStore';
import { countAll, type Attempts, type Count, type Limit } from '../limits/attempts';

/** `search`: searches and suggestions. `catalog`: a browser's other reads of the catalogue, such as a product to choose its options. */
export type Read = 'search' | 'catalog';

/**
 * Limits of each kind of reads by one address. A person types a few letters or presses a few buttons a second, and an office has several
 * people. The first limit stops a burst before it reaches the platform.
 */
export const readLimits: readonly Limit[] = [
  { most: 40, minutes: 4 / 60 },
  { most: 300, minutes: 1 },
];

interface CountReadOptions {
  attempts?: Attempts;
  report?: typeof reportSecurityEvent;
}

/** Counts a read of the visitor who sent these headers. Resolves to the milliseconds until the next one is allowed; 0 allows this one. */
export async function countRead(
  read: Read,
  headers: Headers,
  { attempts = attemptsInAnyCase(), report = reportSecurityEvent }: CountReadOptions = {},
): Promise<number> {
  const visitor = visitorOf(headers, trustedProxies());
  const counts = readLimits.map((limit): Count => [`${read} by ${visitor} in ${limit.minutes} min`, limit]);
  const wait = await countAll(attempts, counts);
  if (wait > 0) report('excess_rate_limit_exceeded', { visitor, action: read });
  return wait;
}

/** The `Retry-After` of a refused read. */
export const retryAfter = (wait: number) => ({ 'Retry-After': String(Math.ceil(wait / 1000)) });
