'use client';
import type { CartItemRecords } from '@vitrine/commerce';
import { useInventory, type Inventory } from './useInventory.js';

/** A product, or one variant of it. */
export interface InventoryItem {
  productId?: string | undefined;
  variantId?: string | undefined;
}

export interface ItemInventory extends Pick<Inventory, 'status' | 'retry'> {
  /** What is known of an item: its variant's record and its product's, whose bounds count as well. */
  recordsOf: (item: InventoryItem) => CartItemRecords;
}

/** The stock of these items, of their variants and of their products. */
export function useItemInventory(items: readonly InventoryItem[]): ItemInventory {
  const variants = useInventory('ProductVariant', known(items.map(({ variantId }) => variantId)));
  const products = useInventory('Product', known(items.map(({ productId }) => productId)));
  const statuses = [variants.status, products.status];
  return {
    status:
      statuses.find((status) => status === 'loading') ?? statuses.find((status) => status === 'failed') ?? 'loaded',
    recordsOf({ productId, variantId }) {
      const variant = variantId && variants.records[variantId];
      const product = productId && products.records[productId];
      return { ...(variant && { variant }), ...(product && { product }) };
    },
    retry() {
      variants.retry();
      products.retry();
    },
  };
}

const known = (ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined);
