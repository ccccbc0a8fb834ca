/** The tax of an order. */
import type { TaxData } from '../data.js';
import type { OrderLine, OrderTax } from '../records.js';
import { reducedPriceOf } from './totals.js';

/** Returns the tax of an amount in minor units, rounded to one. */
export const taxOf = (minor: number, { rate, isIncluded }: TaxData): number =>
  Math.round((minor * rate) / (isIncluded ? 1 + rate : 1));

/** Returns the tax of the lines after discounts. Each line is rounded. Delivery is not taxed. Undefined if the shop has no tax. */
export const taxOfLines = (lines: readonly OrderLine[], tax: TaxData | undefined): OrderTax | undefined =>
  tax && {
    minor: lines.reduce((sum, line) => sum + taxOf(reducedPriceOf(line), tax), 0),
    isIncluded: tax.isIncluded,
  };

/** Returns the part of a tax that comes on top of the prices. */
export const addedTax = (tax: OrderTax | undefined): number => (tax && !tax.isIncluded ? tax.minor : 0);
