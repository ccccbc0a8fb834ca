import type { CartItem, InventoryRecord, Money, Wait } from './entities.js';
import { addMoney, multiplyMoney } from './money.js';
import { cartItemBounds, type CartItemRecords } from './quantityBounds.js';

/**
 * Returns the reason why a cart's line cannot be ordered. Undefined if the known records allow the order.
 * - `soldOut`: the item is not available, or its maximum order is 0. It can only be removed
 * - `tooMany`: only some of the pieces can be ordered
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

/** Returns why a line leaves the shop later than others. Undefined if it does not, or if its records are not known. */
export const waitOf = ({ variant, product }: CartItemRecords): Wait | undefined => (variant ?? product)?.wait;

/** Returns the subtotal without the given lines, which cannot be ordered. */
export const subtotalWithout = (subtotal: Money, lines: readonly Pick<CartItem, 'price' | 'quantity'>[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price, -quantity)), subtotal);
