import { createHash } from 'node:crypto';
import type { CartClient } from '@vitrine/commerce';
import { reportSecurityEvent } from '../log/securityEvents';
import type { Limit } from './attempts';
import type { GuardOptions } from './guardCustomer';

/** Limits of attempts with codes. A shopper with a handful of codes and a typing error stays below them. */
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
  const waitForCode = async () => {
    const cartId = await session.get('cartId');
    return (
      (await attempts.count(`codes by ${visitor}`, codeLimits.ofVisitor)) ||
      (cartId === undefined ? 0 : await attempts.count(`codes of ${hashOf(cartId)}`, codeLimits.ofCart))
    );
  };
  return {
    ...cart,
    async addDiscountCode(code, options) {
      const wait = await waitForCode();
      if (wait === 0) return cart.addDiscountCode(code, options);
      report('excess_rate_limit_exceeded', { visitor, action: 'addDiscountCode' });
      const minutes = Math.ceil(wait / 60_000);
      return {
        cart: await cart.get(options),
        errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes } }],
        warnings: [],
      };
    },
  };
}
