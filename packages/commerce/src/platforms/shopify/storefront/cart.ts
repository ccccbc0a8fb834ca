import type { CartResult, AddCartItem } from '../../../port/cart.js';
import type { FlavourShop } from '../../shared/flavour.js';
import type { CallOptions } from '../../../port/context.js';
import type { SessionStore } from '../../../port/session.js';
import type { UserError } from '../../../port/refusals.js';
import { emptyCart } from '../../../model/cart.js';
import type { Cart } from '../../../model/entities.js';
import { afterChange } from '../../shared/afterChange.js';
import type { CartOwner } from '../../shared/cartOwner.js';
import { toItemId } from '../shared/itemId.js';
import { codesOf, createSessionCart } from '../shared/sessionCart.js';
import type { CartAnswer, CartPayload } from './answers.js';
import type { Call } from './client.js';
import { isGlobalId, toLine, toLineId, toLineUpdate } from './denormalize.js';
import { toCart, type NormalizeContext } from './normalize.js';
import { allNodes } from '../../shared/connection.js';
import { toDiscountError, toUserError, toWarning } from './refusals.js';

export interface CartOptions {
  call: Call;
  owner: CartOwner<string>;
  session: SessionStore;
  context: NormalizeContext;
}

const startedAnew: UserError = { code: 'cart.startedAnew' };

/** Creates the client for the Cart API. The first addition creates a cart. Reads create none. */
export function createCart({ call, owner, session, context }: CartOptions): FlavourShop['cart'] {
  const readId = async (options: CallOptions): Promise<string | undefined> => {
    const id = await owner.cartId(options);
    return id !== undefined && isGlobalId('Cart', id) ? id : undefined;
  };

  const complete = async (cart: CartAnswer, options: CallOptions): Promise<Cart> => {
    const lines = await allNodes('cart', cart.lines, async (after) => {
      const answer = await call('cart', { id: cart.id, after }, options);
      return answer.cart?.lines;
    });
    return toCart(cart, lines, context);
  };

  /** Reads the cart. Undefined if the platform does not know it. */
  const read = async (id: string, options: CallOptions): Promise<Cart | undefined> => {
    const { cart } = await call('cart', { id }, options);
    return cart ? complete(cart, options) : undefined;
  };

  /** Returns the outcome of a change, with the platform's current cart. Undefined if the cart no longer exists. */
  const outcome = async (
    id: string | undefined,
    payload: CartPayload | null,
    options: CallOptions,
  ): Promise<CartResult | undefined> => {
    const reading = payload?.cart ? complete(payload.cart, options) : id && read(id, options);
    const cart = reading && (await afterChange(reading));
    if (!cart) return undefined;
    return {
      cart,
      errors: (payload?.userErrors ?? []).map(toUserError),
      warnings: (payload?.warnings ?? []).map((warning) => toWarning(warning, cart)),
    };
  };

  const create = async (lines: ReturnType<typeof toLine>[], options: CallOptions): Promise<CartResult> => {
    const country = options.buyer?.country;
    const input = { lines, ...(country && { buyerIdentity: { countryCode: country } }) };
    const { cartCreate: payload } = await call('cartCreate', { input }, options);
    await session.set('cartId', payload?.cart?.id);
    const token = await session.get('customerAccessToken');
    if (payload?.cart && token !== undefined) await owner.own(payload.cart.id, token, options);
    const result = await outcome(undefined, payload, options);
    return result ?? { cart: emptyCart(), errors: (payload?.userErrors ?? []).map(toUserError), warnings: [] };
  };

  const add = async (items: readonly AddCartItem[], options: CallOptions): Promise<CartResult> => {
    const firstVariants = await readFirstVariants(call, items, options);
    const lines = items.map((item) => toLine(item, firstVariants));
    const cartId = await readId(options);
    if (!cartId) return create(lines, options);
    const { cartLinesAdd: payload } = await call('cartLinesAdd', { cartId, lines }, options);
    const result = await outcome(cartId, payload, options);
    if (result) return result;
    const created = await create(lines, options);
    return created.errors.length > 0 ? created : { ...created, warnings: [startedAnew, ...created.warnings] };
  };

  /** Replaces all discount codes of the cart. */
  const sendCodes = async (cartId: string, discountCodes: readonly string[], options: CallOptions) =>
    (await call('cartDiscountCodesUpdate', { cartId, discountCodes: [...discountCodes] }, options))
      .cartDiscountCodesUpdate;

  /** Adds a discount code. A code that does not apply is removed again, because the platform would keep it in the cart. */
  const addCode = async (cartId: string, code: string, options: CallOptions): Promise<CartResult | undefined> => {
    const before = await read(cartId, options);
    if (!before) return undefined;
    const codes = codesOf(before);
    const payload = await sendCodes(cartId, [...codes, code], options);
    const applied = payload?.cart?.discountCodes.some(
      (each) => each.applicable && each.code.toLowerCase() === code.toLowerCase(),
    );
    if (applied || payload?.userErrors.length) return outcome(cartId, payload, options);
    const result = await outcome(cartId, await sendCodes(cartId, codes, options), options);
    return result && { ...result, errors: [toDiscountError(payload?.warnings ?? [])], warnings: [] };
  };

  const cart = createSessionCart({ baseUrl: context.baseUrl, session, readId, read });

  return {
    get: cart.get,
    addItems: (items, options = {}) => cart.add(items, options, () => add(items, options)),
    updateItems: (items, options = {}) =>
      cart.changeItems(items, options, async (cartId) => {
        const lines = items.map(toLineUpdate);
        const { cartLinesUpdate: payload } = await call('cartLinesUpdate', { cartId, lines }, options);
        return outcome(cartId, payload, options);
      }),
    removeItems: (items, options = {}) =>
      cart.changeItems(items, options, async (cartId) => {
        const lineIds = items.map(toLineId);
        const { cartLinesRemove: payload } = await call('cartLinesRemove', { cartId, lineIds }, options);
        return outcome(cartId, payload, options);
      }),
    addDiscountCode: (code, options = {}) => cart.change(options, (cartId) => addCode(cartId, code, options)),
    removeDiscountCode: (code, options = {}) =>
      cart.change(options, async (cartId) => {
        const before = await read(cartId, options);
        const left = before && codesOf(before).filter((each) => each !== code);
        return left && outcome(cartId, await sendCodes(cartId, left, options), options);
      }),
    updateNote: (note, options = {}) =>
      cart.change(options, async (cartId) => {
        const { cartNoteUpdate: payload } = await call('cartNoteUpdate', { cartId, note }, options);
        return outcome(cartId, payload, options);
      }),
    updateAttributes: (attributes, options = {}) =>
      cart.change(options, async (cartId) => {
        const variables = { cartId, attributes: attributes.filter(({ value }) => value) };
        const { cartAttributesUpdate: payload } = await call('cartAttributesUpdate', variables, options);
        return outcome(cartId, payload, options);
      }),
    checkout: cart.checkout,
  };
}

/** Reads the first variant of each product that is added without a named variant, because the platform sells only variants. */
async function readFirstVariants(
  call: Call,
  items: readonly AddCartItem[],
  options: CallOptions,
): Promise<Map<string, string>> {
  const ids = [...new Set(items.map(toItemId))].filter((id) => isGlobalId('Product', id));
  if (ids.length === 0) return new Map();
  const { nodes } = await call('firstVariants', { ids }, options);
  return new Map(
    nodes.flatMap((node): [string, string][] => {
      const variantId = node?.variants?.nodes[0]?.id;
      return node?.id && variantId ? [[node.id, variantId]] : [];
    }),
  );
}
