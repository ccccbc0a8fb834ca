import {
  addLines,
  removeLines,
  settleLines,
  updateLines,
  type CartNotice,
  type CartPolicy,
  type CartProblem,
  type LineChange,
  type LineToAdd,
  type LineToUpdate,
  type PiecesOf,
} from './cart.js';
import { createCatalogue, type Catalogue, type Variant } from './catalogue.js';
import type { ShopData } from './data.js';
import { confirmationOf, orderLines, subtotalOf, type CheckoutDetails } from './order.js';
import { createPricing, type Pricing } from './pricing.js';
import type { Attribute, Buyer, CartLine, CartRecord, OrderRecord } from './records.js';
import { createStock, type Stock } from './stock.js';
import type { Store } from './store.js';

/** After a change: the cart as it is now, why nothing was done, or what was done otherwise than asked. */
export interface CartOutcome {
  /** Undefined where a new cart was refused. */
  cart: CartRecord | undefined;
  problems: CartProblem[];
  notices: CartNotice[];
}

export interface NewCart {
  lines?: readonly LineToAdd[];
  note?: string;
  attributes?: readonly Attribute[];
  buyer?: Buyer;
}

export type OrderOutcome =
  | { order: OrderRecord }
  /** The stock was gone: nothing was ordered, and the cart is settled to what is left. */
  | { cart: CartRecord; notices: CartNotice[] }
  /** There is nothing in the cart that could be ordered. */
  | { cart: CartRecord; notices: [] };

/** One shop, whichever protocol it is spoken to in. */
export interface Shop {
  data: ShopData;
  catalogue: Catalogue;
  pricing: Pricing;
  stock: Stock;
  store: Store;

  /** The cart, unless it never was, or has become an order. */
  cart(token: string): CartRecord | undefined;
  /** Lowers to what is in stock, as the next two do, unless the policy says otherwise. */
  createCart(input: NewCart, policy?: CartPolicy): CartOutcome;
  addLines(cart: CartRecord, additions: readonly LineToAdd[], policy?: CartPolicy): CartOutcome;
  updateLines(cart: CartRecord, updates: readonly LineToUpdate[], policy?: CartPolicy): CartOutcome;
  removeLines(cart: CartRecord, ids: readonly string[], policy?: CartPolicy): CartOutcome;
  /** Changes what is around the lines. */
  changeCart(
    cart: CartRecord,
    change: Partial<Pick<CartRecord, 'note' | 'attributes' | 'buyer'>>,
    policy?: CartPolicy,
  ): CartOutcome;
  /** Forgets the cart, which is not there any more then. */
  deleteCart(cart: CartRecord): void;
  /** The whole order or nothing; a cart that has become an order answers with that order again. */
  placeOrder(token: string, details: CheckoutDetails): OrderOutcome | undefined;
  /** The shop as it was on its first day. */
  reset(): void;
}

export interface ShopOptions {
  data: ShopData;
  store: Store;
  now: () => Date;
}

const lowering: CartPolicy = { shortage: 'lower' };

/** Cannot be guessed; randomUUID would need a page served over HTTPS. */
const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function createShop({ data, store, now }: ShopOptions): Shop {
  const catalogue = createCatalogue(data);
  const pricing = createPricing(data);
  const stock = createStock(store);

  const settle = (lines: readonly CartLine[]) => settleLines(lines, catalogue, stock.piecesOf);

  const save = (cart: CartRecord): CartRecord => {
    const saved = { ...cart, updatedAt: now().toISOString() };
    store.put('cart', saved.token, saved);
    return saved;
  };

  const changeLines = (cart: CartRecord, change: LineChange, policy: CartPolicy): CartOutcome => {
    if ('problems' in change) return { cart, problems: change.problems, notices: [] };
    const { lines, notices } =
      policy.shortage === 'lower' ? settle(change.lines) : { lines: change.lines, notices: [] };
    return { cart: save({ ...cart, lines }), problems: [], notices };
  };

  /** The stock that changes are held against. */
  const limitOf = ({ shortage }: CartPolicy): PiecesOf | undefined =>
    shortage === 'refuse' ? stock.piecesOf : undefined;

  const shop: Shop = {
    data,
    catalogue,
    pricing,
    stock,
    store,

    cart(token) {
      const cart = store.get('cart', token);
      return cart?.orderToken ? undefined : cart;
    },

    createCart({ lines = [], note, attributes = [], buyer = {} }, policy = lowering) {
      const change = addLines([], lines, newToken, limitOf(policy), policy.ruleOf);
      if ('problems' in change) return { cart: undefined, problems: change.problems, notices: [] };
      const createdAt = now().toISOString();
      const cart: CartRecord = {
        token: newToken(),
        key: newToken(),
        lines: [],
        ...(note !== undefined && { note }),
        attributes,
        buyer,
        createdAt,
        updatedAt: createdAt,
      };
      return changeLines(cart, change, policy);
    },

    addLines: (cart, additions, policy = lowering) =>
      changeLines(cart, addLines(cart.lines, additions, newToken, limitOf(policy), policy.ruleOf), policy),
    updateLines: (cart, updates, policy = lowering) =>
      changeLines(cart, updateLines(cart.lines, updates, catalogue, limitOf(policy), policy.ruleOf), policy),
    removeLines: (cart, ids, policy = lowering) => changeLines(cart, removeLines(cart.lines, ids), policy),
    changeCart: (cart, change, policy = lowering) => changeLines({ ...cart, ...change }, { lines: cart.lines }, policy),
    deleteCart: ({ token }) => store.delete('cart', token),

    placeOrder: (token, details) =>
      store.transaction(() => {
        const cart = store.get('cart', token);
        if (!cart) return undefined;
        const placed = cart.orderToken && store.get('order', cart.orderToken);
        if (placed) return { order: placed };
        const { lines, notices } = settle(cart.lines);
        // A line that waited at 0 already was shown as such; only what has changed since stops the order.
        const news = notices.filter(({ line }) => !cart.lines.includes(line));
        if (news.length > 0) return { cart: save({ ...cart, lines }), notices: news };
        return order(cart, details) ?? { cart, notices: [] };
      }),

    reset() {
      for (const kind of ['cart', 'order', 'mail', 'stock', 'redirect'] as const) store.clear(kind);
    },
  };

  function order(cart: CartRecord, { email, address }: CheckoutDetails): OrderOutcome | undefined {
    const lines = orderLines(cart, catalogue, pricing);
    if (lines.length === 0) return undefined;
    for (const { sku, quantity } of lines) lowerStock(catalogue.variant(sku), quantity);
    const subtotal = subtotalOf(lines);
    const record: OrderRecord = {
      token: newToken(),
      number: 1001 + store.count('order'),
      cartToken: cart.token,
      email,
      address,
      ...(cart.note !== undefined && { note: cart.note }),
      lines,
      currencyCode: pricing.currencyOf(cart.buyer.countryCode),
      subtotal,
      // Shipping is free here.
      shipping: 0,
      total: subtotal,
      placedAt: now().toISOString(),
    };
    store.put('order', record.token, record);
    save({ ...cart, lines: [], orderToken: record.token });
    const mail = confirmationOf(record, data.shop.name, newToken());
    store.put('mail', mail.id, mail);
    return { order: record };
  }

  function lowerStock(variant: Variant | undefined, quantity: number): void {
    const pieces = variant && stock.piecesOf(variant);
    if (pieces !== undefined) stock.set(variant as Variant, pieces - quantity);
  }

  return shop;
}
