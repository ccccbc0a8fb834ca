import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import type { Client } from './client.js';
import { isUuid } from './ids.js';

/** Assigns a cart to a customer, so that the platform's checkout knows the customer. Without an id, the cart belongs to nobody. */
export type IdentifyCart = (
  cartId: string | undefined,
  customerId: number | undefined,
  options: CallOptions,
) => Promise<void>;

/** The platform's customer id for a guest. */
const guest = 0;

export function createIdentifyCart(client: Client): IdentifyCart {
  return async (cartId, customerId = guest, options) => {
    if (cartId === undefined || !isUuid(cartId)) return;
    try {
      await client.attempt('updateCart', { path: { cartId }, body: { customer_id: customerId } }, options);
    } catch (error) {
      // The cart works without a customer: the checkout then asks for one.
      if (!(error instanceof CommerceError)) throw error;
    }
  };
}
