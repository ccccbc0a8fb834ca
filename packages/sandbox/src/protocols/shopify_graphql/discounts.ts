/** Resolvers of discounts and gift cards of carts. */
import type { DiscountData } from '../../shop/data.js';
import { idOf } from '../../shop/catalog/catalog.js';
import type { Money } from '../../shop/money.js';
import type { CartRecord, OrderRecord } from '../../shop/records.js';
import { globalId } from './ids.js';
import { moneyV2 } from './money.js';
import type { Context } from './context.js';
import type { CartLineView, CodeDiscountView, GiftCardView, Resolver, Resolvers } from './resolver.js';

const currencyOf = (cart: CartRecord, { shop }: Context) => shop.pricing.currencyOf(cart.buyer.countryCode);

/** Returns the discounts of the cart as a whole: on all products and on shipping. */
export function cartDiscounts(cart: CartRecord, context: Context): CodeDiscountView[] {
  const { discounts, delivery, pricing } = context.shop;
  const view = (discount: DiscountData, minor: number): CodeDiscountView => ({
    kind: 'codeDiscount',
    discount,
    money: { minor, currencyCode: currencyOf(cart, context) },
  });
  const ofGoods = discounts
    .amountsOf(cart)
    .filter(({ discount }) => !discount.products)
    .map(({ discount, minor }) => view(discount, minor));
  const ofShipping = discounts.freeShippingOf(cart);
  const rate = delivery.addressOf(cart) && delivery.chosenOf(cart);
  if (!ofShipping || !rate?.price) return ofGoods;
  return [...ofGoods, view(ofShipping, pricing.convert(rate.price, cart.buyer.countryCode).minor)];
}

/** Discounts by line, cached for each cart during a request, because each line reads them several times. */
const known = new WeakMap<Context, Map<CartRecord, ReadonlyMap<string, CodeDiscountView[]>>>();

function discountsByLine(cart: CartRecord, context: Context): ReadonlyMap<string, CodeDiscountView[]> {
  const ofRequest = known.get(context) ?? new Map<CartRecord, ReadonlyMap<string, CodeDiscountView[]>>();
  known.set(context, ofRequest);
  const found = ofRequest.get(cart);
  if (found) return found;
  const currencyCode = currencyOf(cart, context);
  const byLine = new Map<string, CodeDiscountView[]>();
  for (const { discount, lineId, minor } of context.shop.discounts.allocationsOf(cart)) {
    if (!discount.products) continue;
    const view: CodeDiscountView = { kind: 'codeDiscount', discount, money: { minor, currencyCode } };
    byLine.set(lineId, [...(byLine.get(lineId) ?? []), view]);
  }
  ofRequest.set(cart, byLine);
  return byLine;
}

/** Returns the discounts of codes that are for this line's product. */
export const lineDiscounts = ({ line, cart }: CartLineView, context: Context): CodeDiscountView[] =>
  discountsByLine(cart, context).get(line.id) ?? [];

/** Returns the target and the value of a discount. */
function applicationOf(discount: DiscountData, { shop }: Context) {
  const currencyCode = shop.data.shop.currencyCode;
  return {
    allocationMethod: 'ACROSS',
    targetSelection: discount.products ? 'ENTITLED' : 'ALL',
    targetType: 'freeShipping' in discount ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value:
      'amount' in discount
        ? { kind: 'money', ...moneyV2({ minor: discount.amount, currencyCode }) }
        : { kind: 'percentage', percentage: 'percentage' in discount ? discount.percentage : 100 },
  };
}

const allocation: Record<string, Resolver<CodeDiscountView, never>> = {
  code: ({ discount }) => discount.code,
  discountApplication: ({ discount }, _, context) => applicationOf(discount, context),
  discountedAmount: ({ money }) => moneyV2(money),
  targetType: ({ discount }, _, context) => applicationOf(discount, context).targetType,
};

/** Returns the discounts of an order. It leaves out codes that the shop no longer has. */
export const orderDiscounts = ({ discounts = [], currencyCode }: OrderRecord, context: Context) =>
  discounts.flatMap(({ code, minor }): ApplicationView[] => {
    if (code === undefined) return [automaticApplication({ minor, currencyCode })];
    const discount = context.shop.discounts.find(code);
    return discount ? [{ kind: 'discountCode', code, applicable: true, ...applicationOf(discount, context) }] : [];
  });

interface ApplicationView extends ReturnType<typeof applicationOf> {
  kind: 'discountCode' | 'automaticDiscount';
  code?: string;
  applicable?: boolean;
  title?: string;
}

/** A discount that needs no code. */
const automaticApplication = (money: Money) => ({
  kind: 'automaticDiscount' as const,
  allocationMethod: 'ACROSS',
  targetSelection: 'ALL',
  targetType: 'LINE_ITEM',
  title: 'Discount',
  value: { kind: 'money', ...moneyV2(money) },
});

export const giftCardId = (code: string): string => globalId('AppliedGiftCard', idOf(`gift card ${code}`));

/** Returns a resolver of an amount in the shop's own currency, which is the card's currency. */
const ofCard =
  (minorOf: (view: GiftCardView) => number): Resolver<GiftCardView, never> =>
  (view, _, { shop }) =>
    moneyV2({ minor: minorOf(view), currencyCode: shop.data.shop.currencyCode });

const amountUsed = ofCard(({ card }) => card.used);
const balance = ofCard(({ card }) => card.balance - card.used);

const giftCard: Record<string, Resolver<GiftCardView, never>> = {
  id: ({ card }) => giftCardId(card.code),
  amountUsed,
  amountUsedV2: amountUsed,
  balance,
  balanceV2: balance,
  lastCharacters: ({ card }) => card.lastCharacters,
  presentmentAmountUsed: ({ card, cart }, _, context) =>
    moneyV2({ minor: card.usedOfCart, currencyCode: currencyOf(cart, context) }),
};

export const discountResolvers: Resolvers = { CartCodeDiscountAllocation: allocation, AppliedGiftCard: giftCard };
