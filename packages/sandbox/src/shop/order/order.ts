/** Makes an order from a cart. */
import type { Catalog, Variant } from '../catalog/catalog.js';
import type { Discounts } from '../cart/discounts.js';
import type { Pricing } from '../catalog/pricing.js';
import { reducedPriceOf } from './totals.js';
import type { Address, CartLine, CartRecord, OrderLine } from '../records.js';

/** The number of the first order that is placed. The orders of the first day have the numbers before it. */
export const firstNumber = 1001;

export interface CheckoutDetails {
  email: string;
  address: Address;
  /** The origin of the order's page, for the link in the mail. Default: the mail has no link. */
  origin?: string;
}

/** Returns the lines that can be ordered, with their prices in the cart's currency and the discounts of its codes. */
export function orderLines(
  cart: CartRecord,
  { catalog, pricing, discounts }: { catalog: Catalog; pricing: Pricing; discounts: Discounts },
): OrderLine[] {
  const off = new Map<string, number>();
  for (const { lineId, minor } of discounts.allocationsOf(cart)) off.set(lineId, (off.get(lineId) ?? 0) + minor);
  return cart.lines
    .filter(({ quantity }) => quantity > 0)
    .flatMap((line) =>
      orderLine(line, cart, catalog, pricing).map((ordered) => {
        const discount = off.get(line.id);
        return discount ? { ...ordered, discount } : ordered;
      }),
    );
}

function orderLine(
  { sku, quantity }: CartLine,
  { buyer }: CartRecord,
  catalog: Catalog,
  pricing: Pricing,
): OrderLine[] {
  const variant = catalog.variant(sku);
  return variant ? [lineOf(variant, quantity, pricing.priceOf(variant, buyer.countryCode).price.minor)] : [];
}

/** @param price minor units, of one piece */
export function lineOf(variant: Variant, quantity: number, price: number): OrderLine {
  const { product, title, picture = product.pictures[0] } = variant;
  return {
    sku: variant.data.sku,
    title: product.data.title,
    ...(product.data.options.length > 0 && { variantTitle: title }),
    quantity,
    price,
    ...(picture && { picture: picture.data.path }),
  };
}

export const subtotalOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + reducedPriceOf(line), 0);
