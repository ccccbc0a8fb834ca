'use client';
import type { CartItemRecords } from '@vitrine/commerce';
import { idsOf, recordsAmong, type InventoryItem } from '../state/itemInventory.js';
import { useInventory, type Inventory } from './useInventory.js';

export interface ItemInventory extends Pick<Inventory, 'status' | 'retry'> {
  /** Returns the known records of an item: its variant's and its product's. The bounds of both count. */
  recordsOf: (item: InventoryItem) => CartItemRecords;
}

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
