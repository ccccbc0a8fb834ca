/** What codes take off an order: one at a time of the goods, one of the shipping. */
import type { Catalogue } from '../catalogue/catalogue.js';
import type { DiscountData, ShopData } from '../data.js';
import type { Pricing } from '../catalogue/pricing.js';
import type { CartLine, CartRecord } from '../records.js';

/** An entered code and its result. */
interface WrittenCode {
  /** As the shop writes it, where it knows it. */
  code: string;
  /** Undefined where it takes nothing off. */
  discount?: DiscountData;
  /** Why it takes nothing off. */
  problem?: DiscountProblem;
}

export type DiscountProblem = 'unknown' | 'expired' | 'below-minimum' | 'no-such-lines' | 'not-combinable';

/** What a code takes off one line. */
interface DiscountAllocation {
  discount: DiscountData;
  lineId: string;
  /** Minor units of the cart's currency. */
  minor: number;
}

export interface Discounts {
  find(code: string): DiscountData | undefined;
  /** The codes of a cart, in their order. */
  of(cart: CartRecord): WrittenCode[];
  /** What the codes that apply take off the lines: off all of the goods, or off those that they are for. */
  allocationsOf(cart: CartRecord): DiscountAllocation[];
  /** What each code that applies to goods takes off, in minor units of the cart's currency: as much as the order's lines are cheaper by. */
  amountsOf(cart: CartRecord): { code: string; discount: DiscountData; minor: number }[];
  /** The code that makes the shipping free. */
  freeShippingOf(cart: CartRecord): DiscountData | undefined;
}

interface DiscountOptions {
  data: Pick<ShopData, 'discounts'>;
  catalogue: Catalogue;
  pricing: Pricing;
  now: () => Date;
}

export function createDiscounts({ data, catalogue, pricing, now }: DiscountOptions): Discounts {
  const find = (code: string) => (data.discounts ?? []).find((discount) => discount.code === code.trim().toUpperCase());

  const worth = ({ sku, quantity }: CartLine, countryCode?: string): number => {
    const variant = catalogue.variant(sku);
    return variant ? pricing.priceOf(variant, countryCode).price.minor * quantity : 0;
  };

  const entitledLines = ({ lines }: CartRecord, { products }: DiscountData): CartLine[] =>
    lines.filter(({ sku, quantity }) => {
      const handle = catalogue.variant(sku)?.product.data.handle;
      return quantity > 0 && handle !== undefined && (!products || products.includes(handle));
    });

  const problemOf = (discount: DiscountData, cart: CartRecord): DiscountProblem | undefined => {
    const { endsAt, minimum = 0, products } = discount;
    if (endsAt !== undefined && Date.parse(endsAt) <= now().getTime()) return 'expired';
    // Minimums are in the shop's own currency.
    if (minimum > 0 && cart.lines.reduce((sum, line) => sum + worth(line), 0) < minimum) return 'below-minimum';
    return products && entitledLines(cart, discount).length === 0 ? 'no-such-lines' : undefined;
  };

  const of = (cart: CartRecord): WrittenCode[] => {
    const taken = new Set<boolean>();
    return (cart.discountCodes ?? []).map((written): WrittenCode => {
      const discount = find(written);
      if (!discount) return { code: written, problem: 'unknown' };
      const { code } = discount;
      const problem = problemOf(discount, cart);
      if (problem) return { code, problem };
      const isForShipping = 'freeShipping' in discount;
      if (taken.has(isForShipping)) return { code, problem: 'not-combinable' };
      taken.add(isForShipping);
      return { code, discount };
    });
  };

  const allocate = (discount: DiscountData, cart: CartRecord): DiscountAllocation[] => {
    if ('freeShipping' in discount) return [];
    const { countryCode } = cart.buyer;
    const lines = entitledLines(cart, discount);
    const worths = lines.map((line) => worth(line, countryCode));
    const shares =
      'percentage' in discount
        ? worths.map((minor) => shareOf(minor, discount.percentage))
        : spread(pricing.convert(discount.amount, countryCode).minor, worths);
    return lines.map(({ id }, index) => ({ discount, lineId: id, minor: shares[index] ?? 0 }));
  };

  const applied = (cart: CartRecord): DiscountData[] => of(cart).flatMap(({ discount }) => discount ?? []);

  return {
    find,
    of,
    allocationsOf: (cart) => applied(cart).flatMap((discount) => allocate(discount, cart)),
    amountsOf: (cart) =>
      applied(cart)
        .filter((discount) => !('freeShipping' in discount))
        .map((discount) => ({
          code: discount.code,
          discount,
          minor: allocate(discount, cart).reduce((sum, { minor }) => sum + minor, 0),
        })),
    freeShippingOf: (cart) => applied(cart).find((discount) => 'freeShipping' in discount),
  };
}

/** Minor units that a share of a price comes to. */
const shareOf = (minor: number, percentage: number): number => Math.round((minor * percentage) / 100);

/** An amount in parts as the prices are to each other, and never more than they come to. */
function spread(amount: number, prices: readonly number[]): number[] {
  let priceLeft = prices.reduce((sum, price) => sum + price, 0);
  let amountLeft = Math.min(amount, priceLeft);
  return prices.map((price) => {
    const part = priceLeft === 0 ? 0 : Math.round((amountLeft * price) / priceLeft);
    priceLeft -= price;
    amountLeft -= part;
    return part;
  });
}
