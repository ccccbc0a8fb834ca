import type { Commerce } from '@vitrine/commerce';
import { isLate, noteFailure, takeFailure } from '../reading/lateFailures';
import { readingOf, valueOf } from '../reading/reading';
import { aroundCalls } from '../log/platformCalls';
import type { SiteSession } from '../session/cookies';

/** The reads of a shopper's own data that a page makes and its browser repeats, with the secret that names their owner. */
const owners: Record<string, Parameters<SiteSession['get']>[0] | undefined> = {
  'cart.get': 'cartId',
  'customer.get': 'customerAccessToken',
  'customer.getAllAddresses': 'customerAccessToken',
  'customer.getAllOrders': 'customerAccessToken',
  'customer.getLogins': 'customerAccessToken',
};

/**
 * Lets a shopper wait once for a read that the platform does not answer: a page that has waited for it shows without it, and the browser's own
 * read then fails at once. The next read asks the platform.
 * @param isPage Whether the caller renders, so that the same shopper's next read knows of a failure.
 */
export const withOneWait = (commerce: Commerce, session: SiteSession, isPage: boolean): Commerce =>
  aroundCalls(commerce, (call, act) => {
    const owner = owners[call];
    if (owner === undefined) return act();
    return (async () => {
      const reading = `${call} of ${await session.get(owner)}`;
      const known = takeFailure(reading);
      const result = known ? { failure: known } : await readingOf(async () => act());
      if (isPage && 'failure' in result && isLate(result.failure.kind)) noteFailure(reading, result.failure);
      return valueOf(result);
    })();
  });
