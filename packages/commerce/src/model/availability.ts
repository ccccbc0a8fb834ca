import type { InventoryRecord, Product } from './entities.js';

/** Where stock is counted. */
type Tracking = Pick<Product, 'inventoryTracking'>;

/**
 * Whether a product as a whole can be bought.
 * A record that is not there (yet) counts as unavailable; so does an unknown quantity where the product's stock is counted.
 */
export function isProductAvailable(product: Tracking, record: InventoryRecord | undefined): boolean {
  return isForSale(record) && (product.inventoryTracking !== 'product' || isInStock(record));
}

/** Whether one variant of a product can be bought: as `isProductAvailable`, where the variants' stock is counted. */
export function isVariantAvailable(product: Tracking, record: InventoryRecord | undefined): boolean {
  return isForSale(record) && (product.inventoryTracking !== 'variant' || isInStock(record));
}

const isForSale = (record: InventoryRecord | undefined): record is InventoryRecord => record?.availableForSale === true;

const isInStock = ({ quantity }: InventoryRecord): boolean => quantity !== undefined && quantity > 0;
