import { createHash } from 'node:crypto';
import type { CartClient } from '@vitrine/commerce';
import { reportSecurityEvent } from '../log/securityEvents';
import { countAll, isOutage, takeAllBack, tooManyAttempts, type Count, type Limit } from './attempts';
import type { GuardOptions } from './guardCustomer';

/** Limits of refused codes. A shopper with a handful of typing errors stays below them. */
export const codeLimits = {
  ofCart: { most: 10, minutes: 15 },
  ofVisitor: { most: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;

/** Hashes a cart's id, which is secret, since a log may contain keys. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Limits the cart's calls, so nobody can guess discount and gift card codes. */
export function guardCart(
  cart: CartClient,
  {
    attempts,
    visitor,
    session,
    report = reportSecurityEvent,
  }: Pick<GuardOptions, 'attempts' | 'visitor' | 'session' | 'report'>,
): CartClient {
  /** The counts of refused codes, each with its limit. */
  const countsOfCodes = async (): Promise<Count[]> => {
    const cartId = await session.get('cartId');
    const ofVisitor: Count = [`codes by ${visitor}`, codeLimits.ofVisitor];
    return cartId === undefined ? [ofVisitor] : [ofVisitor, [`codes of ${hashOf(cartId)}`, codeLimits.ofCart]];
  };
  return {
    ...cart,
    async addDiscountCode(code, options) {
      const counts = await countsOfCodes();
      // It counts before the platform answers, so that many guesses at once are limited, too.
      const wait = await countAll(attempts, counts);
      if (wait > 0) {
        report('excess_rate_limit_exceeded', { visitor, action: 'addDiscountCode' });
        return {
          cart: await cart.get(options),
          errors: [tooManyAttempts(wait)],
          warnings: [],
        };
      }
      const result = await cart.addDiscountCode(code, options).catch(async (error: unknown) => {
        if (isOutage(error)) await takeAllBack(attempts, counts);
        throw error;
      });
      // An office has one address, and its customers may have a code each.
      if (result.errors.length === 0) await takeAllBack(attempts, counts);
      return result;
    },
  };
}
