import type { CallOptions } from '../../../port/context.js';
import { CommerceError } from '../../../port/errors.js';
import type { Call } from './client.js';
import { isGlobalId } from './denormalize.js';

/** Assigns a cart to a customer, so that the platform's checkout knows the customer. Without a token, the cart belongs to nobody. */
export type IdentifyCart = (
  cartId: string | undefined,
  customerAccessToken: string | undefined,
  options: CallOptions,
) => Promise<void>;

export function createIdentifyCart(call: Call): IdentifyCart {
  return async (cartId, customerAccessToken, options) => {
    if (cartId === undefined || !isGlobalId('Cart', cartId)) return;
    // The platform replaces the whole identity, so the country is sent again.
    const countryCode = options.buyer?.country;
    // At login the platform copies the customer's e-mail to the cart. Without a token the e-mail is removed, because the next shopper could read it.
    const buyer =
      customerAccessToken === undefined
        ? { customerAccessToken: null, email: null, phone: null }
        : { customerAccessToken };
    const buyerIdentity = { ...buyer, ...(countryCode && { countryCode }) };
    try {
      await call('cartBuyerIdentityUpdate', { cartId, buyerIdentity }, options);
    } catch (error) {
      // The cart works without an identity: the checkout then asks for it.
      if (!(error instanceof CommerceError)) throw error;
    }
  };
}
