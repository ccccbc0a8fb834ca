/** Changes of carts: `/cart/add.js`, `/cart/change.js`, `/cart/update.js` and `/cart/clear.js`. */
import { json } from '../../http.js';
import type { CartPolicy, CartProblem, LineToAdd } from '../../shop/cart/cart.js';
import { fullName, type Variant } from '../../shop/catalog/catalog.js';
import { quantityRuleOf, sellableQuantity } from '../../shop/catalog/quantity.js';
import type { Attribute, CartRecord } from '../../shop/records.js';
import type { CartOutcome } from '../../shop/shop.js';
import { cartJson, itemJson, lineKey, linesOf, type LineOfVariant } from './cart.js';
import { badRequest, cartError, missingParameter, type Refusal } from './errors.js';
import { isRecord, listOf, textRecord, wholeNumber, type Input } from './input.js';
import { cartCookie, type Visit } from './visit.js';

/** Reports a shortage instead of lowering the quantity silently. */
const refusing: CartPolicy = { shortage: 'refuse' };
/** Lets a cart hold more than the stock: `update.js` does not check the stock of a cart's lines. */
const allowing: CartPolicy = { shortage: 'allow' };

/** Maximum number of characters of a note. */
const longestNote = 5000;
/** Maximum number of items in a request. */
const maxItems = 250;

/** Returns a response that sets the cart's cookie. */
const answerWith = (cart: CartRecord, body: unknown, status = 200): Response =>
  json(body, { status, headers: { 'set-cookie': cartCookie(cart) } });

export function readCart(visit: Visit): Response {
  const cart = visit.cart ?? newCart(visit);
  return answerWith(cart, cartJson(cart, visit));
}

function newCart({ shop, countryCode, customer, discountCodes }: Visit): CartRecord {
  const { cart } = shop.createCart({
    ...(discountCodes.length > 0 && { discountCodes }),
    buyer: { countryCode, ...(customer && { customerId: customer.id, email: customer.email }) },
  });
  if (!cart) throw new Error('A cart without lines was refused.');
  return cart;
}

interface Wish {
  variant: Variant;
  quantity: number;
  attributes: readonly Attribute[];
}

export function addToCart(input: Input, visit: Visit): Response {
  const single = input.items === undefined;
  const wishes = readItems(single ? [input] : input.items).map((item) => readWish(item, visit));
  const { cart, shortage } = visit.shop.store.transaction(() =>
    addUpToStock(visit.cart ?? newCart(visit), wishes, visit),
  );
  if (shortage) return answerWith(cart, shortage.body, shortage.status);
  const items = wishes.flatMap(({ variant, attributes }) => {
    const line = lineWith(cart, variant, attributes, visit);
    return line ? [itemJson(line, cart, visit)] : [];
  });
  return answerWith(cart, single ? items[0] : { items });
}

function readItems(items: unknown): Input[] {
  const list = listOf(items);
  if (!list || list.length === 0 || !list.every(isRecord)) throw missingParameter('items');
  if (list.length > maxItems) throw badRequest(`The items are too many: at most ${maxItems} are allowed.`);
  return list;
}

function readWish(item: Input, { shop }: Visit): Wish {
  if (item.id === undefined) throw missingParameter('items');
  const variant = shop.catalog.entry('variant', wholeNumber(item.id) ?? -1);
  if (!variant) throw cartError('Cannot find variant', 404);
  return { variant, quantity: readQuantity(item.quantity, 1), attributes: textRecord(item.properties) };
}

function readQuantity(value: unknown, usual?: number): number {
  const quantity = value === undefined ? usual : wholeNumber(value);
  if (quantity === undefined) throw badRequest('Parameter Missing or Invalid', 'quantity must be a whole number');
  return quantity;
}

/** Adds as many pieces of each item as are left, and returns the first shortage. Any other problem throws, which undoes all additions. */
function addUpToStock(cart: CartRecord, wishes: readonly Wish[], visit: Visit) {
  let shortage: Refusal | undefined;
  for (const wish of wishes) {
    const outcome = visit.shop.addLines(cart, [wish], refusing);
    const problem = outcome.problems[0];
    if (!problem) {
      cart = saved(outcome);
    } else if (isShortage(problem)) {
      shortage ??= refusalOf(problem);
      const rest = restOf(wish, problem, cart);
      if (rest) cart = saved(visit.shop.addLines(cart, [rest], refusing));
    } else {
      throw refusalOf(problem);
    }
  }
  return { cart, shortage };
}

const isShortage = ({ reason }: CartProblem): boolean => reason === 'not-enough-stock' || reason === 'out-of-stock';

/** Returns the requested pieces that are available in addition to the cart's pieces; undefined if there are none. */
function restOf(
  { variant, quantity, attributes }: Wish,
  { pieces = 0 }: CartProblem,
  cart: CartRecord,
): LineToAdd | undefined {
  const own = cart.lines.filter(({ sku }) => sku === variant.data.sku);
  const held = own.reduce((sum, line) => sum + line.quantity, 0);
  const most = sellableQuantity(quantityRuleOf(variant), held + quantity, pieces);
  return most > held ? { variant, quantity: most - held, attributes } : undefined;
}

function saved({ cart, problems }: CartOutcome): CartRecord {
  if (problems[0]) throw refusalOf(problems[0]);
  if (!cart) throw new Error('A change was not refused, and has left no cart.');
  return cart;
}

function lineWith(cart: CartRecord, variant: Variant, attributes: readonly Attribute[], visit: Visit) {
  const text = (list: readonly Attribute[]) => JSON.stringify(list.map(({ key, value }) => [key, value]).sort());
  return linesOf(cart, visit).find(
    (line) => line.variant === variant && text(line.line.attributes) === text(attributes),
  );
}

/** Changes the quantity, the properties, or both of one line. */
export function changeLine(input: Input, visit: Visit): Response {
  const found = visit.cart && findLine(input, linesOf(visit.cart, visit));
  if (!visit.cart || !found) throw badRequest('no valid id or line parameter');
  const quantity = readQuantity(input.quantity, found.line.quantity);
  const properties = textRecord(input.properties);
  const update = { id: found.line.id, quantity, ...(properties.length > 0 && { attributes: properties }) };
  const outcome = visit.shop.updateLines(visit.cart, [update], refusing);
  const problem = outcome.problems[0];
  if (!problem || !isShortage(problem)) return withCart(outcome, visit);
  const most = sellableQuantity(quantityRuleOf(found.variant), quantity, problem.pieces);
  const refusal = refusalOf(problem);
  const cart = saved(visit.shop.updateLines(visit.cart, [{ ...update, quantity: most }], refusing));
  return answerWith(cart, refusal.body, refusal.status);
}

function findLine({ id, line }: Input, lines: readonly LineOfVariant[]): LineOfVariant | undefined {
  if (line !== undefined) return lines[(wholeNumber(line) ?? 0) - 1];
  return lines.find((candidate) => isLine(candidate, String(id)));
}

/** Whether an id names a line, by its key or by its variant. */
const isLine = ({ line, variant }: LineOfVariant, id: string): boolean =>
  id === lineKey(line, variant) || id === String(variant.id);

function withCart(outcome: CartOutcome, visit: Visit): Response {
  const cart = saved(outcome);
  return answerWith(cart, cartJson(cart, visit));
}

/** Changes the quantities of several lines, also of variants that are not in the cart yet, the note, the attributes and the discount codes. */
export function updateCart(input: Input, visit: Visit): Response {
  const { shop } = visit;
  const cart = shop.store.transaction(() => {
    const before = visit.cart ?? newCart(visit);
    const after = setQuantities(before, readUpdates(input.updates, linesOf(before, visit)), visit);
    return saved(shop.changeCart(after, around(input, after), allowing));
  });
  return answerWith(cart, cartJson(cart, visit));
}

/** Returns pairs of a line's key, or a variant's id, and its quantity. */
function readUpdates(updates: unknown, lines: readonly LineOfVariant[]): [id: string, quantity: number][] {
  if (updates === undefined) return [];
  if (Array.isArray(updates)) {
    if (updates.length !== lines.length)
      throw badRequest('updates must have as many quantities as the cart has lines.');
    return lines.map(({ line, variant }, index) => [lineKey(line, variant), readQuantity(updates[index])]);
  }
  if (!isRecord(updates)) throw missingParameter('updates');
  const pairs = Object.entries(updates);
  if (pairs.length > maxItems) throw badRequest(`The updates are too many: at most ${maxItems} are allowed.`);
  return pairs.map(([id, quantity]) => [id, readQuantity(quantity)]);
}

function setQuantities(cart: CartRecord, updates: readonly [string, number][], visit: Visit): CartRecord {
  const { shop } = visit;
  for (const [id, quantity] of updates) {
    const found = linesOf(cart, visit).find((line) => isLine(line, id));
    if (found) {
      cart = saved(shop.updateLines(cart, [{ id: found.line.id, quantity }], allowing));
      continue;
    }
    const variant = shop.catalog.entry('variant', wholeNumber(id) ?? -1);
    if (!variant) throw cartError('Cannot find variant', 404);
    if (quantity !== 0) cart = saved(shop.addLines(cart, [{ variant, quantity, attributes: [] }], refusing));
  }
  return cart;
}

function around(
  { note, attributes, discount }: Input,
  before: CartRecord,
): Partial<Pick<CartRecord, 'note' | 'attributes' | 'discountCodes'>> {
  if (typeof note === 'string' && note.length > longestNote)
    throw cartError(`Note is too long (maximum is ${longestNote} characters)`);
  const given = textRecord(attributes);
  const kept = before.attributes.filter(({ key }) => !given.some((other) => other.key === key));
  return {
    ...(typeof note === 'string' && { note }),
    // All codes of the cart, comma-separated.
    ...(typeof discount === 'string' && {
      discountCodes: discount
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean),
    }),
    ...(given.length > 0 && { attributes: [...kept, ...given] }),
  };
}

export function clearCart(visit: Visit): Response {
  const cart = visit.cart ?? newCart(visit);
  return withCart(
    visit.shop.removeLines(
      cart,
      cart.lines.map(({ id }) => id),
      allowing,
    ),
    visit,
  );
}

function refusalOf({ reason, variant }: CartProblem): Refusal {
  const name = variant ? fullName(variant) : 'this item';
  const rule = variant && quantityRuleOf(variant);
  switch (reason) {
    case 'out-of-stock':
      return cartError(`The product '${name}' is already sold out.`);
    case 'not-enough-stock':
      return cartError(`You can't add more ${name} to the cart.`);
    case 'below-minimum':
      return cartError(`You must add at least ${rule?.minimum} of ${name}.`);
    case 'above-maximum':
      return cartError(`You can only add ${rule?.maximum} of ${name} to the cart.`);
    case 'off-increment':
      return cartError(`You can only add ${name} in increments of ${rule?.increment}.`);
    case 'too-large':
      return cartError(`The quantity of ${name} is too large.`);
    case 'too-many-lines':
      return cartError('The cart is too large to save.');
    case 'not-positive':
      return badRequest('Parameter Missing or Invalid', 'quantity must be greater than 0');
    case 'unknown-variant':
      return cartError('Cannot find variant', 404);
    case 'unknown-line':
      return badRequest('no valid id or line parameter');
  }
}
