import { emptyCart } from '../../../model/cart.js';
import type { Cart } from '../../../model/entities.js';
import type { AddCartItem, CartResult, RemoveCartItem, UpdateCartItem } from '../../../port/cart.js';
import type { FlavourShop } from '../../shared/flavour.js';
import type { CallOptions } from '../../../port/context.js';
import type { InventoryClient } from '../../../port/inventory.js';
import type { UserError } from '../../../port/refusals.js';
import type { SessionStore } from '../../../port/session.js';
import { afterChange } from '../../shared/afterChange.js';
import type { CartOwner } from '../../shared/cartOwner.js';
import { toItemId } from '../shared/itemId.js';
import { codesOf, createSessionCart, nothingChanged } from '../shared/sessionCart.js';
import { success, successOrRefusal, type Ask } from './client.js';
import { isCartToken, parseProductId, variantNumber } from './ids.js';
import { toCart, type NormalizeContext } from './normalize.js';
import { readProduct } from './reads.js';
import { createExplain, type Wish } from './refusals.js';
import * as wire from './wire.js';

export interface CartOptions {
  ask: Ask;
  owner: CartOwner<string>;
  session: SessionStore;
  context: NormalizeContext;
  inventory: InventoryClient;
}

/** The request data for one item. The id is a variant's number. */
interface Line {
  id: number;
  quantity: number;
}

const unknownItem: UserError = { code: 'item.unknown' };

/** Creates the client for the theme's cart. The first addition creates a cart. Reads create none. */
export function createCart({ ask, owner, session, context, inventory }: CartOptions): FlavourShop['cart'] {
  const explain = createExplain(inventory);

  const readToken = async (options: CallOptions): Promise<string | undefined> => {
    const token = await owner.cartId(options);
    return token !== undefined && isCartToken(token) ? token : undefined;
  };

  const askForCart = (token: string | undefined, options: CallOptions) =>
    ask({ call: '/cart.js', cartToken: token, decode: success(wire.cart) }, options);

  /** Reads the cart. Undefined if the platform does not know it: it then answers with a new cart, which has another token. */
  const read = async (token: string, options: CallOptions): Promise<Cart | undefined> => {
    const cart = await askForCart(token, options);
    return cart.token === token ? toCart(cart, context) : undefined;
  };

  const current = async (options: CallOptions): Promise<Cart> => {
    const token = await readToken(options);
    return (token && (await read(token, options))) || emptyCart();
  };

  /** Adds lines, and returns the cart. Undefined if the cart no longer exists. */
  const addTo = async (
    token: string,
    lines: readonly Line[],
    options: CallOptions,
  ): Promise<CartResult | undefined> => {
    const body = { items: lines };
    const request = { call: '/cart/add.js', body, cartToken: token, decode: successOrRefusal(wire.added) };
    const { refusal } = await ask(request, options);
    // A refused addition may also have added the available pieces.
    const cart = await afterChange(read(token, options));
    if (!cart) return undefined;
    if (!refusal) return { cart, errors: [], warnings: [] };
    const wishes = lines.map(({ id, quantity }): Wish => {
      const line = cart.items.find(({ variantId }) => variantId === String(id));
      return { variantId: String(id), line, quantity: quantity + (line?.quantity ?? 0) };
    });
    return { cart, ...(await explain(refusal, wishes, options)) };
  };

  const addToNew = async (lines: readonly Line[], options: CallOptions): Promise<CartResult> => {
    const { token } = await askForCart(undefined, options);
    // The session gets the token before the addition, so that the cart can be found after an addition without a response.
    await session.set('cartId', token);
    const result = await addTo(token, lines, options);
    if (result && result.cart.items.length > 0) {
      const customer = await session.get('customerAccessToken');
      if (customer !== undefined) await owner.own(token, customer, options);
      return result;
    }
    await session.set('cartId', undefined);
    return { errors: [nothingChanged], warnings: [], ...result, cart: emptyCart() };
  };

  const add = async (items: readonly AddCartItem[], options: CallOptions): Promise<CartResult> => {
    const lines = await toLines(ask, items, options);
    if (!lines) return { cart: await current(options), errors: [unknownItem], warnings: [] };
    const token = await readToken(options);
    if (!token) return addToNew(lines, options);
    const result = await addTo(token, lines, options);
    if (result) return result;
    const created = await addToNew(lines, options);
    return created.errors.length > 0
      ? created
      : { ...created, warnings: [{ code: 'cart.startedAnew' }, ...created.warnings] };
  };

  /** Changes the cart's lines one at a time, because no endpoint that checks the stock accepts several. */
  const update = async (
    token: string,
    items: readonly UpdateCartItem[],
    options: CallOptions,
  ): Promise<CartResult | undefined> => {
    const refusals: { item: UpdateCartItem; refusal: wire.WireRefusal }[] = [];
    let changed: wire.WireCart | undefined;
    for (const item of items) {
      const body = { id: item.id, quantity: item.quantity };
      const request = { call: '/cart/change.js', body, cartToken: token, decode: successOrRefusal(wire.cart) };
      const sending = ask(request, options);
      const { done, refusal } = await (changed ? afterChange(sending) : sending);
      if (done) changed = done;
      else refusals.push({ item, refusal });
    }
    const cart =
      refusals.length > 0 || changed?.token !== token
        ? await afterChange(read(token, options))
        : toCart(changed, context);
    if (!cart) return undefined;
    const results = await Promise.all(
      refusals.map(({ item, refusal }) => explain(refusal, [wishOf(item, cart)], options)),
    );
    return {
      cart,
      errors: results.flatMap(({ errors }) => errors),
      warnings: results.flatMap(({ warnings }) => warnings),
    };
  };

  const remove = async (
    token: string,
    items: readonly RemoveCartItem[],
    options: CallOptions,
  ): Promise<CartResult | undefined> => {
    const updates = Object.fromEntries(items.map(({ id }) => [id, 0]));
    const request = {
      call: '/cart/update.js',
      body: { updates },
      cartToken: token,
      decode: successOrRefusal(wire.cart),
    };
    const { done, refusal } = await ask(request, options);
    if (done) return done.token === token ? { cart: toCart(done, context), errors: [], warnings: [] } : undefined;
    const cart = await read(token, options);
    return cart && { cart, errors: [{ code: 'line.unknown', message: refusal.description }], warnings: [] };
  };

  /** Changes the note, the discount codes or the attributes. All codes of the cart are sent, separated by commas. */
  const updateAround = async (
    token: string,
    body: { note: string } | { discount: string } | { attributes: Record<string, string> },
    options: CallOptions,
  ): Promise<{ result: CartResult | undefined; codes: wire.WireCart['discount_codes'] }> => {
    const request = { call: '/cart/update.js', body, cartToken: token, decode: successOrRefusal(wire.cart) };
    const { done, refusal } = await ask(request, options);
    if (done) {
      const result = done.token === token ? { cart: toCart(done, context), errors: [], warnings: [] } : undefined;
      return { result, codes: done.discount_codes };
    }
    const cart = await read(token, options);
    // A note is refused only for its length. A code is never refused.
    const code = 'note' in body ? 'note.tooLong' : 'unknown';
    return { result: cart && { cart, errors: [{ code, message: refusal.description }], warnings: [] }, codes: [] };
  };

  /** Adds a discount code. A code that does not apply is removed again, because the platform would keep it in the cart. */
  const addCode = async (token: string, code: string, options: CallOptions): Promise<CartResult | undefined> => {
    const before = await read(token, options);
    if (!before) return undefined;
    const codes = codesOf(before);
    const sent = await updateAround(token, { discount: [...codes, code].join(',') }, options);
    const isCode = (each: { code: string }) => each.code.toLowerCase() === code.toLowerCase();
    if (!sent.result || sent.result.errors.length > 0) return sent.result;
    if (sent.codes.some((each) => isCode(each) && each.applicable)) return sent.result;
    const { result } = await afterChange(updateAround(token, { discount: codes.join(',') }, options));
    // The platform reports no further reason.
    const error: UserError = { code: 'discount.notApplicable', field: ['code'] };
    return result && { ...result, errors: [error] };
  };

  const cart = createSessionCart({ baseUrl: context.baseUrl, session, readId: readToken, read });

  return {
    get: cart.get,
    addItems: (items, options = {}) => cart.add(items, options, () => add(items, options)),
    updateItems: (items, options = {}) => cart.changeItems(items, options, (token) => update(token, items, options)),
    removeItems: (items, options = {}) => cart.changeItems(items, options, (token) => remove(token, items, options)),
    addDiscountCode: (code, options = {}) => cart.change(options, (token) => addCode(token, code, options)),
    removeDiscountCode: (code, options = {}) =>
      cart.change(options, async (token) => {
        const before = await read(token, options);
        const left = before && codesOf(before).filter((each) => each !== code);
        return left && (await updateAround(token, { discount: left.join(',') }, options)).result;
      }),
    updateNote: (note, options = {}) =>
      cart.change(options, async (token) => (await updateAround(token, { note }, options)).result),
    updateAttributes: (attributes, options = {}) =>
      cart.change(options, async (token) => {
        const before = await read(token, options);
        if (!before) return undefined;
        // The platform keeps attributes that are not sent. An empty value removes an attribute.
        const emptied = (before.attributes ?? []).map(({ key }) => [key, '']);
        const sent = Object.fromEntries([...emptied, ...attributes.map(({ key, value }) => [key, value])]);
        return (await updateAround(token, { attributes: sent }, options)).result;
      }),
    checkout: cart.checkout,
  };
}

const wishOf = ({ id, variantId, quantity }: UpdateCartItem, { items }: Cart): Wish => {
  const line = items.find((item) => item.id === id);
  // A key begins with the number of its variant.
  return { variantId: line?.variantId ?? variantId ?? id.split(':')[0] ?? '', line, quantity, lineId: id };
};

/**
 * Returns the lines to add. Undefined if the shop does not sell one of the items. For a product without a named variant, it adds the first
 * variant.
 * @throws Error if an item names neither.
 */
async function toLines(ask: Ask, items: readonly AddCartItem[], options: CallOptions): Promise<Line[] | undefined> {
  const named = items.map((item) => ({ itemId: toItemId(item), quantity: item.quantity }));
  const lines = await Promise.all(
    named.map(async ({ itemId, quantity }) => {
      const id = variantNumber(itemId) ?? (await firstVariantOf(ask, itemId, options));
      return id === undefined ? undefined : { id: Number(id), quantity };
    }),
  );
  const known = lines.filter((line) => line !== undefined);
  return known.length === lines.length ? known : undefined;
}

async function firstVariantOf(ask: Ask, itemId: string, options: CallOptions): Promise<number | undefined> {
  const named = parseProductId(itemId);
  const product = named && (await readProduct(ask, named.handle, options));
  return product?.variants[0]?.id;
}
