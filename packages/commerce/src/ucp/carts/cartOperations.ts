/** `create_cart`, `get_cart`, `update_cart` and `cancel_cart`. */
import type { CartInput } from '../inputs.js';
import type { Call, Outcome } from '../call.js';
import { cartData } from './cartData.js';
import { lineOperations } from './lineOperations.js';

const cart = lineOperations({
  name: 'Cart',
  prefix: 'cart_',
  outcomeOf: async (id, token, of, messages, shop) => ({
    id,
    ...(await cartData(of, shop)),
    ...(messages.length > 0 && { messages }),
    continue_url: shop.continueUrl(token).href,
  }),
  canceledOf: ({ continue_url: _url, ...outcome }) => outcome,
});

/** Returns the token in the id of a cart. Empty in an id of another kind. */
export const cartToken = cart.tokenIn;

export const createCart = ({ line_items: lines }: CartInput, call: Call): Promise<Outcome> => cart.create(lines, call);

export const getCart = (_: undefined, call: Call): Promise<Outcome> => cart.open(cartToken(call.id), call);

export const updateCart = ({ line_items: lines }: CartInput, call: Call): Promise<Outcome> => cart.replace(lines, call);

export const cancelCart = (_: undefined, call: Call): Promise<Outcome> => cart.cancel(call);
