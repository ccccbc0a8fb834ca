/** Resolvers of carts and their lines. */
import type { Attribute, BuyerPreferences, CartAddress, CartRecord } from '../../../shop/records.js';
import { checkoutPath } from '../../checkout/matches.js';
import { connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { cartDiscounts, lineDiscounts } from '../discounts.js';
import { cartId, cartLineId, globalId, parseGlobalId } from '../ids.js';
import { withMetafields } from '../catalog/metafields.js';
import { moneyV2 } from '../money.js';
import type { Context } from '../context.js';
import type {
  CartLineView,
  CartView,
  CodeDiscountView,
  GiftCardView,
  MailingAddressView,
  Resolver,
  Resolvers,
} from '../resolver.js';

export const cartOf = (token: string, { shop }: Context): CartRecord | undefined => shop.cart(token);

/** Returns the cart as a client with this id sees it; null if there is none. Without the cart's key, the buyer is hidden. */
export function cartView(id: string, context: Context): CartView | null {
  const parsed = parseGlobalId(id);
  const cart = parsed?.type === 'Cart' ? cartOf(parsed.id, context) : undefined;
  return cart ? { kind: 'cart', cart, isOwn: parsed?.params.get('key') === cart.key } : null;
}

export const checkoutUrlOf = (cart: CartRecord, { origin }: Context): string => origin + checkoutPath(cart);

const unitPrice = ({ line, cart }: CartLineView, { shop }: Context) => {
  const variant = shop.catalog.variant(line.sku);
  // The cart's own country decides, not the country of the request.
  return variant ? shop.pricing.priceOf(variant, cart.buyer.countryCode) : undefined;
};

const subtotalOf = (view: CartLineView, context: Context): number =>
  (unitPrice(view, context)?.price.minor ?? 0) * view.line.quantity;

const sumOf = (discounts: readonly CodeDiscountView[]): number =>
  discounts.reduce((sum, { money }) => sum + money.minor, 0);

/** Returns the cart's costs. The subtotal includes discounts of lines; the total also discounts of the cart, shipping and gift cards. */
function costOf(cart: CartRecord, context: Context) {
  const { delivery, giftCards, pricing } = context.shop;
  const subtotal = linesOf(cart, context).reduce(
    (sum, view) => sum + subtotalOf(view, context) - sumOf(lineDiscounts(view, context)),
    0,
  );
  const shipping = delivery.addressOf(cart) ? delivery.shippingOf(cart) : 0;
  const off = sumOf(cartDiscounts(cart, context).filter(({ discount }) => !('freeShipping' in discount)));
  const due = subtotal - off + shipping;
  const cards = giftCards.appliedTo(cart, due);
  const total = due - cards.reduce((sum, { usedOfCart }) => sum + usedOfCart, 0);
  const currencyCode = pricing.currencyOf(cart.buyer.countryCode);
  return {
    cards,
    subtotal: moneyV2({ minor: subtotal, currencyCode }),
    total: moneyV2({ minor: total, currencyCode }),
  };
}

/** Returns the lines, newest first as on the platform, without lines whose variant is no longer sold. */
export const linesOf = (cart: CartRecord, { shop }: Context): CartLineView[] =>
  cart.lines
    .filter(({ sku }) => shop.catalog.variant(sku))
    .map((line): CartLineView => ({ kind: 'cartLine', line, cart }))
    .reverse();

const attribute =
  <P>(attributesOf: (parent: P) => readonly Attribute[]): Resolver<P, never> =>
  (parent, { key }: { key: string }) =>
    attributesOf(parent).find((candidate) => candidate.key === key) ?? null;

/** Returns the costs of a cart. Taxes and duties are null, as on the platform, until the checkout computes them. */
function costView(cart: CartRecord, context: Context) {
  const { subtotal, total } = costOf(cart, context);
  return {
    checkoutChargeAmount: subtotal,
    subtotalAmount: subtotal,
    subtotalAmountEstimated: false,
    totalAmount: total,
    totalAmountEstimated: false,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  };
}

function preferencesView(preferences: BuyerPreferences | undefined) {
  if (!preferences) return null;
  const { delivery, wallet = null } = preferences;
  return {
    delivery: delivery
      ? {
          coordinates: delivery.coordinates ?? null,
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
        }
      : null,
    wallet,
  };
}

const preferredAddress = ({ id, address }: CartAddress): MailingAddressView => ({
  kind: 'mailingAddress',
  id: `${globalId('MailingAddress', id)}?model_name=CartAddress`,
  address,
});

const cart: Record<string, Resolver<CartView, never>> = {
  ...withMetafields<CartView>(
    (view) => cartId(view.cart),
    (view) => view.cart.metafields ?? [],
  ),
  id: ({ cart }) => cartId(cart),
  attribute: attribute(({ cart }) => cart.attributes),
  attributes: ({ cart }) => cart.attributes,
  buyerIdentity: ({ cart, isOwn }, _, { shop }) => {
    const { buyer } = cart;
    const customer = isOwn && buyer.customerId !== undefined && shop.customers.find(buyer.customerId);
    return {
      countryCode: buyer.countryCode ?? null,
      customer: customer ? { customer } : null,
      email: (isOwn && buyer.email) || null,
      phone: (isOwn && buyer.phone) || null,
      preferences: isOwn ? preferencesView(buyer.preferences) : null,
      deliveryAddressPreferences: isOwn ? (cart.addresses ?? []).map(preferredAddress) : [],
    };
  },
  checkoutUrl: ({ cart }, _, context) => checkoutUrlOf(cart, context),
  appliedGiftCards: ({ cart }, _, context) =>
    costOf(cart, context).cards.map((card): GiftCardView => ({ kind: 'giftCard', card, cart })),
  cost: ({ cart }, _, context) => costView(cart, context),
  estimatedCost: ({ cart }, _, context) => costView(cart, context),
  createdAt: ({ cart }) => cart.createdAt,
  discountAllocations: ({ cart }, _, context) => cartDiscounts(cart, context),
  discountCodes: ({ cart }, _, { shop }) =>
    shop.discounts.of(cart).map(({ code, problem }) => ({ code, applicable: problem === undefined })),
  lines: ({ cart }, args: ConnectionArgs, context) => connectionOf(linesOf(cart, context), args, ({ line }) => line.id),
  note: ({ cart }) => cart.note ?? null,
  totalQuantity: ({ cart }, _, context) => linesOf(cart, context).reduce((sum, { line }) => sum + line.quantity, 0),
  updatedAt: ({ cart }) => cart.updatedAt,
};

function lineCost(view: CartLineView, context: Context) {
  const { price, compareAtPrice } = unitPrice(view, context) ?? {};
  const minor = subtotalOf(view, context);
  const currencyCode = context.shop.pricing.currencyOf(view.cart.buyer.countryCode);
  return {
    amountPerQuantity: price && moneyV2(price),
    compareAtAmountPerQuantity: compareAtPrice ? moneyV2(compareAtPrice) : null,
    subtotalAmount: moneyV2({ minor, currencyCode }),
    totalAmount: moneyV2({ minor: minor - sumOf(lineDiscounts(view, context)), currencyCode }),
  };
}

const cartLine: Record<string, Resolver<CartLineView, never>> = {
  id: ({ line, cart }) => cartLineId(line, cart),
  attribute: attribute(({ line }) => line.attributes),
  attributes: ({ line }) => line.attributes,
  cost: (view, _, context) => lineCost(view, context),
  discountAllocations: (view, _, context) => lineDiscounts(view, context),
  estimatedCost(view, _, context) {
    const { amountPerQuantity, compareAtAmountPerQuantity, ...cost } = lineCost(view, context);
    return { ...cost, amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity };
  },
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  merchandise: ({ line }, _, { shop }) => shop.catalog.variant(line.sku),
  quantity: ({ line }) => line.quantity,
};

const query: Record<string, Resolver<unknown, never>> = {
  cart: (_, { id }: { id: string }, context) => cartView(id, context),
};

export const cartResolvers: Resolvers = { QueryRoot: query, Cart: cart, CartLine: cartLine };
