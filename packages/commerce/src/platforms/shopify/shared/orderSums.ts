import type { Money, Order, OrderProduct, OrderTax } from '../../../model/entities.js';
import { addMoney, compareMoney, multiplyMoney } from '../../../model/money.js';

/** An order's discounts, as both of the platform's APIs have them. */
interface DiscountApplications {
  nodes: readonly { targetType: string; code?: string | undefined }[];
}

/**
 * Returns the subtotal before discounts, and the discount. The platform's subtotal is after discounts, and the sum of
 * the lines is before them. If an order has more lines than were read, only the platform's subtotal is known.
 */
export function orderSums(
  subtotal: Money | null,
  products: readonly OrderProduct[],
  { nodes }: DiscountApplications,
): Pick<Order, 'subtotalPrice' | 'discount'> {
  if (!subtotal) return {};
  const [first, ...others] = products.flatMap(({ originalTotalPrice: price }) => price ?? []);
  const full = first && addMoney(first, ...others);
  if (!full || compareMoney(full, subtotal) <= 0) return { subtotalPrice: subtotal };
  const codes = nodes.flatMap(({ targetType, code }) => (targetType === 'LINE_ITEM' && code ? [code] : []));
  return { subtotalPrice: full, discount: { codes, amount: addMoney(full, multiplyMoney(subtotal, -1)) } };
}

/** The sums of an order, as both of the platform's APIs have them. The subtotal is after discounts. */
interface PlatformSums {
  subtotal: Money | null;
  shipping: Money;
  tax: Money | null;
  total: Money;
}

/** Returns an order's tax. The platform does not report whether the prices include it: then the total is the sum of the other amounts without it. */
export function orderTax({ subtotal, shipping, tax, total }: PlatformSums): OrderTax | undefined {
  if (!tax || Number(tax.amount) === 0) return undefined;
  const isAdded = subtotal !== null && compareMoney(addMoney(subtotal, shipping, tax), total) === 0;
  return { amount: tax, isIncluded: !isAdded };
}
