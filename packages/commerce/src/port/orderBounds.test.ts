import { describe, expect, it } from 'vitest';
import type { InventoryRecord, Variant } from '../model/entities.js';
import type { InventoryClient } from './inventory.js';
import { getProductMaxOrder, getProductMinOrder } from './orderBounds.js';

const record = (minOrder?: number, maxOrder?: number): InventoryRecord => ({
  availableForSale: true,
  minOrder,
  maxOrder,
});

const inventoryOf = (records: Record<string, InventoryRecord>): InventoryClient => ({
  lookup: (type, ids) =>
    Promise.resolve(
      Object.fromEntries(
        ids.flatMap((id) => (type === 'ProductVariant' && records[id] ? [[id, records[id]] as const] : [])),
      ),
    ),
});

const productOf = (...ids: string[]) => ({ product: { variants: ids.map((id) => ({ id }) as Variant) } });

describe('spec §7: the bounds of an order of a product', () => {
  const inventory = inventoryOf({ a: record(5, 2), b: record(3, 8), c: record(), d: record(2, 4) });

  it('are the minimum and the maximum of its variants', async () => {
    expect(await getProductMinOrder(inventory, productOf('a', 'b', 'd'))).toBe(2);
    expect(await getProductMaxOrder(inventory, productOf('a', 'b', 'd'))).toBe(8);
  });

  it('are absent if a variant has none, and for unknown variants', async () => {
    for (const open of [productOf('a', 'c'), productOf(), productOf('unknown'), { variantId: 'unknown' }]) {
      expect(await getProductMinOrder(inventory, open)).toBe(1);
      expect(await getProductMaxOrder(inventory, open)).toBeUndefined();
    }
  });

  it('are found for a variant by its id', async () => {
    expect(await getProductMinOrder(inventory, { variantId: 'a' })).toBe(5);
    expect(await getProductMaxOrder(inventory, { variantId: 'a' })).toBe(2);
  });
});
