import type { CallOptions } from '../../port/context.js';
import type { Client } from './client.js';
import { isUuid } from './ids.js';

/**
 * Assigns a cart to a customer, so that the platform's checkout knows the customer. Without an id, the cart belongs to nobody.
 * Resolves to false if the platform refuses.
 */
export type IdentifyCart = (cartId: string, customerId: number | undefined, options: CallOptions) => Promise<boolean>;

/** The platform's customer id for a guest. */
const guest = 0;

export function createIdentifyCart(client: Client): IdentifyCart {
  return async (cartId, customerId = guest, options) => {
    if (!isUuid(cartId)) return false;
    const input = { path: { cartId }, body: { customer_id: customerId } };
    return 'answer' in (await client.attempt('updateCart', input, options));
  };
}
