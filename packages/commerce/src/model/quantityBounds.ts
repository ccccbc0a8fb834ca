import type { InventoryRecord } from './entities.js';

/**
 * What a quantity input may hold. The bounds are what the data says: they may exclude every quantity, when the stock or the
 * maximum order lies below the minimum order. Ask `isOrderable`.
 */
export interface QuantityBounds {
  min: number;
  max: number;
}

/** Whether there is any quantity between the bounds. */
export const isOrderable = ({ min, max }: QuantityBounds): boolean => max >= Math.max(min, 1);

/**
 * Bounds of the product page's quantity input.
 * @param record The chosen variant's, or the product's where it has no variants; undefined while it loads or is not known: 1 to 10.
 * @param product The product's own record, where `record` is a variant's: its minimum and maximum orders count as well.
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

/** The records that concern a line of the cart, as far as they are known. */
export interface CartItemRecords {
  variant?: InventoryRecord;
  product?: InventoryRecord;
}

/**
 * Bounds and step of a cart line's quantity input. Unknown bounds are 1 and 150. Of a line with a variant its stock counts, which may
 * be unlimited, not the product's: that is the sum over variants.
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
 * How many pieces can be bought: the lowest of the limits that are set, and never less than none, since a shop that sells more than it has
 * counts below zero. Undefined where none is set.
 */
export function purchaseQuantity(limits: {
  inventory?: number | undefined;
  maximum?: number | undefined;
  productMaximum?: number | undefined;
}): number | undefined {
  const known = [limits.inventory, limits.maximum, limits.productMaximum].filter((limit) => limit !== undefined);
  return known.length > 0 ? Math.max(0, Math.min(...known)) : undefined;
}
