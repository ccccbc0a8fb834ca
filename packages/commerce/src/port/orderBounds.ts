import type { InventoryRecord, Product } from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { InventoryClient } from './inventory.js';

/** A variant by its id, or a product with its variants. Platforms set the bounds of an order for each variant. */
export type Orderable = { variantId: string } | { product: Pick<Product, 'variants'> };

/**
 * Returns the minimum number of pieces in an order: 1 if the platform sets no minimum. For a product, it is the lowest
 * minimum of its variants. Rejects with a `CommerceError` if the platform does not answer.
 */
export async function getProductMinOrder(
  inventory: InventoryClient,
  orderable: Orderable,
  options?: CallOptions,
): Promise<number> {
  const records = await recordsOf(inventory, orderable, options);
  return Math.min(
    ...(records.length > 0 ? records : [{}]).map(({ minOrder = 1 }: Partial<InventoryRecord>) => minOrder),
  );
}

/**
 * Returns the maximum number of pieces in an order. For a product, it is the highest maximum of its variants. Undefined
 * if the platform sets no maximum, also if it sets none for one of the variants. Rejects with a `CommerceError` if the
 * platform does not answer.
 */
export async function getProductMaxOrder(
  inventory: InventoryClient,
  orderable: Orderable,
  options?: CallOptions,
): Promise<number | undefined> {
  const records = await recordsOf(inventory, orderable, options);
  const most = Math.max(...records.map(({ maxOrder = Infinity }) => maxOrder));
  return Number.isFinite(most) ? most : undefined;
}

async function recordsOf(
  inventory: InventoryClient,
  orderable: Orderable,
  options?: CallOptions,
): Promise<InventoryRecord[]> {
  const ids = 'variantId' in orderable ? [orderable.variantId] : orderable.product.variants.map(({ id }) => id);
  return Object.values(await inventory.lookup('ProductVariant', ids, options));
}
