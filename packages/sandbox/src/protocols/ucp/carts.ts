/** `create_cart`, `get_cart`, `update_cart` and `cancel_cart`. */
import { checkoutPath } from '../checkout/matches.js';
import type { CartRecord } from '../../shop/records.js';
import type { Call } from './call.js';
import { discountsOf, rejectedCodes, withCodes, type DiscountsInput } from './discounts.js';
import { lineData, replaceLines, soldLines, totalsData, totalsOf, type LineInput, type Replaced } from './lines.js';
import { refused, type Message, type Outcome } from './messages.js';
import { cartOf, idOf } from './resources.js';

interface ContextInput {
  address_country?: string;
}

export interface CartInput {
  discounts?: DiscountsInput;
  line_items: LineInput[];
  context?: ContextInput;
}

/** Returns the country of a context. An unusable hint is left out: it never fails a request. */
export const countryOf = ({ address_country: country }: ContextInput = {}): string | undefined =>
  country && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined;

/** Makes a cart with these lines. Without any line that the shop sells, there is none but only the reasons. */
export function startCart(
  lines: readonly LineInput[],
  context: ContextInput | undefined,
  call: Call,
): { cart: CartRecord | undefined } & Pick<Replaced, 'messages'> {
  const { shop } = call;
  const countryCode = countryOf(context);
  const { cart } = shop.createCart({ buyer: { ...(countryCode && { countryCode }) } });
  if (!cart) throw new Error('An empty cart is never refused.');
  const replaced = replaceLines(cart, lines, call);
  if (soldLines(replaced.cart, call).length > 0) return replaced;
  shop.deleteCart(cart);
  return { ...replaced, cart: undefined };
}

/** The outcome of a new cart or checkout without a line. */
export function nothingSold(messages: readonly Message[], { shopUrl }: Call): Outcome {
  const empty = refused('item_unavailable', 'The request has no line items.', shopUrl);
  return messages.length > 0 ? { ...empty, messages } : empty;
}

const notFound = ({ shopUrl }: Call): Outcome => refused('not_found', 'Cart not found, or it was ordered.', shopUrl);

function shown(cart: CartRecord, news: readonly Message[], call: Call): Outcome {
  const messages = [...news, ...rejectedCodes(cart, call)];
  const sold = soldLines(cart, call);
  const totals = totalsOf(cart, sold, false, call);
  return {
    id: idOf('cart', cart),
    line_items: sold.map((line) => lineData(line, call)),
    currency: totals.currencyCode,
    totals: totalsData(totals, false),
    ...discountsOf(cart, totals, call),
    ...(messages.length > 0 && { messages }),
    continue_url: call.origin + checkoutPath(cart),
  };
}

/** Returns the cart of the id; undefined after it was ordered. */
function openCart({ id, shop }: Call): CartRecord | undefined {
  const cart = cartOf('cart', id, shop);
  return cart?.orderToken === undefined ? cart : undefined;
}

export function createCart({ line_items: lines, context, discounts }: CartInput, call: Call): Outcome {
  const { cart, messages } = startCart(lines, context, call);
  return cart ? shown(withCodes(cart, discounts, call), messages, call) : nothingSold(messages, call);
}

export function getCart(_: unknown, call: Call): Outcome {
  const cart = openCart(call);
  return cart ? shown(cart, [], call) : notFound(call);
}

export function updateCart({ line_items: lines, discounts }: CartInput, call: Call): Outcome {
  const cart = openCart(call);
  if (!cart) return notFound(call);
  const replaced = replaceLines(cart, lines, call);
  return shown(withCodes(replaced.cart, discounts, call), replaced.messages, call);
}

/** Returns the cart as it was, and deletes it. */
export function cancelCart(_: unknown, call: Call): Outcome {
  const cart = openCart(call);
  if (!cart) return notFound(call);
  const { continue_url: _url, ...outcome } = shown(cart, [], call);
  call.shop.deleteCart(cart);
  return outcome;
}
