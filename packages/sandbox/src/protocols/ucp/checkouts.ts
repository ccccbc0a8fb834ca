/** The operations of a checkout. A checkout is a cart of the shop; after the order, it is the order. */
import { checkoutPath } from '../checkout/matches.js';
import { isEmail } from '../../shop/customer/email.js';
import { fullName } from '../../shop/catalog/catalog.js';
import type { CartNotice } from '../../shop/cart/cart.js';
import type { Address, Buyer, CartRecord, OrderRecord } from '../../shop/records.js';
import type { CartChange } from '../../shop/shop.js';
import type { Call } from './call.js';
import { nothingSold, startCart, type CartInput } from './carts.js';
import { discountsOf, rejectedCodes, withCodes } from './discounts.js';
import {
  addressProblems,
  fulfillmentChange,
  fulfillmentData,
  selectedAddress,
  type FulfillmentInput,
} from './fulfillment.js';
import { lineData, policy, replaceLines, soldLines, totalsData, totalsOf } from './lines.js';
import { recoverable, refused, type Message, type Outcome } from './messages.js';
import { orderedLines, orderTotals } from './orders.js';
import { resultOf, selectedOf, withoutCredential, type Instrument } from './payment.js';
import { orderUrl, policyLinks } from './places.js';
import { cartOf, idOf } from './resources.js';

interface BuyerInput {
  email?: string;
  first_name?: string;
  last_name?: string;
  phone_number?: string;
}

export interface CheckoutInput extends Partial<CartInput> {
  cart_id?: string;
  buyer?: BuyerInput;
  fulfillment?: FulfillmentInput;
}

export interface CompletionInput {
  payment: { instruments?: Instrument[] };
}

type Status = 'incomplete' | 'requires_escalation' | 'ready_for_complete' | 'completed' | 'canceled';

const hasFulfillment = ({ capabilities }: Call): boolean => capabilities.has('dev.ucp.shopping.fulfillment');

const notFound = ({ shopUrl }: Call): Outcome => refused('not_found', 'Checkout not found.', shopUrl);

const handOff: Message = {
  type: 'error',
  code: 'shipping_address_required',
  content: 'The buyer enters the address and pays at continue_url: the agent does not take part in the fulfillment.',
  severity: 'requires_buyer_input',
};

const confirmation: Message = {
  type: 'error',
  code: 'payment_confirmation_required',
  content: 'The buyer confirms the payment at continue_url. Nothing was charged.',
  severity: 'requires_buyer_review',
};

/** Returns the messages about what the checkout lacks before it can be completed. */
function problemsOf(cart: CartRecord, call: Call): Message[] {
  if (!hasFulfillment(call)) return [handOff];
  return [...buyerProblems(cart), ...addressProblems(cart, call)];
}

function buyerProblems(cart: CartRecord): Message[] {
  const { email } = cart.buyer;
  const { firstName, lastName } = recipientOf(cart);
  const required = (field: string) => recoverable('field_required', `${field} is required.`, `$.buyer.${field}`);
  return [
    ...(email === undefined ? [required('email')] : []),
    ...(email !== undefined && !isEmail(email)
      ? [recoverable('invalid_email', 'The email address is not valid.', '$.buyer.email')]
      : []),
    ...(firstName ? [] : [required('first_name')]),
    ...(lastName ? [] : [required('last_name')]),
  ];
}

/** Returns the address with the buyer's names and phone, where it has none of its own. */
const recipientOf = (cart: CartRecord): Partial<Address> => {
  const { firstName, lastName, phone } = cart.buyer;
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
    ...selectedAddress(cart),
  };
};

function statusOf(messages: readonly Message[]): Status {
  if (messages.some(({ severity }) => severity === 'recoverable')) return 'incomplete';
  return messages.some(({ severity }) => severity?.startsWith('requires_'))
    ? 'requires_escalation'
    : 'ready_for_complete';
}

function shown(cart: CartRecord, news: readonly Message[], call: Call): Outcome {
  const sold = soldLines(cart, call);
  const messages = [...news, ...problemsOf(cart, call), ...rejectedCodes(cart, call)];
  const isSent = hasFulfillment(call) && selectedAddress(cart) !== undefined;
  const totals = totalsOf(cart, sold, isSent, call);
  return {
    id: idOf('checkout', cart),
    status: sold.length > 0 ? statusOf(messages) : 'incomplete',
    ...(buyerData(cart.buyer) && { buyer: buyerData(cart.buyer) }),
    line_items: sold.map((line) => lineData(line, call)),
    currency: totals.currencyCode,
    totals: totalsData(totals, isSent),
    ...discountsOf(cart, totals, call),
    ...(hasFulfillment(call) && { fulfillment: fulfillmentData(cart, sold, call) }),
    ...(messages.length > 0 && { messages }),
    links: policyLinks(call),
    continue_url: call.origin + checkoutPath(cart),
  };
}

function buyerData({ email, firstName, lastName, phone }: Buyer): BuyerInput | undefined {
  const data: BuyerInput = {
    ...(email && { email }),
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(phone && { phone_number: phone }),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}

/** Returns the completed checkout, without the buyer's data. */
const completed = (cart: CartRecord, order: OrderRecord, call: Call): Outcome => ({
  id: idOf('checkout', cart),
  status: 'completed' satisfies Status,
  line_items: orderedLines(order).map((sold) => lineData(sold, call)),
  currency: order.currencyCode,
  totals: orderTotals(order),
  ...discountsOf(cart, order, call),
  links: policyLinks(call),
  order: { id: order.token, label: `#${order.number}`, permalink_url: orderUrl(order.token, call) },
});

const orderOf = ({ orderToken }: CartRecord, { shop }: Call): OrderRecord | undefined =>
  orderToken === undefined ? undefined : shop.store.get('order', orderToken);

/** Runs the operation on an open checkout. A completed one is returned with the message; without one, it is returned unchanged. */
function onOpen(call: Call, run: (cart: CartRecord) => Outcome, afterwards?: Message): Outcome {
  const cart = cartOf('checkout', call.id, call.shop);
  if (!cart) return notFound(call);
  const order = orderOf(cart, call);
  if (!order) return run(cart);
  return { ...completed(cart, order, call), ...(afterwards && { messages: [afterwards] }) };
}

const tooLate = recoverable('checkout_completed', 'The checkout is completed. It does not change any more.');

function buyerChange({ buyer }: CartRecord, input: BuyerInput = {}): Pick<CartRecord, 'buyer'> {
  const { email: _e, firstName: _f, lastName: _l, phone: _p, ...rest } = buyer;
  const { email, first_name: firstName, last_name: lastName, phone_number: phone } = input;
  return {
    buyer: {
      ...rest,
      ...(email && { email }),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
    },
  };
}

function withDetails(
  cart: CartRecord,
  { buyer, fulfillment, discounts }: CheckoutInput,
  call: Call,
): { cart: CartRecord; messages: Message[] } {
  const { change, messages } = hasFulfillment(call)
    ? fulfillmentChange(cart, fulfillment, call)
    : { change: {}, messages: [] };
  const all: CartChange = { ...buyerChange(cart, buyer), ...change };
  const changed = call.shop.changeCart(cart, all, policy).cart ?? cart;
  return { cart: withCodes(changed, discounts, call), messages };
}

/** Notes the agent that gets the events of the order, also if the buyer places it at the hosted checkout. */
function withAgent(cart: CartRecord, { shop, webhookUrl, version, origin }: Call): CartRecord {
  if (webhookUrl === undefined) return cart;
  return shop.changeCart(cart, { agent: { webhookUrl, version, origin } }, policy).cart ?? cart;
}

/** A checkout of a cart is the same cart, so there is one for each. Other fields of the request are ignored then. */
export function createCheckout(input: CheckoutInput, call: Call): Outcome {
  if (input.cart_id !== undefined) {
    const cart = cartOf('cart', input.cart_id, call.shop);
    return cart && !cart.orderToken
      ? shown(withAgent(cart, call), [], call)
      : refused('not_found', 'Cart not found.', call.shopUrl);
  }
  const { cart, messages } = startCart(input.line_items ?? [], input.context, call);
  if (!cart) return nothingSold(messages, call);
  const detailed = withDetails(withAgent(cart, call), input, call);
  return shown(detailed.cart, [...messages, ...detailed.messages], call);
}

export const getCheckout = (_: unknown, call: Call): Outcome => onOpen(call, (cart) => shown(cart, [], call));

/** Replaces the whole checkout. A destination or an option that the shop does not have leaves all of it unchanged. */
export const updateCheckout = (input: CheckoutInput, call: Call): Outcome =>
  onOpen(
    call,
    (cart) => {
      const problems = hasFulfillment(call) ? fulfillmentChange(cart, input.fulfillment, call).messages : [];
      if (problems.length > 0) return shown(cart, problems, call);
      const replaced = replaceLines(cart, input.line_items ?? [], call);
      return shown(withDetails(replaced.cart, input, call).cart, replaced.messages, call);
    },
    tooLate,
  );

/** Places the order if the payment is accepted. */
export const completeCheckout = ({ payment }: CompletionInput, call: Call): Outcome =>
  onOpen(call, (cart) => {
    const current = shown(cart, [], call);
    if (current.status !== 'ready_for_complete') return current;
    const instrument = selectedOf(payment.instruments ?? []);
    const problem = paymentProblem(instrument);
    if (problem) return shown(cart, [problem], call);
    return placed(cart, instrument, call);
  });

function paymentProblem(instrument: Instrument | undefined): Message | undefined {
  const path = '$.payment.instruments';
  if (!instrument) return recoverable('payment_required', 'Send one payment instrument, or select one.', path);
  switch (resultOf(instrument)) {
    case 'accepted':
      return undefined;
    case 'confirmed':
      return confirmation;
    case 'declined':
      return recoverable('payment_failed', 'The payment was declined. Nothing was charged.', path);
    default:
      return recoverable('payment_failed', "The sandbox takes only the tokens of its own handler's config.", path);
  }
}

function placed(cart: CartRecord, instrument: Instrument | undefined, call: Call): Outcome {
  const { shop, origin } = call;
  const outcome = shop.placeOrder(cart.token, {
    email: cart.buyer.email ?? '',
    address: recipientOf(cart) as Address,
    origin,
  });
  if (!outcome) return notFound(call);
  if (!('order' in outcome)) return shown(outcome.cart, outcome.notices.map(noticeMessage), call);
  const payment = instrument && { instruments: [withoutCredential(instrument)] };
  return { ...completed(cart, outcome.order, call), ...(payment && { payment }) };
}

/** The stock fell since the last answer: nothing was ordered, and the quantity was lowered. */
const noticeMessage = ({ line: { quantity }, variant }: CartNotice): Message =>
  recoverable(
    'out_of_stock',
    quantity === 0
      ? `${fullName(variant)} is sold out. Nothing was ordered.`
      : `Only ${quantity} of ${fullName(variant)} can be had. Nothing was ordered.`,
    '$.line_items',
  );

/** Returns the checkout as it was, and deletes it with its cart. */
export const cancelCheckout = (_: unknown, call: Call): Outcome => {
  const cart = cartOf('checkout', call.id, call.shop);
  if (!cart) return notFound(call);
  if (orderOf(cart, call))
    return refused('checkout_completed', 'A completed checkout cannot be canceled.', call.shopUrl);
  const { continue_url: _url, messages: _messages, ...outcome } = shown(cart, [], call);
  call.shop.deleteCart(cart);
  return { ...outcome, status: 'canceled' satisfies Status };
};
