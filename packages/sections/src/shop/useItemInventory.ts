'use client';
import type { CartItemRecords, InventoryRecord } from '@vitrine/commerce';
import { idsOf, recordsAmong, type InventoryItem } from '../state/itemInventory.js';
import { useInventory, type Inventory } from './useInventory.js';

export interface ItemInventory extends Pick<Inventory, 'status' | 'retry'> {
  /** Returns the known records of an item: its variant's and its product's. The bounds of both count. */
  recordsOf: (item: InventoryItem) => CartItemRecords;
}

/** Records by id, as `inventory.lookup` returns them. */
export interface InitialStock {
  variants?: Record<string, InventoryRecord>;
  products?: Record<string, InventoryRecord>;
}

/** Returns the stock of these items, for their variants and their products. The initial stock counts until the browser has read it. */
export function useItemInventory(items: readonly InventoryItem[], initial: InitialStock = {}): ItemInventory {
  const { variantIds, productIds } = idsOf(items);
  const variants = useInventory('ProductVariant', variantIds, initial.variants);
  const products = useInventory('Product', productIds, initial.products);
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
