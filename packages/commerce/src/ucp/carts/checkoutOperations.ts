/**
 * The operations of a checkout. Payment stays with the platform, so a checkout always waits for the buyer: its status is
 * `requires_escalation`, and `continue_url` leads to the platform's checkout of this cart.
 */
import { UcpFailure } from '../failures.js';
import type { CheckoutInput } from '../inputs.js';
import type { Message } from '../messages.js';
import type { Call, Outcome } from '../call.js';
import { orderData } from '../orders/orderData.js';
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

export async function getCheckout(_: undefined, call: Call): Promise<Outcome> {
  const token = checkout.tokenIn(call.id);
  const outcome = await checkout.open(token, call);
  return outcome.isError ? ((await completed(token, call)) ?? outcome) : outcome;
}

/** Returns the checkout after the buyer has paid. Undefined if there is no order, or if nobody may read it. */
async function completed(token: string, { id, carts, buyer, shop }: Call): Promise<Outcome | undefined> {
  const found = shop.orderUrl && (await carts.order(token, id, buyer.ip));
  if (!found || !shop.orderUrl) return undefined;
  const permalink = shop.orderUrl(found.id);
  const data = orderData(found.order, { id: found.id, checkoutId: id, permalink, siteUrl: shop.siteUrl });
  if (!data) return undefined;
  return {
    id,
    status: 'completed',
    line_items: data.line_items.map(({ status: _status, quantity, ...line }) => ({
      ...line,
      quantity: quantity.original,
    })),
    currency: data.currency,
    totals: data.totals,
    links: await shop.links(),
    order: { id: found.id, label: data.label, permalink_url: permalink.href },
  };
}

export async function updateCheckout({ line_items: lines }: CheckoutInput, call: Call): Promise<Outcome> {
  return checkout.replace(linesOf(lines), call);
}

function linesOf(lines: CheckoutInput['line_items']) {
  if (lines) return lines;
  throw new UcpFailure('invalid_request', 'A checkout needs line_items, or the id of a cart.');
}

/** Nobody but the buyer completes a checkout: the response repeats the hand-off, or has the order. */
export const completeCheckout = (_: unknown, call: Call): Promise<Outcome> => getCheckout(undefined, call);

export const cancelCheckout = (_: undefined, call: Call): Promise<Outcome> => checkout.cancel(call);
