import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import type { Client } from './client.js';
import { isUuid } from './ids.js';

/** Tells the platform whose a cart is, so that its checkout knows the customer: nobody's without an id. */
export type IdentifyCart = (
  cartId: string | undefined,
  customerId: number | undefined,
  options: CallOptions,
) => Promise<void>;

/** To the platform, nobody is the customer 0. */
const guest = 0;

export function createIdentifyCart(client: Client): IdentifyCart {
  return async (cartId, customerId = guest, options) => {
    if (cartId === undefined || !isUuid(cartId)) return;
    try {
      await client.attempt('updateCart', { path: { cartId }, body: { customer_id: customerId } }, options);
    } catch (error) {
      // The cart is as good without: the checkout then asks who it is.
      if (!(error instanceof CommerceError)) throw error;
    }
  };
}
