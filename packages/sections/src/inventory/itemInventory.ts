import type { CartItemRecords, InventoryRecord } from '@vitrine/commerce';
import type { Inventory } from './useInventory.js';

/** A product, or one variant of it. */
export interface InventoryItem {
  productId?: string | undefined;
  variantId?: string | undefined;
}

export interface ItemInventory extends Pick<Inventory, 'status' | 'retry'> {
  /** Returns the known records of an item: its variant's and its product's. The bounds of both count. */
  recordsOf: (item: InventoryItem) => CartItemRecords;
}

type Records = Record<string, InventoryRecord>;

/** Returns the function that finds an item's records among the records of variants and of products, both by id. */
export const recordsAmong =
  (variants: Records, products: Records): ItemInventory['recordsOf'] =>
  ({ productId, variantId }) => {
    const variant = variantId && variants[variantId];
    const product = productId && products[productId];
    return { ...(variant && { variant }), ...(product && { product }) };
  };

/** Returns the ids of the variants and of the products among the items. */
export const idsOf = (items: readonly InventoryItem[]) => ({
  variantIds: items.map(({ variantId }) => variantId).filter((id) => id !== undefined),
  productIds: items.map(({ productId }) => productId).filter((id) => id !== undefined),
});
