/** Discount codes of an order. One code for the goods and one for the shipping can apply at a time. */
import type { Catalog } from '../catalog/catalog.js';
import type { DiscountData, ShopData } from '../data.js';
import type { Pricing } from '../catalog/pricing.js';
import type { CartLine, CartRecord, OrderDiscount } from '../records.js';

/** An entered code and its result. */
interface WrittenCode {
  /** The shop's spelling if the shop has the code, else the entered one. */
  code: string;
  /** Undefined if the code does not apply. */
  discount?: DiscountData;
  /** The reason why the code does not apply. */
  problem?: DiscountProblem;
}

export type DiscountProblem = 'unknown' | 'expired' | 'below-minimum' | 'no-such-lines' | 'not-combinable';

/** The discount of a code on one line. */
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
  /** Returns the discounts of the applied codes on the lines. A code is for all goods, or for its own products. */
  allocationsOf(cart: CartRecord): DiscountAllocation[];
  /** Returns the applied codes. The reduction of the goods is the sum of the code's discounts on the lines; 0 for free shipping. */
  appliedTo(cart: CartRecord): OrderDiscount[];
  /** Returns the discount of each applied code for goods, in minor units of the cart's currency. It is the sum of the code's discounts on the lines. */
  amountsOf(cart: CartRecord): { code: string; discount: DiscountData; minor: number }[];
  /** Returns the applied code that makes the shipping free. */
  freeShippingOf(cart: CartRecord): DiscountData | undefined;
}

interface DiscountOptions {
  data: Pick<ShopData, 'discounts'>;
  catalog: Catalog;
  pricing: Pricing;
  now: () => Date;
}

export function createDiscounts({ data, catalog, pricing, now }: DiscountOptions): Discounts {
  const find = (code: string) => (data.discounts ?? []).find((discount) => discount.code === code.trim().toUpperCase());

  const worth = ({ sku, quantity }: CartLine, countryCode?: string): number => {
    const variant = catalog.variant(sku);
    return variant ? pricing.priceOf(variant, countryCode).price.minor * quantity : 0;
  };

  const entitledLines = ({ lines }: CartRecord, { products }: DiscountData): CartLine[] =>
    lines.filter(({ sku, quantity }) => {
      const handle = catalog.variant(sku)?.product.data.handle;
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

  const amountOf = (discount: DiscountData, cart: CartRecord): number =>
    allocate(discount, cart).reduce((sum, { minor }) => sum + minor, 0);

  return {
    find,
    of,
    appliedTo: (cart) => applied(cart).map((discount) => ({ code: discount.code, minor: amountOf(discount, cart) })),
    allocationsOf: (cart) => applied(cart).flatMap((discount) => allocate(discount, cart)),
    amountsOf: (cart) =>
      applied(cart)
        .filter((discount) => !('freeShipping' in discount))
        .map((discount) => ({ code: discount.code, discount, minor: amountOf(discount, cart) })),
    freeShippingOf: (cart) => applied(cart).find((discount) => 'freeShipping' in discount),
  };
}

/** Returns a percentage of a price, in minor units. */
const shareOf = (minor: number, percentage: number): number => Math.round((minor * percentage) / 100);

/** Splits an amount in proportion to the prices. The parts never exceed the sum of the prices. */
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
