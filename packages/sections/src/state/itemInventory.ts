import type { CartItemRecords, InventoryRecord } from '@vitrine/commerce';

/** A product, or one variant of it. */
export interface InventoryItem {
  productId?: string | undefined;
  variantId?: string | undefined;
}

type Records = Record<string, InventoryRecord>;

/** Returns the function that finds an item's records among the records of variants and of products, both by id. */
export const recordsAmong =
  (variants: Records, products: Records) =>
  ({ productId, variantId }: InventoryItem): CartItemRecords => {
    const variant = variantId && variants[variantId];
    const product = productId && products[productId];
    return { ...(variant && { variant }), ...(product && { product }) };
  };

/** Returns the ids of the variants and of the products among the items. */
export const idsOf = (items: readonly InventoryItem[]) => ({
  variantIds: items.map(({ variantId }) => variantId).filter((id) => id !== undefined),
  productIds: items.map(({ productId }) => productId).filter((id) => id !== undefined),
});
