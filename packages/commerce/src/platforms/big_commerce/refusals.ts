/** Why the platform refused a change: it says so in a sentence only, in the store's language; the numbers behind it can be looked up. Pure. */
import type { InventoryRecord } from '../../model/entities.js';
import type { RefusalCode, UserError } from '../../port/refusals.js';

/** What was wanted of one thing, and what is known of it. */
export interface Wanted {
  /** How many pieces the cart would hold. */
  quantity: number;
  isVariantNamed: boolean;
  /** Of the variant, else of the product; undefined where the shop does not sell it. */
  record: InventoryRecord | undefined;
  /** The line, where it is in the cart already. */
  lineId?: string | undefined;
}

type Reason = Pick<UserError, 'code' | 'parameters'>;

export function toUserErrors(wanted: readonly Wanted[], title: string | undefined): UserError[] {
  const errors = wanted.flatMap(({ lineId, ...rest }): UserError[] => {
    const reason = reasonOf(rest);
    return reason ? [{ ...reason, ...wordsOf(title), ...(lineId && { field: [lineId] }) }] : [];
  });
  if (errors.length > 0) return errors;
  // Nothing that could be looked up forbids it. Without a variant, what is missing is a choice.
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
