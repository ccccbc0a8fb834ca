import type { InventoryRecord } from './entities.js';

/**
 * The bounds of a quantity input. They come from the data and may exclude every quantity: the stock or the maximum order can be less than
 * the minimum order. Check them with `isOrderable`.
 */
export interface QuantityBounds {
  min: number;
  max: number;
}

/** Whether the bounds include any quantity. */
export const isOrderable = ({ min, max }: QuantityBounds): boolean => max >= Math.max(min, 1);

/**
 * Returns the bounds of the product page's quantity input.
 * @param record The chosen variant's record, or the product's if it has no variants. Undefined while it loads or if it is unknown: 1 to 10.
 * @param product The product's own record, if `record` is a variant's. Its minimum and maximum orders count as well.
 */
export function productBoxBounds(record: InventoryRecord | undefined, product?: InventoryRecord): QuantityBounds {
  return {
    min: (record && product?.minOrder) ?? record?.minOrder ?? 1,
    max:
      purchaseQuantity({
        inventory: record?.quantity,
        maximum: record?.maxOrder,
        productMaximum: record && product?.maxOrder,
      }) ?? 10,
  };
}

/** The known records for a line of the cart. */
export interface CartItemRecords {
  variant?: InventoryRecord;
  product?: InventoryRecord;
}

/**
 * Returns the bounds and the step of a cart line's quantity input. The default bounds are 1 and 150. For a line with a variant, the
 * variant's stock counts, which may be unlimited. The product's stock does not count, because it is the sum over the variants.
 */
export function cartItemBounds({ variant, product }: CartItemRecords): QuantityBounds & { step: number } {
  const inventory = variant ? variant.quantity : product?.quantity;
  return {
    min: product?.minOrder ?? variant?.minOrder ?? 1,
    max: purchaseQuantity({ inventory, maximum: variant?.maxOrder, productMaximum: product?.maxOrder }) ?? 150,
    step: 1,
  };
}

/**
 * Returns the number of pieces that can be bought: the lowest of the set limits, and at least 0, since an oversold stock is negative.
 * Undefined if no limit is set.
 */
export function purchaseQuantity(limits: {
  inventory?: number | undefined;
  maximum?: number | undefined;
  productMaximum?: number | undefined;
}): number | undefined {
  const known = [limits.inventory, limits.maximum, limits.productMaximum].filter((limit) => limit !== undefined);
  return known.length > 0 ? Math.max(0, Math.min(...known)) : undefined;
}
