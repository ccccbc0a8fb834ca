/**
 * Finds the reasons of refused cart changes. The platform sends only a sentence in the store's language, so the reasons are derived from
 * the inventory. Pure.
 */
import type { InventoryRecord } from '../../model/entities.js';
import type { RefusalCode, UserError } from '../../port/refusals.js';

/** One requested item, with its known stock. */
export interface Wanted {
  /** The number of pieces that the cart would hold. */
  quantity: number;
  isVariantNamed: boolean;
  /** The variant's record, or else the product's. Undefined if the shop does not sell it. */
  record: InventoryRecord | undefined;
  /** The id of its line, if the cart already holds it. */
  lineId?: string | undefined;
}

type Reason = Pick<UserError, 'code' | 'parameters'>;

export function toUserErrors(wanted: readonly Wanted[], title: string | undefined): UserError[] {
  const errors = wanted.flatMap(({ lineId, ...rest }): UserError[] => {
    const reason = reasonOf(rest);
    return reason ? [{ ...reason, ...wordsOf(title), ...(lineId && { field: [lineId] }) }] : [];
  });
  if (errors.length > 0) return errors;
  // The inventory gives no reason. If an item names no variant, an option is missing.
  const code: RefusalCode = wanted.some(({ isVariantNamed }) => !isVariantNamed) ? 'options.missing' : 'unknown';
  return [{ code, ...wordsOf(title) }];
}

export const wordsOf = (title: string | undefined): Pick<UserError, 'message'> => (title ? { message: title } : {});

function reasonOf({ quantity, record }: Pick<Wanted, 'quantity' | 'record'>): Reason | undefined {
  if (!record) return { code: 'item.unknown' };
  const { minOrder = 1, maxOrder = Infinity, quantity: stock = Infinity, availableForSale } = record;
  if (stock <= 0 || !availableForSale) return { code: 'stock.none' };
  if (quantity > maxOrder) return { code: 'quantity.aboveMaximum', parameters: { maximum: maxOrder } };
  if (quantity < minOrder) return { code: 'quantity.belowMinimum', parameters: { minimum: minOrder } };
  if (quantity > stock) return { code: 'stock.notEnough', parameters: { quantity: stock } };
  return undefined;
}
