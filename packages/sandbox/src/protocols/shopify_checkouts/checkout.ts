/** Resolvers of checkouts of version 2024-04. A checkout is a cart of the shop. It still exists after the cart became an order. */
import type { DiscountData, ShippingRateData } from '../../shop/data.js';
import type { AppliedGiftCard } from '../../shop/cart/giftCards.js';
import { addedTax, taxOfLines } from '../../shop/order/tax.js';
import { orderLines, subtotalOf } from '../../shop/order/order.js';
import { goodsOf } from '../../shop/order/totals.js';
import type { Attribute, CartRecord, OrderLine, OrderRecord } from '../../shop/records.js';
import { connectionOf, type ConnectionArgs } from '../shopify_graphql/execution/connection.js';
import { checkoutUrlOf } from '../shopify_graphql/cart/cart.js';
import { orderView } from '../shopify_graphql/customer/customer.js';
import { globalId, parseGlobalId } from '../shopify_graphql/ids.js';
import { moneyV2 } from '../shopify_graphql/money.js';
import { nodeOf as nodeOfToday } from '../shopify_graphql/nodes.js';
import type { Context } from '../shopify_graphql/context.js';
import type { GiftCardView, MailingAddressView, Resolver, Resolvers } from '../shopify_graphql/resolver.js';

export interface CheckoutView {
  kind: 'checkout';
  cart: CartRecord;
}

interface LineItemView {
  kind: 'checkoutLineItem';
  /** The global id. */
  id: string;
  /** The id of the line in the cart. */
  lineId: string;
  line: OrderLine;
  attributes: readonly Attribute[];
  cart: CartRecord;
}

interface DiscountView {
  kind: 'discountCode';
  code: string;
  /** Undefined if the code takes nothing off. */
  discount?: DiscountData | undefined;
}

/** Names of the types behind interfaces and unions of checkouts, by the kind of the value. */
export const checkoutTypeNames: Record<string, string> = {
  checkout: 'Checkout',
  checkoutLineItem: 'CheckoutLineItem',
  discountCode: 'DiscountCodeApplication',
} satisfies Record<CheckoutView['kind'] | LineItemView['kind'] | DiscountView['kind'], string>;

export const checkoutView = (cart: CartRecord): CheckoutView => ({ kind: 'checkout', cart });

const checkoutId = ({ token, key }: CartRecord): string => `${globalId('Checkout', token)}?key=${key}`;

/** Returns the cart of a checkout's id, ordered or not; undefined without the right key. */
export function cartOfCheckout(id: string, { shop }: Context): CartRecord | undefined {
  const parsed = parseGlobalId(id);
  const cart = parsed?.type === 'Checkout' ? shop.store.get('cart', parsed.id) : undefined;
  return cart && cart.key === parsed?.params.get('key') ? cart : undefined;
}

const orderOf = ({ orderToken }: CartRecord, { shop }: Context): OrderRecord | undefined =>
  orderToken === undefined ? undefined : shop.store.get('order', orderToken);

/** Returns the cart as it was before it became an order. Its lines then come from the order. */
function beforeOrder(cart: CartRecord, context: Context): CartRecord {
  const order = orderOf(cart, context);
  if (!order) return cart;
  const lines = order.lines.map(({ sku, quantity }, index) => ({ id: String(index), sku, quantity, attributes: [] }));
  return { ...cart, lines };
}

/** Returns the line items, oldest first. */
function lineItemsOf(cart: CartRecord, context: Context): LineItemView[] {
  const { shop } = context;
  const { lines, ...rest } = beforeOrder(cart, context);
  const sold = lines.filter(({ sku, quantity }) => quantity > 0 && shop.catalog.variant(sku));
  const priced = orderOf(cart, context)?.lines ?? orderLines({ ...rest, lines: sold }, shop);
  return priced.map((line, index) => {
    const { id = String(index), attributes = [] } = sold[index] ?? {};
    return {
      kind: 'checkoutLineItem',
      id: `${globalId('CheckoutLineItem', id)}?checkout=${cart.token}`,
      lineId: id,
      line,
      attributes,
      cart,
    };
  });
}

const currencyOf = (cart: CartRecord, { shop }: Context): string => shop.pricing.currencyOf(cart.buyer.countryCode);

/** Amounts in minor units. */
interface Amounts {
  lines: number;
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

function amountsOf(cart: CartRecord, context: Context): Amounts {
  const lines = lineItemsOf(cart, context).map(({ line }) => line);
  const full = goodsOf(lines);
  const order = orderOf(cart, context);
  if (order)
    return {
      lines: full,
      subtotal: order.subtotal,
      shipping: order.shipping,
      tax: order.tax?.minor ?? 0,
      total: order.total,
    };
  const subtotal = subtotalOf(lines);
  const rate = chosenRate(cart, context);
  const shipping = rate ? context.shop.delivery.costOf(cart, rate) : 0;
  const tax = taxOfLines(lines, context.shop.data.tax);
  return { lines: full, subtotal, shipping, tax: tax?.minor ?? 0, total: subtotal + shipping + addedTax(tax) };
}

const amount =
  (pick: (amounts: Amounts) => number): Resolver<CheckoutView, never> =>
  ({ cart }, _, context) =>
    moneyV2({ minor: pick(amountsOf(cart, context)), currencyCode: currencyOf(cart, context) });

/** Returns the chosen shipping rate. A checkout has no default rate. */
function chosenRate(cart: CartRecord, { shop }: Context): ShippingRateData | undefined {
  return shop.delivery.ratesOf(cart).find(({ code }) => code === cart.shippingRate);
}

function giftCardsOf(cart: CartRecord, context: Context): AppliedGiftCard[] {
  const { giftCards, pricing } = context.shop;
  const order = orderOf(cart, context);
  if (!order) return giftCards.appliedTo(cart, amountsOf(cart, context).total);
  // The order has already reduced the balance of the cards, so its payment is added again.
  const rate = pricing.convert(10_000, cart.buyer.countryCode).minor / 10_000;
  return (cart.giftCardCodes ?? []).flatMap((code) => {
    const card = giftCards.find(code);
    const paid = order.giftCards?.find(({ lastCharacters }) => lastCharacters === card?.lastCharacters);
    if (!card || !paid) return [];
    const used = Math.round(paid.minor / rate);
    return [{ ...card, balance: card.balance + used, used, usedOfCart: paid.minor }];
  });
}

const applicationsOf = (cart: CartRecord, context: Context): DiscountView[] =>
  context.shop.discounts
    .of(beforeOrder(cart, context))
    .map(({ code, discount }) => ({ kind: 'discountCode', code, discount }));

const rateView = (rate: ShippingRateData, cart: CartRecord, context: Context) => {
  const minor = context.shop.delivery.costOf(cart, rate);
  const price = moneyV2({ minor, currencyCode: currencyOf(cart, context) });
  return { handle: rate.code, title: rate.title, price, priceV2: price };
};

const due: Resolver<CheckoutView, never> = ({ cart }, _, context) => {
  const paid = giftCardsOf(cart, context).reduce((sum, { usedOfCart }) => sum + usedOfCart, 0);
  const minor = amountsOf(cart, context).total - paid;
  return moneyV2({ minor, currencyCode: currencyOf(cart, context) });
};

const total = amount((amounts) => amounts.total);
const subtotal = amount((amounts) => amounts.subtotal);
const tax = amount((amounts) => amounts.tax);

const checkout: Record<string, Resolver<CheckoutView, never>> = {
  appliedGiftCards: ({ cart }, _, context) =>
    giftCardsOf(cart, context).map((card): GiftCardView => ({ kind: 'giftCard', card, cart })),
  availableShippingRates: ({ cart }, _, context) => {
    const { delivery } = context.shop;
    if (!delivery.addressOf(cart) || lineItemsOf(cart, context).length === 0) return null;
    return { ready: true, shippingRates: delivery.ratesOf(cart).map((rate) => rateView(rate, cart, context)) };
  },
  buyerIdentity: ({ cart: { buyer } }) => ({ countryCode: buyer.countryCode ?? null }),
  completedAt: ({ cart }, _, context) => orderOf(cart, context)?.placedAt ?? null,
  createdAt: ({ cart }) => cart.createdAt,
  currencyCode: ({ cart }, _, context) => currencyOf(cart, context),
  customAttributes: ({ cart }) => cart.attributes,
  discountApplications: ({ cart }, args: ConnectionArgs, context) =>
    connectionOf(applicationsOf(cart, context), args, ({ code }) => code),
  email: ({ cart }) => cart.buyer.email ?? null,
  id: ({ cart }) => checkoutId(cart),
  lineItems: ({ cart }, args: ConnectionArgs, context) =>
    connectionOf(lineItemsOf(cart, context), args, ({ id }) => id),
  lineItemsSubtotalPrice: amount((amounts) => amounts.lines),
  note: ({ cart }) => cart.note ?? null,
  order: ({ cart }, _, context) => {
    const order = orderOf(cart, context);
    return order ? orderView(order) : null;
  },
  orderStatusUrl: ({ cart: { orderToken } }, _, { origin }) =>
    orderToken === undefined ? null : `${origin}/orders/${orderToken}`,
  paymentDue: due,
  paymentDueV2: due,
  ready: () => true,
  requiresShipping: ({ cart }, _, context) => lineItemsOf(cart, context).length > 0,
  shippingAddress: ({ cart }, _, { shop }): MailingAddressView | null => {
    const address = shop.delivery.addressOf(cart);
    const id = `${globalId('MailingAddress', cart.token)}?model_name=Address`;
    return address ? { kind: 'mailingAddress', id, address } : null;
  },
  shippingDiscountAllocations: ({ cart }, _, context) => {
    const { delivery, discounts, pricing } = context.shop;
    const discount = discounts.freeShippingOf(beforeOrder(cart, context));
    const rate = chosenRate(cart, context) ?? delivery.chosenOf(cart);
    if (!discount || !rate?.price) return [];
    const { minor } = pricing.convert(rate.price, cart.buyer.countryCode);
    return [allocationView({ kind: 'discountCode', code: discount.code, discount }, minor, cart, context)];
  },
  shippingLine: ({ cart }, _, context) => {
    const rate = chosenRate(cart, context);
    return rate ? rateView(rate, cart, context) : null;
  },
  subtotalPrice: subtotal,
  subtotalPriceV2: subtotal,
  taxExempt: () => false,
  taxesIncluded: (_, __, { shop }) => shop.data.tax?.isIncluded ?? false,
  totalDuties: () => null,
  totalPrice: total,
  totalPriceV2: total,
  totalTax: tax,
  totalTaxV2: tax,
  updatedAt: ({ cart }) => cart.updatedAt,
  webUrl: ({ cart }, _, context) => checkoutUrlOf(cart, context),
};

const lineItem: Record<string, Resolver<LineItemView, never>> = {
  customAttributes: ({ attributes }) => attributes,
  discountAllocations: ({ lineId, cart }, _, context) =>
    context.shop.discounts
      .allocationsOf(beforeOrder(cart, context))
      .filter((allocation) => allocation.lineId === lineId)
      .map(({ discount, minor }) =>
        allocationView({ kind: 'discountCode', code: discount.code, discount }, minor, cart, context),
      ),
  quantity: ({ line }) => line.quantity,
  title: ({ line }) => line.title,
  unitPrice: ({ line, cart }, _, context) => moneyV2({ minor: line.price, currencyCode: currencyOf(cart, context) }),
  variant: ({ line }, _, { shop }) => shop.catalog.variant(line.sku) ?? null,
};

const allocationView = (discountApplication: DiscountView, minor: number, cart: CartRecord, context: Context) => ({
  allocatedAmount: moneyV2({ minor, currencyCode: currencyOf(cart, context) }),
  discountApplication,
});

const discountCode: Record<string, Resolver<DiscountView, never>> = {
  allocationMethod: () => 'ACROSS',
  applicable: ({ discount }) => discount !== undefined,
  targetSelection: ({ discount }) => (discount?.products ? 'ENTITLED' : 'ALL'),
  targetType: ({ discount }) => (discount && 'freeShipping' in discount ? 'SHIPPING_LINE' : 'LINE_ITEM'),
  value: ({ discount }, _, { shop }) => {
    if (discount && 'amount' in discount)
      return { kind: 'money', ...moneyV2({ minor: discount.amount, currencyCode: shop.data.shop.currencyCode }) };
    if (!discount) return { kind: 'percentage', percentage: 0 };
    return { kind: 'percentage', percentage: 'percentage' in discount ? discount.percentage : 100 };
  },
};

function nodeOf(id: string, context: Context): unknown {
  if (parseGlobalId(id)?.type !== 'Checkout') return nodeOfToday(id, context);
  const cart = cartOfCheckout(id, context);
  return cart ? checkoutView(cart) : null;
}

const query: Record<string, Resolver<unknown, never>> = {
  node: (_, { id }: { id: string }, context) => nodeOf(id, context),
  nodes: (_, { ids }: { ids: string[] }, context) => ids.map((id) => nodeOf(id, context)),
};

export const checkoutResolvers: Resolvers = {
  QueryRoot: query,
  Checkout: checkout,
  CheckoutLineItem: lineItem,
  DiscountCodeApplication: discountCode,
};
