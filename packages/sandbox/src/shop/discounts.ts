/** What codes take off an order: one at a time, a share of all goods. */
import type { Catalogue } from './catalogue.js';
import type { DiscountData, ShopData } from './data.js';
import type { Pricing } from './pricing.js';
import type { CartRecord } from './records.js';

/** A code that was written, and what came of it. */
export interface WrittenCode {
  /** As the shop writes it, where it knows it. */
  code: string;
  /** Undefined where it takes nothing off. */
  percentage?: number;
  /** Why it takes nothing off. */
  problem?: 'unknown' | 'below-minimum' | 'not-combinable';
}

export interface Discounts {
  find(code: string): DiscountData | undefined;
  /** The codes of a cart, in their order. */
  of(cart: CartRecord): WrittenCode[];
  /** The share of each price that the cart's codes take off, in per cent. */
  percentageOf(cart: CartRecord): number;
  /** What each code that applies takes off, in minor units of the cart's currency: as much as the order's lines are cheaper by. */
  amountsOf(cart: CartRecord): { code: string; minor: number }[];
}

export function createDiscounts({ discounts = [] }: ShopData, catalogue: Catalogue, pricing: Pricing): Discounts {
  const find = (code: string) => discounts.find((discount) => discount.code === code.trim().toUpperCase());

  /** In the shop's own currency, which minimums are in. */
  const goods = ({ lines }: CartRecord) =>
    lines.reduce((sum, { sku, quantity }) => {
      const variant = catalogue.variant(sku);
      return sum + (variant ? pricing.priceOf(variant).price.minor * quantity : 0);
    }, 0);

  const of = (cart: CartRecord): WrittenCode[] => {
    let isTaken = false;
    return (cart.discountCodes ?? []).map((written): WrittenCode => {
      const discount = find(written);
      if (!discount) return { code: written, problem: 'unknown' };
      const { code, percentage, minimum = 0 } = discount;
      if (goods(cart) < minimum) return { code, problem: 'below-minimum' };
      if (isTaken) return { code, problem: 'not-combinable' };
      isTaken = true;
      return { code, percentage };
    });
  };

  return {
    find,
    of,
    percentageOf: (cart) => of(cart).reduce((sum, { percentage = 0 }) => sum + percentage, 0),
    amountsOf: (cart) =>
      of(cart).flatMap(({ code, percentage }) => {
        if (percentage === undefined) return [];
        const shares = cart.lines.map(({ sku, quantity }) => {
          const variant = catalogue.variant(sku);
          return variant
            ? shareOf(pricing.priceOf(variant, cart.buyer.countryCode).price.minor * quantity, percentage)
            : 0;
        });
        return [{ code, minor: shares.reduce((sum, share) => sum + share, 0) }];
      }),
  };
}

/** Minor units that a share of a price comes to. */
export const shareOf = (minor: number, percentage: number): number => Math.round((minor * percentage) / 100);
