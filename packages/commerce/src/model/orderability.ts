import type { CartItem, InventoryRecord, Money } from './entities.js';
import { addMoney, multiplyMoney } from './money.js';
import { cartItemBounds, type CartItemRecords } from './quantityBounds.js';

/**
 * What keeps a line of the cart from being ordered; undefined where nothing that is known does.
 * - `soldOut`: it is not available, or its maximum order is 0: it can only be removed
 * - `tooMany`: of so many pieces only some can be ordered
 */
export function lineProblem(
  item: Pick<CartItem, 'quantity'>,
  records: CartItemRecords,
): 'soldOut' | 'tooMany' | undefined {
  if (isSoldOut(records.variant) || isSoldOut(records.product)) return 'soldOut';
  return item.quantity > cartItemBounds(records).max ? 'tooMany' : undefined;
}

const isSoldOut = (record: InventoryRecord | undefined): boolean =>
  record !== undefined && (!record.availableForSale || record.maxOrder === 0);

/** The subtotal without these lines, which cannot be ordered. */
export const subtotalWithout = (subtotal: Money, lines: readonly Pick<CartItem, 'price' | 'quantity'>[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price, -quantity)), subtotal);
