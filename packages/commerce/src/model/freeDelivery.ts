import type { Cart, Money } from './entities.js';
import { addMoney, compareMoney, multiplyMoney } from './money.js';

/** A cart on its way to free delivery. */
export interface FreeDelivery {
  /** The sum from which delivery is free. */
  from: Money;
  /** The price of the cart's lines after discounts. */
  sum: Money;
  /** The amount that is missing. Undefined if delivery is free. */
  missing?: Money;
}

/**
 * Compares a cart with the shop's sums for free delivery, one for each currency. Undefined for an empty cart, and without a sum in the cart's
 * currency.
 */
export function freeDeliveryOf(
  { items, subtotalPrice, discounts = [] }: Pick<Cart, 'items' | 'subtotalPrice' | 'discounts'>,
  sums: readonly Money[],
): FreeDelivery | undefined {
  const from = sums.find(({ currencyCode }) => currencyCode === subtotalPrice.currencyCode);
  if (!from || items.length === 0) return undefined;
  const taken = discounts.flatMap(({ amount }) => (amount ? [multiplyMoney(amount, -1)] : []));
  const sum = addMoney(subtotalPrice, ...taken);
  return { from, sum, ...(compareMoney(sum, from) < 0 && { missing: addMoney(from, multiplyMoney(sum, -1)) }) };
}
