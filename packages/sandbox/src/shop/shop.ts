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
} from './cart/cart.js';
import { createAddresses, type Addresses } from './customer/addresses.js';
import { createAuthorizations, type Authorizations } from './customer/authorizations.js';
import type { Catalog, Variant } from './catalog/catalog.js';
import { createGoods, type Goods, type GoodsChange } from './catalog/goods.js';
import { nextNumber } from './counter.js';
import { createCustomers, type Customers } from './customer/customers.js';
import type { ShopData } from './data.js';
import { createContent, type Content } from './catalog/content.js';
import { createDelivery, type Delivery } from './cart/delivery.js';
import { createDiscounts, type Discounts } from './cart/discounts.js';
import { createGiftCards, type GiftCards } from './cart/giftCards.js';
import { confirmationOf, messageFrom, type ContactMessage } from './mail.js';
import { addedTax, taxOfLines } from './order/tax.js';
import { firstNumber, orderLines, subtotalOf, type CheckoutDetails } from './order/order.js';
import { createOrders, type Orders } from './order/orders.js';
import { defaultCost } from './customer/passwords.js';
import { createPricing, type Pricing } from './catalog/pricing.js';
import {
  recordKinds,
  type CartLine,
  type CartRecord,
  type FulfillmentStatus,
  type MailRecord,
  type OrderRecord,
} from './records.js';
import { seedCustomers } from './seed.js';
import { createStock, type Stock } from './catalog/stock.js';
import type { Store } from './store.js';
import { newToken } from './token.js';
import { createTokens, type Tokens } from './customer/tokens.js';

/** The result of a change: the current cart, the problems if the change was refused, and the notices of lowered lines. */
export interface CartOutcome {
  /** Undefined if a new cart was refused. */
  cart: CartRecord | undefined;
  problems: CartProblem[];
  notices: CartNotice[];
}

interface NewCart extends CartChange {
  lines?: readonly LineToAdd[];
}

type OrderOutcome =
  | { order: OrderRecord }
  /** The stock was too small: nothing was ordered, and the cart's quantities were lowered to the stock. */
  | { cart: CartRecord; notices: CartNotice[] }
  /** The cart has nothing that can be ordered. */
  | { cart: CartRecord; notices: [] };

/** A change of a cart apart from its lines. */
export type CartChange = Partial<
  Pick<
    CartRecord,
    | 'note'
    | 'discountCodes'
    | 'giftCardCodes'
    | 'attributes'
    | 'buyer'
    | 'addresses'
    | 'shippingRate'
    | 'metafields'
    | 'billingAddress'
    | 'agent'
  >
>;

/** A change of an order by the merchant. */
interface OrderChange {
  fulfillment?: FulfillmentStatus;
  /** Cancels the order and refunds it. */
  isCancelled?: true;
}

/** A change of the shop that platforms report. */
export type ShopChange =
  | { of: 'stock' | 'price'; variant: Variant }
  | GoodsChange
  /** An order is paid as soon as it is placed. */
  | { of: 'order'; did: 'placed' | 'cancelled'; order: OrderRecord };

/** A shop that does not depend on the protocols. */
export interface Shop {
  /** The present data: the products, collections and redirects are as the merchant has changed them. */
  readonly data: ShopData;
  catalog: Catalog;
  /** Changes products, collections and redirects. */
  goods: Pick<Goods, 'setProduct' | 'setCollection' | 'setRedirect'>;
  pricing: Pricing;
  discounts: Discounts;
  giftCards: GiftCards;
  delivery: Delivery;
  content: Content;
  stock: Stock;
  /** Changes with every change of the stock and the prices. Results computed from an older number are out of date. */
  version(): number;
  /** Calls the listener after each change that platforms report, except a reset. */
  listen(listener: (change: ShopChange) => void): void;
  store: Store;
  /** The shop's clock. */
  now: () => Date;
  customers: Customers;
  tokens: Tokens;
  authorizations: Authorizations;
  addresses: Addresses;
  orders: Orders;

  /** Returns the cart; undefined if there is none, or if it has become an order. */
  cart(token: string): CartRecord | undefined;
  /** Creates a cart. Like the other changes, lowers the lines to the stock unless the policy differs. */
  createCart(input: NewCart, policy?: CartPolicy): CartOutcome;
  addLines(cart: CartRecord, additions: readonly LineToAdd[], policy?: CartPolicy): CartOutcome;
  updateLines(cart: CartRecord, updates: readonly LineToUpdate[], policy?: CartPolicy): CartOutcome;
  removeLines(cart: CartRecord, ids: readonly string[], policy?: CartPolicy): CartOutcome;
  /** Changes the cart apart from its lines. */
  changeCart(cart: CartRecord, change: CartChange, policy?: CartPolicy): CartOutcome;
  deleteCart(cart: CartRecord): void;
  /** Orders the whole cart or nothing. If the cart has become an order, returns that order again. Returns undefined for an unknown cart. */
  placeOrder(token: string, details: CheckoutDetails): OrderOutcome | undefined;
  /** Sends goods of an order, or cancels it: its pieces are in stock again. */
  changeOrder(order: OrderRecord, change: OrderChange): OrderRecord;
  /** Adds a shopper's message to the mail. */
  receive(message: ContactMessage): void;
  /** Restores the shop's first day. */
  reset(): void;
}

export interface ShopOptions {
  data: ShopData;
  store: Store;
  now: () => Date;
  /** The cost of checking a password, as in `hashPassword`. Default: `14`, about a tenth of a second. */
  passwordCost?: number;
  /** The minimum number of products. Copies of the data's products make up the difference. */
  products?: number | undefined;
  /** Called with each order that was placed or changed. */
  onOrder?: (order: OrderRecord) => void;
}

const lowering: CartPolicy = { shortage: 'lower' };

export function createShop({
  data,
  store,
  now,
  products = 0,
  passwordCost = defaultCost,
  onOrder = () => {},
}: ShopOptions): Shop {
  const listeners = new Set<(change: ShopChange) => void>();
  const tell = (change: ShopChange) => {
    for (const listener of listeners) listener(change);
  };
  const goods = createGoods({ data, store, least: products, onChange: tell });
  const { catalog } = goods;
  const pricing = createPricing(data, store, (variant) => tell({ of: 'price', variant }));
  const discounts = createDiscounts({ data, catalog, pricing, now });
  const giftCards = createGiftCards({ data, pricing, store });
  const stock = createStock(store, (variant) => tell({ of: 'stock', variant }));
  const tokens = createTokens(store, now);
  const shopName = data.shop.name;

  const sendMail = (letter: Omit<MailRecord, 'id' | 'sentAt'>): void => {
    const mail = { ...letter, id: newToken(), sentAt: now().toISOString() };
    store.put('mail', mail.id, mail);
  };
  const customers = createCustomers({ store, tokens, shopName, now, passwordCost, sendMail });

  const addresses = createAddresses(store);

  const open = (): void => {
    if (store.count('customer') === 0) store.transaction(() => seedCustomers({ data, catalog, pricing, store }));
  };

  const settle = (lines: readonly CartLine[]) => settleLines(lines, catalog, stock.limitOf);

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

  /** Returns the stock that changes may not exceed; undefined if the policy does not refuse them. */
  const limitOf = ({ shortage, hasBackOrders = true }: CartPolicy): PiecesOf | undefined => {
    if (shortage !== 'refuse') return undefined;
    return hasBackOrders ? stock.limitOf : stock.piecesOf;
  };

  const shop: Shop = {
    get data() {
      return goods.data();
    },
    catalog,
    goods,
    pricing,
    discounts,
    giftCards,
    delivery: createDelivery({ data, addresses, customers, discounts, pricing }),
    content: createContent(data),
    stock,
    version: () => stock.version() + pricing.version(),
    listen: (listener) => void listeners.add(listener),
    store,
    now,
    customers,
    tokens,
    authorizations: createAuthorizations({ store, now, customers, shopName, sendMail }),
    addresses,
    orders: createOrders(store),

    cart(token) {
      const cart = store.get('cart', token);
      return cart?.orderToken ? undefined : cart;
    },

    createCart({ lines = [], attributes = [], buyer = {}, ...around }, policy = lowering) {
      const change = addLines([], lines, newToken, limitOf(policy), policy.ruleOf);
      if ('problems' in change) return { cart: undefined, problems: change.problems, notices: [] };
      const createdAt = now().toISOString();
      const cart: CartRecord = {
        token: newToken(),
        key: newToken(),
        lines: [],
        ...around,
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
      changeLines(cart, updateLines(cart.lines, updates, catalog, limitOf(policy), policy.ruleOf), policy),
    removeLines: (cart, ids, policy = lowering) => changeLines(cart, removeLines(cart.lines, ids), policy),
    changeCart: (cart, change, policy = lowering) => changeLines({ ...cart, ...change }, { lines: cart.lines }, policy),
    deleteCart: ({ token }) => store.delete('cart', token),

    placeOrder(token, details) {
      const isPlaced = store.get('cart', token)?.orderToken !== undefined;
      const outcome = store.transaction((): OrderOutcome | undefined => {
        const cart = store.get('cart', token);
        if (!cart) return undefined;
        const placed = cart.orderToken && store.get('order', cart.orderToken);
        if (placed) return { order: placed };
        const { lines, notices } = settle(cart.lines);
        // The shopper has already seen lines that were at 0. Only later changes stop the order.
        const news = notices.filter(({ line }) => !cart.lines.includes(line));
        if (news.length > 0) return { cart: save({ ...cart, lines }), notices: news };
        return order(cart, details) ?? { cart, notices: [] };
      });
      if (outcome && 'order' in outcome && !isPlaced) {
        onOrder(outcome.order);
        tell({ of: 'order', did: 'placed', order: outcome.order });
      }
      return outcome;
    },

    changeOrder(order, { fulfillment = order.fulfillment, isCancelled }) {
      const at = now().toISOString();
      const isSentNow = order.fulfillment === 'unfulfilled' && fulfillment !== 'unfulfilled';
      const changed: OrderRecord = {
        ...order,
        fulfillment,
        ...(isSentNow && { sentAt: at }),
        ...(isCancelled && { cancelledAt: at, payment: 'refunded' }),
      };
      store.put('order', changed.token, changed);
      onOrder(changed);
      if (isCancelled) {
        for (const { sku, quantity } of order.lines) lowerStock(catalog.variant(sku), -quantity);
        tell({ of: 'order', did: 'cancelled', order: changed });
      }
      return changed;
    },

    receive(message) {
      sendMail(messageFrom(message, data.shop));
    },

    reset() {
      for (const kind of recordKinds) store.clear(kind);
      stock.reset();
      pricing.reset();
      goods.reset();
      open();
    },
  };

  function order(cart: CartRecord, { email, address, origin }: CheckoutDetails): OrderOutcome | undefined {
    const lines = orderLines(cart, shop);
    if (lines.length === 0) return undefined;
    for (const { sku, quantity } of lines) lowerStock(catalog.variant(sku), quantity);
    const subtotal = subtotalOf(lines);
    const customerId = cart.buyer.customerId ?? customers.findByEmail(email)?.id;
    const applied = discounts.appliedTo(cart);
    const rate = shop.delivery.chosenOf(cart);
    const shipping = shop.delivery.shippingOf(cart);
    const shippingDiscount = shop.delivery.savedOf(cart);
    const tax = taxOfLines(lines, data.tax);
    const total = subtotal + shipping + addedTax(tax);
    const cards = giftCards.appliedTo(cart, total).filter(({ usedOfCart }) => usedOfCart > 0);
    giftCards.spend(cards);
    const record: OrderRecord = {
      token: newToken(),
      number: firstNumber - 1 + nextNumber(store, 'order'),
      cartToken: cart.token,
      ...(customerId !== undefined && { customerId }),
      email,
      address,
      ...(cart.billingAddress && { billingAddress: cart.billingAddress }),
      ...(cart.note !== undefined && { note: cart.note }),
      ...(cart.attributes.length > 0 && { attributes: cart.attributes }),
      lines,
      ...(applied.length > 0 && { discounts: applied }),
      ...(rate && { shippingRate: rate.code }),
      currencyCode: pricing.currencyOf(cart.buyer.countryCode),
      subtotal,
      shipping,
      ...(shippingDiscount > 0 && { shippingDiscount }),
      ...(tax && { tax }),
      total,
      ...(cards.length > 0 && {
        giftCards: cards.map(({ lastCharacters, usedOfCart }) => ({ lastCharacters, minor: usedOfCart })),
      }),
      payment: 'paid',
      fulfillment: 'unfulfilled',
      placedAt: now().toISOString(),
      ...(cart.agent && { agent: cart.agent }),
    };
    store.put('order', record.token, record);
    save({ ...cart, lines: [], orderToken: record.token });
    sendMail(confirmationOf(record, data, origin));
    return { order: record };
  }

  function lowerStock(variant: Variant | undefined, quantity: number): void {
    const pieces = variant && stock.piecesOf(variant);
    if (pieces !== undefined) stock.set(variant as Variant, pieces - quantity);
  }

  open();
  return shop;
}
