'use client';
import { idsOf, recordsAmong, type InventoryItem, type ItemInventory } from './itemInventory.js';
import { useInventory } from './useInventory.js';

/** Returns the stock of these items, for their variants and their products. */
export function useItemInventory(items: readonly InventoryItem[]): ItemInventory {
  const { variantIds, productIds } = idsOf(items);
  const variants = useInventory('ProductVariant', variantIds);
  const products = useInventory('Product', productIds);
  const statuses = [variants.status, products.status];
  return {
    status:
      statuses.find((status) => status === 'loading') ?? statuses.find((status) => status === 'failed') ?? 'loaded',
    recordsOf: recordsAmong(variants.records, products.records),
    retry() {
      variants.retry();
      products.retry();
    },
  };
}
