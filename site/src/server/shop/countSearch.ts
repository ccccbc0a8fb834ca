import { trustedProxies } from '../environment/variables';
import { reportSecurityEvent } from '../log/securityEvents';
import { visitorOf } from '../request/visitor';
import { attemptsInAnyCase } from '../store/sharedStore';
import { countAll, type Attempts, type Count, type Limit } from '../limits/attempts';

/**
 * Searches and suggestions of one address. A person types a few letters a second, and an office has several people. The first limit
 * stops a burst before it reaches the platform.
 */
export const searchLimits: readonly Limit[] = [
  { most: 40, minutes: 4 / 60 },
  { most: 300, minutes: 1 },
];

interface CountSearchOptions {
  attempts?: Attempts;
  report?: typeof reportSecurityEvent;
}

/** Counts a search of the visitor who sent these headers. Resolves to the milliseconds until the next one is allowed; 0 allows this one. */
export async function countSearch(
  headers: Headers,
  { attempts = attemptsInAnyCase(), report = reportSecurityEvent }: CountSearchOptions = {},
): Promise<number> {
  const visitor = visitorOf(headers, trustedProxies());
  const counts = searchLimits.map((limit): Count => [`searches by ${visitor} in ${limit.minutes} min`, limit]);
  const wait = await countAll(attempts, counts);
  if (wait > 0) report('excess_rate_limit_exceeded', { visitor, action: 'search' });
  return wait;
}

/** The `Retry-After` of a refused search. */
export const retryAfter = (wait: number) => ({ 'Retry-After': String(Math.ceil(wait / 1000)) });
