/** Carts of the REST API. A change that cannot be made in full is refused, and the title of the refusal is for the shopper. */
import type { CartProblem, LineToAdd } from '../../shop/cart/cart.js';
import type { Option, OptionValue, Product, Variant } from '../../shop/catalog/catalog.js';
import type { Attribute, Buyer, CartRecord } from '../../shop/records.js';
import type { CartOutcome } from '../../shop/shop.js';
import { entity, invalid, noContent, notFound, Problem } from './answers.js';
import { cartView, type CartInclude } from './cartViews.js';
import { fromUuid } from './ids.js';
import { boundsOf, cartPolicy } from './quantities.js';
import { readQuery } from './query.js';
import { redirectUrls } from './redirects.js';
import type { Call, Handler } from './call.js';

const cartIncludes: readonly CartInclude[] = [
  'redirect_urls',
  'line_items.physical_items.options',
  'line_items.digital_items.options',
  'promotions.banners',
];

/** Maximum number of items in a request, and of option selections in an item. */
const maxItems = 250;

export const createCart: Handler = (call) => {
  const include = readIncludes(call);
  const body = call.body();
  checkCurrency(body, call);
  const lines = readItems(body, call);
  const buyer = body.customer_id === undefined ? {} : readBuyer(body, call);
  return cartAnswer(call.context.shop.createCart({ lines, buyer }, cartPolicy), lines, include, call, 201);
};

/** Assigns the cart to a customer or to a guest. */
export const updateCart: Handler = (call) => {
  const include = readIncludes(call);
  const cart = cartOf(call);
  const buyer = { ...withoutCustomer(cart.buyer), ...readBuyer(call.body(), call) };
  return cartAnswer(call.context.shop.changeCart(cart, { buyer }, cartPolicy), [], include, call, 201);
};

function withoutCustomer({ customerId: _, email: __, ...rest }: Buyer): Buyer {
  return rest;
}

/** Returns the buyer of an id; 0 is a guest. A browser may only name its signed-in customer. */
function readBuyer(body: Record<string, unknown>, call: Call): Buyer {
  const id = readInteger(body.customer_id, 'customer_id');
  if (id === 0) return {};
  const customer = call.context.shop.customers.find(id);
  const self = call.customer();
  if (!customer || (self && self.id !== id)) throw invalid({ customer_id: 'error.invalid' });
  return { customerId: id, email: customer.email };
}

export const getCart: Handler = (call) => {
  const include = readIncludes(call);
  return entity(viewOf(cartOf(call), include, call));
};

export const deleteCart: Handler = (call) => {
  call.context.shop.deleteCart(cartOf(call));
  return noContent();
};

export const addCartLineItems: Handler = (call) => {
  const include = readIncludes(call);
  const cart = cartOf(call);
  const lines = readItems(call.body(), call);
  return cartAnswer(call.context.shop.addLines(cart, lines, cartPolicy), lines, include, call, 201);
};

export const updateCartLineItem: Handler = (call) => {
  const include = readIncludes(call);
  const cart = cartOf(call);
  const id = lineIdOf(cart, call);
  const item = recordOf(recordOf(call.body()).line_item);
  const quantity = readQuantity(item, 'line_item.quantity');
  const update = { id, quantity };
  return cartAnswer(call.context.shop.updateLines(cart, [update], cartPolicy), [update], include, call, 200);
};

/** Removes a line. Removing the last line deletes the cart. */
export const deleteCartLineItem: Handler = (call) => {
  const { shop } = call.context;
  const include = readIncludes(call);
  const cart = cartOf(call);
  const id = lineIdOf(cart, call);
  if (cart.lines.length === 1) {
    shop.deleteCart(cart);
    return noContent();
  }
  return cartAnswer(shop.removeLines(cart, [id], cartPolicy), [], include, call, 200);
};

/** Creates the cart's links. Ignores the body: its values would go into the links' queries, which nothing here reads. */
export const createCartRedirectUrl: Handler = (call) => entity(redirectUrls(cartOf(call), call.context), 201);

export function cartOf({ params, context }: Call, name = 'cartId'): CartRecord {
  const cart = context.shop.cart(fromUuid(params[name] ?? ''));
  // A cart that was created in another protocol may have no lines left.
  if (!cart || cart.lines.length === 0) throw notFound('Cart not found');
  return cart;
}

function lineIdOf({ lines }: CartRecord, { params }: Call): string {
  const id = fromUuid(params.itemId ?? '');
  if (!lines.some((line) => line.id === id)) throw notFound('Line item not found');
  return id;
}

function readIncludes({ url }: Call): CartInclude[] {
  return (readQuery(url, ['include']).list('include') ?? []).map((name) => {
    const known = cartIncludes.find((candidate) => candidate === name);
    if (!known) throw new Problem(422, `The include(s): ${name} are not valid.`, { include: 'error.invalid' });
    return known;
  });
}

function cartAnswer(
  { cart, problems: [problem] }: CartOutcome,
  lines: readonly { quantity: number }[],
  include: readonly CartInclude[],
  call: Call,
  status: 200 | 201,
): Response {
  if (problem) throw refusal(problem, lines[problem.index]?.quantity ?? 0);
  if (!cart) throw notFound('Cart not found');
  return entity(viewOf(cart, include, call), status);
}

const viewOf = (cart: CartRecord, include: readonly CartInclude[], { context }: Call) => ({
  ...cartView(cart, include, context),
  ...(include.includes('redirect_urls') && { redirect_urls: redirectUrls(cart, context) }),
});

/** Returns the refusal of a change. Its title is for the shopper. */
function refusal({ reason, variant, pieces }: CartProblem, quantity: number): Problem {
  const name = variant?.product.data.title ?? '';
  const bounds = variant && boundsOf(variant.product);
  switch (reason) {
    case 'above-maximum':
      return new Problem(422, `You can only purchase a maximum of ${bounds?.maximum ?? 0} of the ${name} per order.`);
    case 'below-minimum':
      return new Problem(422, `You need to purchase a minimum of ${bounds?.minimum ?? 1} of the ${name} per order.`);
    case 'out-of-stock':
      return new Problem(422, `${name} is out of stock.`);
    case 'not-enough-stock':
      return new Problem(422, `There are only ${pieces ?? 0} of the ${name} in stock, and ${quantity} were asked for.`);
    case 'too-many-lines':
      return new Problem(422, 'The cart is too large.');
    case 'unknown-line':
      return notFound('Line item not found');
    case 'unknown-variant':
      return new Problem(422, 'The product is not available.');
    case 'not-positive':
    case 'off-increment':
    case 'too-large':
      return invalid({ quantity: 'error.invalid' });
  }
}

function checkCurrency(body: Record<string, unknown>, { context }: Call): void {
  const { code } = recordOf(body.currency);
  if (code !== undefined && code !== context.shop.data.shop.currencyCode)
    throw invalid({ 'currency.code': 'error.invalid' });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an empty object for any other value. Required fields then count as missing. */
const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function readItems(body: Record<string, unknown>, call: Call): LineToAdd[] {
  const { line_items: items } = body;
  if (!Array.isArray(items) || items.length === 0) throw invalid({ line_items: 'error.path.missing' });
  if (items.length > maxItems) throw invalid({ line_items: 'error.maxLength' });
  return items.map((item: unknown, index) => readItem(recordOf(item), `line_items.${index}`, call));
}

function readItem(item: Record<string, unknown>, path: string, { context }: Call): LineToAdd {
  const quantity = readQuantity(item, `${path}.quantity`);
  const product = context.shop.catalog.entry('product', readInteger(item.product_id, `${path}.product_id`));
  if (!product) throw new Problem(422, `Product ${String(item.product_id)} is not available.`);
  const selections = readSelections(item.option_selections, path);
  const variant =
    item.variant_id === undefined
      ? selectedVariant(product, selections)
      : product.variants.find(({ id }) => id === item.variant_id);
  if (!variant) throw new Problem(422, 'Variant is not available.');
  return { variant, quantity, attributes: selectedModifiers(product, selections) };
}

interface Selection {
  optionId: number;
  valueId: number;
}

function readSelections(value: unknown, path: string): Selection[] {
  if (value === undefined) return [];
  const at = `${path}.option_selections`;
  if (!Array.isArray(value) || value.length > maxItems) throw invalid({ [at]: 'error.expected.jsarray' });
  return value.map((entry: unknown, index) => {
    const { option_id: option, option_value: chosen } = recordOf(entry);
    return {
      optionId: readInteger(option, `${at}.${index}.option_id`),
      valueId: readInteger(chosen, `${at}.${index}.option_value`),
    };
  });
}

/** Returns the selected value of an option; undefined if none is selected. */
function chosenValue({ id, values }: Option, selections: readonly Selection[]): OptionValue | undefined {
  const selection = selections.find(({ optionId }) => optionId === id);
  if (!selection) return undefined;
  const value = values.find((candidate) => candidate.id === selection.valueId);
  if (!value) throw new Problem(422, 'An option value is not available.');
  return value;
}

/** Returns the only variant of a product without options, or the variant with the selected option values. */
function selectedVariant(product: Product, selections: readonly Selection[]): Variant | undefined {
  if (product.data.options.length === 0) return product.variants[0];
  const chosen = product.options.map((option) => chosenValue(option, selections)?.name);
  if (chosen.includes(undefined)) throw new Problem(422, 'This product has options; variant ID is required.');
  return product.variants.find(({ data }) => data.values.every((value, index) => value === chosen[index]));
}

/** Returns the selected modifiers as attributes. */
const selectedModifiers = ({ modifiers }: Product, selections: readonly Selection[]): Attribute[] =>
  modifiers.flatMap((modifier) => {
    const value = chosenValue(modifier, selections);
    return value ? [{ key: modifier.name, value: value.name }] : [];
  });

const readQuantity = ({ quantity }: Record<string, unknown>, path: string): number => {
  const value = readInteger(quantity, path);
  if (value < 1) throw invalid({ [path]: 'error.min' });
  return value;
};

function readInteger(value: unknown, path: string): number {
  if (value === undefined) throw invalid({ [path]: 'error.path.missing' });
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid({ [path]: 'error.expected.jsnumber' });
  return value;
}
