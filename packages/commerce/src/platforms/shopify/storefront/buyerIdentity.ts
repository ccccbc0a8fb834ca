import type { CallOptions } from '../../../port/context.js';
import { CommerceError } from '../../../port/errors.js';
import type { Call } from './client.js';
import { isGlobalId } from './denormalize.js';

/** Tells the platform whose a cart is, so that its checkout knows the customer: nobody's without a token. */
export type IdentifyCart = (
  cartId: string | undefined,
  customerAccessToken: string | undefined,
  options: CallOptions,
) => Promise<void>;

export function createIdentifyCart(call: Call): IdentifyCart {
  return async (cartId, customerAccessToken, options) => {
    if (cartId === undefined || !isGlobalId('Cart', cartId)) return;
    // The country stays: an identity is replaced as a whole.
    const countryCode = options.buyer?.country;
    // At login the platform copies the customer's e-mail to the cart. Without a token the cart keeps none: the next shopper may read it.
    const buyer =
      customerAccessToken === undefined
        ? { customerAccessToken: null, email: null, phone: null }
        : { customerAccessToken };
    const buyerIdentity = { ...buyer, ...(countryCode && { countryCode }) };
    try {
      await call('cartBuyerIdentityUpdate', { cartId, buyerIdentity }, options);
    } catch (error) {
      // The cart is as good without: the checkout then asks who it is.
      if (!(error instanceof CommerceError)) throw error;
    }
  };
}
