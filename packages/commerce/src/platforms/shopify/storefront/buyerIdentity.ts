import type { CallOptions } from '../../../port/context.js';
import type { Call } from './client.js';
import { isGlobalId } from './denormalize.js';

/**
 * Assigns a cart to a customer, so that the platform's checkout knows the customer. Without a token, the cart belongs to nobody.
 * Resolves to false if the platform refuses.
 */
export type IdentifyCart = (
  cartId: string,
  customerAccessToken: string | undefined,
  options: CallOptions,
) => Promise<boolean>;

export function createIdentifyCart(call: Call): IdentifyCart {
  return async (cartId, customerAccessToken, options) => {
    if (!isGlobalId('Cart', cartId)) return false;
    // The platform replaces the whole identity, so the country is sent again.
    const countryCode = options.buyer?.country;
    // At login the platform copies the customer's e-mail to the cart. Without a token the e-mail is removed, because the next shopper could read it.
    const buyer =
      customerAccessToken === undefined
        ? { customerAccessToken: null, email: null, phone: null }
        : { customerAccessToken };
    const buyerIdentity = { ...buyer, ...(countryCode && { countryCode }) };
    const { cartBuyerIdentityUpdate: payload } = await call(
      'cartBuyerIdentityUpdate',
      { cartId, buyerIdentity },
      options,
    );
    return payload?.userErrors.length === 0;
  };
}
