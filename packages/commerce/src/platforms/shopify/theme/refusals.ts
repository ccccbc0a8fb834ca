import type { CartItem, InventoryRecord } from '../../../model/entities.js';
import type { CallOptions } from '../../../port/context.js';
import { CommerceError } from '../../../port/errors.js';
import type { InventoryClient } from '../../../port/inventory.js';
import type { UserError } from '../../../port/refusals.js';
import type { WireRefusal } from './wire.js';

/** What was asked for of one variant. */
export interface Wish {
  variantId: string;
  /** How many of it the cart was to hold. */
  quantity: number;
  /** The line that holds it now. */
  line: CartItem | undefined;
  /** The line that was to be changed. */
  lineId?: string;
}

export interface Explained {
  errors: UserError[];
  /** What was done as far as there is stock. */
  warnings: UserError[];
}

/**
 * Says why a change was refused. The platform says it only in a sentence, in the theme's language: which of our codes that is, is
 * found by what the shop's inventory tells of the variants.
 */
export const createExplain =
  (inventory: InventoryClient) =>
  async (refusal: WireRefusal, wishes: readonly Wish[], options: CallOptions): Promise<Explained> => {
    const { status, description: message } = refusal;
    if (status === 404) return { errors: [{ code: 'item.unknown', message }], warnings: [] };
    if (status !== 422) {
      const isLineGone = wishes.every(({ line, lineId }) => lineId !== undefined && line === undefined);
      return { errors: [{ code: isLineGone ? 'line.unknown' : 'quantity.invalid', message }], warnings: [] };
    }
    const records = await lookup(inventory, wishes, options);
    const found = wishes.flatMap((wish) => codeOf(wish, records[wish.variantId]) ?? []);
    const told = found.map((error) => ({ ...error, message }));
    const isShortage = ({ code }: UserError) => code === 'stock.none' || code === 'stock.notEnough';
    return {
      errors: told.length > 0 ? told.filter((error) => !isShortage(error)) : [{ code: 'unknown', message }],
      warnings: told.filter(isShortage),
    };
  };

/** Empty where it cannot be read: then the platform's own sentence must do. */
async function lookup(
  inventory: InventoryClient,
  wishes: readonly Wish[],
  options: CallOptions,
): Promise<Record<string, InventoryRecord>> {
  try {
    return await inventory.lookup(
      'ProductVariant',
      wishes.map(({ variantId }) => variantId),
      options,
    );
  } catch (error) {
    if (error instanceof CommerceError) return {};
    throw error;
  }
}

/** Undefined where nothing speaks against the wish. */
function codeOf({ quantity, line, lineId }: Wish, record?: InventoryRecord): UserError | undefined {
  if (!record) return undefined;
  const id = line?.id ?? lineId;
  const field = id === undefined ? {} : { field: [id] };
  const held = line?.quantity ?? 0;
  const { availableForSale, quantity: pieces = Infinity, minOrder = 1, maxOrder = Infinity } = record;
  if (!availableForSale || pieces === 0) return { code: 'stock.none', ...field };
  const notEnough: UserError = { code: 'stock.notEnough', parameters: { quantity: held }, ...field };
  if (held >= pieces) return notEnough;
  if (quantity > maxOrder) return { code: 'quantity.aboveMaximum', parameters: { maximum: maxOrder }, ...field };
  if (quantity < minOrder) return { code: 'quantity.belowMinimum', parameters: { minimum: minOrder }, ...field };
  return quantity > pieces ? notEnough : undefined;
}
