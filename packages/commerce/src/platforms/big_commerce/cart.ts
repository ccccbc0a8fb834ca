import { emptyCart } from '../../model/cart.js';
import type { Cart, CartItem } from '../../model/entities.js';
import type { AddCartItem, CartResult, RemoveCartItem, UpdateCartItem } from '../../port/cart.js';
import type { CallOptions } from '../../port/context.js';
import type { InventoryClient } from '../../port/inventory.js';
import type { UserError } from '../../port/refusals.js';
import type { SessionStore } from '../../port/session.js';
import type { Sessions } from './sessions.js';
import { afterChange } from '../shared/afterChange.js';
import type { CartOwner } from '../shared/cartOwner.js';
import type { FlavourShop } from '../shared/flavour.js';
import { inCartTurn } from '../shared/inCartTurn.js';
import type { WireCart } from './answers.js';
import type { Client, Outcome, Refusal } from './client.js';
import { toLine, toLineUpdate, type WireLine } from './denormalize.js';
import type { Facts } from './facts.js';
import { isUuid, parseId, toVariantId } from './ids.js';
import { toCart, wireItemsOf } from './normalize.js';
import { toUserErrors, wordsOf, type Wanted } from './refusals.js';

export interface CartOptions {
  client: Client;
  owner: CartOwner<number>;
  facts: Facts;
  inventory: InventoryClient;
  session: SessionStore;
  sessions: Sessions;
  /** A name that distinguishes this store from others. */
  scope: string;
  imageUrl: (src: string) => string;
}

const include = ['line_items.physical_items.options', 'line_items.digital_items.options'];

/** Creates the cart's client. The platform does not lower quantities: it makes a change completely, or refuses it with a sentence. */
export function createCart({
  client,
  owner,
  facts,
  inventory,
  session,
  sessions,
  scope,
  imageUrl,
}: CartOptions): FlavourShop['cart'] {
  /** Runs changes of one session one after another: two first additions at once would make two carts. */
  const inTurn = <Result>(task: () => Promise<Result>) => inCartTurn(scope, session, task);

  const readId = async (options: CallOptions): Promise<string | undefined> => {
    const id = await owner.cartId(options);
    return id !== undefined && isUuid(id) ? id : undefined;
  };

  const complete = async (cart: WireCart, options: CallOptions): Promise<Cart> => {
    const ids = wireItemsOf(cart.line_items).map(({ product_id: id }) => id);
    return toCart(cart, { imageUrl, brandNames: await facts.brandNames(ids, options) });
  };

  /** Reads the cart. Undefined if the platform does not know it. */
  const read = async (cartId: string, options: CallOptions): Promise<Cart | undefined> => {
    const outcome = await client.attempt('getCart', { path: { cartId }, query: { include } }, options);
    return 'answer' in outcome ? complete(outcome.answer.data, options) : undefined;
  };

  const get = async (options: CallOptions = {}): Promise<Cart> => {
    const id = await readId(options);
    const cart = id && (await read(id, options));
    if (cart) return cart;
    // Another request may have added something to a new cart in the meantime.
    if (id) await inTurn(async () => (await readId(options)) === id && session.set('cartId', undefined));
    return emptyCart();
  };

  /** Finds the reasons for a refusal in the stock of the requested items. */
  const explain = async (
    { title }: Refusal,
    lines: readonly { line: WireLine; held?: CartItem | undefined; isUpdate?: boolean }[],
    options: CallOptions,
  ): Promise<UserError[]> => {
    const idOf = ({ product_id: productId, variant_id: variantId }: WireLine) =>
      variantId === undefined ? undefined : toVariantId({ productId, variantId });
    const [variants, products] = await Promise.all([
      inventory.lookup(
        'ProductVariant',
        lines.flatMap(({ line }) => idOf(line) ?? []),
        options,
      ),
      inventory.lookup(
        'Product',
        lines.map(({ line }) => String(line.product_id)),
        options,
      ),
    ]);
    const wanted = lines.map(({ line, held, isUpdate }): Wanted => {
      const variantId = idOf(line);
      return {
        quantity: line.quantity + (isUpdate ? 0 : (held?.quantity ?? 0)),
        isVariantNamed: variantId !== undefined,
        record: variantId === undefined ? products[line.product_id] : variants[variantId],
        lineId: held?.id,
      };
    });
    return toUserErrors(wanted, title);
  };

  const refusedAddition = async (
    refusal: Refusal,
    lines: readonly WireLine[],
    cart: Cart,
    options: CallOptions,
  ): Promise<CartResult> => {
    const heldOf = ({ product_id: productId, variant_id: variantId }: WireLine) =>
      variantId === undefined
        ? undefined
        : cart.items.find((item) => item.variantId === toVariantId({ productId, variantId }));
    const errors = await explain(
      refusal,
      lines.map((line) => ({ line, held: heldOf(line) })),
      options,
    );
    return { cart, errors, warnings: [] };
  };

  const create = async (lines: readonly WireLine[], options: CallOptions): Promise<CartResult> => {
    const { locale } = options.buyer ?? {};
    const input = { query: { include }, body: { line_items: lines, ...(locale && { locale }) } };
    const outcome = await client.attempt('createCart', input, options);
    if ('refusal' in outcome) {
      await session.set('cartId', undefined);
      return refusedAddition(outcome.refusal, lines, emptyCart(), options);
    }
    const { data } = outcome.answer;
    await session.set('cartId', data.id);
    const token = await session.get('customerAccessToken');
    const customerId = token === undefined ? undefined : await sessions.customerOf(token, options);
    if (customerId !== undefined) await owner.own(data.id, customerId, options);
    return { cart: await afterChange(complete(data, options)), errors: [], warnings: [] };
  };

  const add = async (items: readonly AddCartItem[], options: CallOptions): Promise<CartResult> => {
    const known = await withFirstVariants(client, items, options);
    const lines = known.map(toLine);
    const cartId = await readId(options);
    if (lines.includes(undefined)) return unknownItem(cartId && (await read(cartId, options)));
    const wireLines = lines.filter((line) => line !== undefined);
    if (!cartId) return create(wireLines, options);
    const input = { path: { cartId }, query: { include }, body: { line_items: wireLines } };
    const outcome = await client.attempt('addCartLineItems', input, options);
    if ('answer' in outcome) {
      return { cart: await afterChange(complete(outcome.answer.data, options)), errors: [], warnings: [] };
    }
    const cart = await read(cartId, options);
    if (cart) return refusedAddition(outcome.refusal, wireLines, cart, options);
    const created = await create(wireLines, options);
    return created.errors.length > 0 ? created : { ...created, warnings: [{ code: 'cart.startedAnew' }] };
  };

  /** Sends one request per line, because the platform changes one line at a time. A refused line does not stop the others. */
  const change = async <Item extends RemoveCartItem>(
    items: readonly Item[],
    send: (cartId: string, item: Item, options: CallOptions) => Promise<Refusal | undefined>,
    lineOf: (item: Item) => WireLine | undefined,
    options: CallOptions,
  ): Promise<CartResult> => {
    const cartId = await readId(options);
    const refused: { item: Item; refusal: Refusal }[] = [];
    let isChanged = false;
    for (const item of cartId ? items : []) {
      const sending = cartId && send(cartId, item, options);
      const refusal = sending && (await (isChanged ? afterChange(sending) : sending));
      if (refusal) refused.push({ item, refusal });
      else isChanged = true;
    }
    const cart = cartId && (await afterChange(read(cartId, options)));
    if (!cart) return emptied(isChanged);
    const errors = refused.map(async ({ item, refusal }): Promise<UserError[]> => {
      const held = cart.items.find(({ lineItemId }) => lineItemId === item.lineItemId);
      if (!held) return [{ code: 'line.unknown' }];
      const line = lineOf(item);
      return line ? explain(refusal, [{ line, held, isUpdate: true }], options) : [{ code: 'unknown' }];
    });
    return { cart, errors: (await Promise.all(errors)).flat(), warnings: [] };
  };

  /**
   * Returns an empty cart. The platform deletes a cart with its last line, so this is not an error after our own
   * change. Otherwise the cart had expired.
   */
  const emptied = async (isOurDoing: boolean): Promise<CartResult> => {
    await session.set('cartId', undefined);
    return { cart: emptyCart(), errors: isOurDoing ? [] : [{ code: 'cart.expired' }], warnings: [] };
  };

  const remove = async (cartId: string, { lineItemId: itemId }: RemoveCartItem, options: CallOptions) => {
    const outcome = await client.attempt('deleteCartLineItem', { path: { cartId, itemId } }, options);
    return 'refusal' in outcome ? outcome.refusal : undefined;
  };

  const update = async (cartId: string, item: UpdateCartItem, options: CallOptions) => {
    if (item.quantity === 0) return remove(cartId, item, options);
    const input = { path: { cartId, itemId: item.lineItemId }, body: { line_item: toLineUpdate(item) } };
    const outcome = await client.attempt('updateCartLineItem', input, options);
    return 'refusal' in outcome ? outcome.refusal : undefined;
  };

  /** Changes the discount codes. They belong to the checkout, which has its cart's id. */
  const changeCoupons = async (
    send: (cartId: string) => Promise<Outcome<'addCheckoutCoupon' | 'deleteCheckoutCoupon'>>,
    options: CallOptions,
  ): Promise<CartResult> => {
    const cartId = await readId(options);
    const outcome = cartId && (await send(cartId));
    const cart = cartId && (await afterChange(read(cartId, options)));
    if (!outcome || !cart) return emptied(false);
    if ('answer' in outcome) return { cart, errors: [], warnings: [] };
    const error: UserError = { code: 'discount.notApplicable', field: ['code'] };
    return { cart, errors: [{ ...error, ...wordsOf(outcome.refusal.title) }], warnings: [] };
  };

  const inSession = async (items: readonly unknown[], options: CallOptions, task: () => Promise<CartResult>) =>
    items.length > 0 ? inTurn(task) : { cart: await get(options), errors: [], warnings: [] };

  return {
    get,
    addItems: (items, options = {}) => inSession(items, options, () => add(items, options)),
    updateItems: (items, options = {}) => inSession(items, options, () => change(items, update, toLineUpdate, options)),
    removeItems: (items, options = {}) =>
      inSession(items, options, () => change(items, remove, () => undefined, options)),
    addDiscountCode: (code, options = {}) =>
      inTurn(() =>
        changeCoupons(
          (cartId) => client.attempt('addCheckoutCoupon', { path: { cartId }, body: { coupon_code: code } }, options),
          options,
        ),
      ),
    removeDiscountCode: (code, options = {}) =>
      inTurn(() =>
        changeCoupons((cartId) => client.attempt('deleteCheckoutCoupon', { path: { cartId, code } }, options), options),
      ),
    // No note and no attributes: the platform keeps a note only with the checkout, and reading it would add one call to each read of the cart.
    async checkout(options = {}) {
      const cartId = await readId(options);
      if (!cartId) return undefined;
      const outcome = await client.attempt('createCartRedirectUrl', { path: { cartId }, body: {} }, options);
      return 'answer' in outcome ? { checkoutUrl: outcome.answer.data.checkout_url } : undefined;
    },
  };
}

const unknownItem = (cart: Cart | undefined | ''): CartResult => ({
  cart: cart || emptyCart(),
  errors: [{ code: 'item.unknown' }],
  warnings: [],
});

/** Names the first variant of each product that is added without a variant or choices, as on every platform. */
async function withFirstVariants(
  client: Client,
  items: readonly AddCartItem[],
  options: CallOptions,
): Promise<AddCartItem[]> {
  const isOpen = ({ variantId, optionSelections }: AddCartItem) =>
    variantId === undefined && !optionSelections?.some(({ value }) => value);
  const ids = items.flatMap((item) => (isOpen(item) ? (parseId(item.productId ?? '') ?? []) : []));
  if (ids.length === 0) return [...items];
  const query = {
    'id:in': [...new Set(ids)],
    include: ['variants'],
    include_fields: ['inventory_tracking'],
    limit: 250,
  };
  const { data } = await client.ask('getProductInventory', { query }, options);
  const first = new Map(
    data.flatMap(({ id, variants }): [string, string][] =>
      variants?.[0] ? [[String(id), toVariantId({ productId: id, variantId: variants[0].id })]] : [],
    ),
  );
  return items.map((item) => (isOpen(item) ? { ...item, variantId: first.get(item.productId ?? '') } : item));
}
