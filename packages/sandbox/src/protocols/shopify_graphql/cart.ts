/** Carts and their lines, as they are read. */
import type { Money } from '../../shop/money.js';
import type { Attribute, CartRecord } from '../../shop/records.js';
import { connectionOf, type ConnectionArgs } from './connection.js';
import { cartId, cartLineId, parseGlobalId } from './ids.js';
import { moneyV2 } from './money.js';
import type { CartLineView, CartView, CodeDiscountView, Context, Resolver, Resolvers } from './resolver.js';

export const cartOf = (token: string, { shop }: Context): CartRecord | undefined => shop.cart(token);

/** The cart as somebody who knows this id sees it: without the cart's key, not who its buyer is. */
export function cartView(id: string, context: Context): CartView | null {
  const parsed = parseGlobalId(id);
  const cart = parsed?.type === 'Cart' ? cartOf(parsed.id, context) : undefined;
  return cart ? { kind: 'cart', cart, isOwn: parsed?.params.get('key') === cart.key } : null;
}

const unitPrice = ({ line, cart }: CartLineView, { shop }: Context) => {
  const variant = shop.catalogue.variant(line.sku);
  // The cart's own country decides, whatever country the answer is for.
  return variant ? shop.pricing.priceOf(variant, cart.buyer.countryCode) : undefined;
};

const totalOf = (view: CartLineView, context: Context): Money => ({
  minor: (unitPrice(view, context)?.price.minor ?? 0) * view.line.quantity,
  currencyCode: context.shop.pricing.currencyOf(view.cart.buyer.countryCode),
});

/** The newest first, as the platform lists them; without lines whose variant is sold no longer. */
const linesOf = (cart: CartRecord, { shop }: Context): CartLineView[] =>
  cart.lines
    .filter(({ sku }) => shop.catalogue.variant(sku))
    .map((line): CartLineView => ({ kind: 'cartLine', line, cart }))
    .reverse();

const attribute =
  <P>(attributesOf: (parent: P) => readonly Attribute[]): Resolver<P, never> =>
  (parent, { key }: { key: string }) =>
    attributesOf(parent).find((candidate) => candidate.key === key) ?? null;

const cart: Record<string, Resolver<CartView, never>> = {
  id: ({ cart }) => cartId(cart),
  attribute: attribute(({ cart }) => cart.attributes),
  attributes: ({ cart }) => cart.attributes,
  buyerIdentity: ({ cart: { buyer }, isOwn }, _, { shop }) => {
    const customer = isOwn && buyer.customerId !== undefined && shop.customers.find(buyer.customerId);
    return {
      countryCode: buyer.countryCode ?? null,
      customer: customer ? { customer } : null,
      email: (isOwn && buyer.email) || null,
      phone: (isOwn && buyer.phone) || null,
    };
  },
  checkoutUrl: ({ cart: { token, key } }, _, { origin }) => `${origin}/cart/c/${token}?key=${key}`,
  cost: ({ cart }, _, context) => {
    const minor = linesOf(cart, context).reduce((sum, view) => sum + totalOf(view, context).minor, 0);
    const off = context.shop.discounts.amountsOf(cart).reduce((sum, discount) => sum + discount.minor, 0);
    const currencyCode = context.shop.pricing.currencyOf(cart.buyer.countryCode);
    const total = moneyV2({ minor: minor - off, currencyCode });
    return {
      checkoutChargeAmount: total,
      subtotalAmount: moneyV2({ minor, currencyCode }),
      subtotalAmountEstimated: false,
      totalAmount: total,
      totalAmountEstimated: false,
    };
  },
  createdAt: ({ cart }) => cart.createdAt,
  discountAllocations: ({ cart }, _, { shop }) =>
    shop.discounts.amountsOf(cart).map(({ code, minor }): CodeDiscountView => ({
      kind: 'codeDiscount',
      code,
      discountedAmount: moneyV2({ minor, currencyCode: shop.pricing.currencyOf(cart.buyer.countryCode) }),
    })),
  discountCodes: ({ cart }, _, { shop }) =>
    shop.discounts.of(cart).map(({ code, problem }) => ({ code, applicable: problem === undefined })),
  lines: ({ cart }, args: ConnectionArgs, context) => connectionOf(linesOf(cart, context), args, ({ line }) => line.id),
  note: ({ cart }) => cart.note ?? null,
  totalQuantity: ({ cart }, _, context) => linesOf(cart, context).reduce((sum, { line }) => sum + line.quantity, 0),
  updatedAt: ({ cart }) => cart.updatedAt,
};

const cartLine: Record<string, Resolver<CartLineView, never>> = {
  id: ({ line, cart }) => cartLineId(line, cart),
  attribute: attribute(({ line }) => line.attributes),
  attributes: ({ line }) => line.attributes,
  cost: (view, _, context) => {
    const { price, compareAtPrice } = unitPrice(view, context) ?? {};
    const total = moneyV2(totalOf(view, context));
    return {
      amountPerQuantity: price && moneyV2(price),
      compareAtAmountPerQuantity: compareAtPrice ? moneyV2(compareAtPrice) : null,
      subtotalAmount: total,
      totalAmount: total,
    };
  },
  merchandise: ({ line }, _, { shop }) => shop.catalogue.variant(line.sku),
  quantity: ({ line }) => line.quantity,
};

const query: Record<string, Resolver<unknown, never>> = {
  cart: (_, { id }: { id: string }, context) => cartView(id, context),
};

export const cartResolvers: Resolvers = { QueryRoot: query, Cart: cart, CartLine: cartLine };
