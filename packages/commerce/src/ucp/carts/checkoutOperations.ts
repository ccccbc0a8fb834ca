/**
 * The operations of a checkout. Payment stays with the platform, so a checkout always waits for the buyer: its status is
 * `requires_escalation`, and `continue_url` leads to the platform's checkout of this cart.
 */
import { UcpFailure } from '../failures.js';
import type { CheckoutInput } from '../inputs.js';
import type { Message } from '../messages.js';
import type { Call, Outcome } from '../call.js';
import { cartData } from './cartData.js';
import { cartToken } from './cartOperations.js';
import { lineOperations } from './lineOperations.js';

const handOff: Message = {
  type: 'error',
  code: 'buyer_handoff_required',
  content: 'The buyer enters the address and pays at the checkout of the shop: open continue_url.',
  severity: 'requires_buyer_input',
};

const checkout = lineOperations({
  name: 'Checkout',
  prefix: 'checkout_',
  outcomeOf: async (id, token, cart, messages, shop) => ({
    id,
    status: 'requires_escalation',
    ...(await cartData(cart, shop)),
    messages: [...messages, handOff],
    links: await shop.links(),
    continue_url: shop.continueUrl(token).href,
  }),
  canceledOf: ({ continue_url: _url, messages: _messages, ...outcome }) => ({ ...outcome, status: 'canceled' }),
});

/** A checkout of a cart is the same cart, so there is one for each. Other fields of the request are ignored then. */
export async function createCheckout(
  { cart_id: cartId, line_items: lines }: CheckoutInput,
  call: Call,
): Promise<Outcome> {
  return cartId === undefined ? checkout.create(linesOf(lines), call) : checkout.open(cartToken(cartId), call, 'Cart');
}

export const getCheckout = (_: undefined, call: Call): Promise<Outcome> =>
  checkout.open(checkout.tokenIn(call.id), call);

export async function updateCheckout({ line_items: lines }: CheckoutInput, call: Call): Promise<Outcome> {
  return checkout.replace(linesOf(lines), call);
}

function linesOf(lines: CheckoutInput['line_items']) {
  if (lines) return lines;
  throw new UcpFailure('invalid_request', 'A checkout needs line_items, or the id of a cart.');
}

/** Nobody but the buyer completes a checkout: the response repeats the hand-off. */
export const completeCheckout = (_: unknown, call: Call): Promise<Outcome> => getCheckout(undefined, call);

export const cancelCheckout = (_: undefined, call: Call): Promise<Outcome> => checkout.cancel(call);
