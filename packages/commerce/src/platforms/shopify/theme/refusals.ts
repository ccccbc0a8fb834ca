import type { CartItem, InventoryRecord } from '../../../model/entities.js';
import type { CallOptions } from '../../../port/context.js';
import { CommerceError } from '../../../port/errors.js';
import type { InventoryClient } from '../../../port/inventory.js';
import type { UserError } from '../../../port/refusals.js';
import type { WireRefusal } from './wire.js';

/** The requested change of one variant. */
export interface Wish {
  variantId: string;
  /** The quantity that the cart should hold. */
  quantity: number;
  /** The line that holds the variant now. */
  line: CartItem | undefined;
  /** The id of the line to change. */
  lineId?: string;
}

export interface Explained {
  errors: UserError[];
  /** Changes that were made only as far as the stock allowed. */
  warnings: UserError[];
}

/**
 * Finds the reasons for a refusal. The platform sends only a sentence in the theme's language, so the code is derived
 * from the variants' stock in the shop's inventory.
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
    const withMessages = found.map((error) => ({ ...error, message }));
    const isShortage = ({ code }: UserError) => code === 'stock.none' || code === 'stock.notEnough';
    return {
      errors:
        withMessages.length > 0 ? withMessages.filter((error) => !isShortage(error)) : [{ code: 'unknown', message }],
      warnings: withMessages.filter(isShortage),
    };
  };

/** Reads the variants' stock. Empty if the inventory cannot be read: the platform's own sentence is then the fallback. */
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

/** Returns the reason why the change cannot be made. Undefined if no reason is known. */
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
