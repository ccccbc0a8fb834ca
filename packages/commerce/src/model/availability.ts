import type { InventoryRecord, Product } from './entities.js';

/** The level at which the platform counts stock. */
type Tracking = Pick<Product, 'inventoryTracking'>;

/**
 * Whether a product as a whole can be bought.
 * A missing record (not loaded yet) counts as unavailable. So does an unknown quantity if the platform counts the product's stock.
 */
export function isProductAvailable(product: Tracking, record: InventoryRecord | undefined): boolean {
  return isForSale(record) && (product.inventoryTracking !== 'product' || isInStock(record));
}

/** Whether one variant of a product can be bought. Follows the rules of `isProductAvailable`, with the stock of the variant. */
export function isVariantAvailable(product: Tracking, record: InventoryRecord | undefined): boolean {
  return isForSale(record) && (product.inventoryTracking !== 'variant' || isInStock(record));
}

const isForSale = (record: InventoryRecord | undefined): record is InventoryRecord => record?.availableForSale === true;

/** A back order needs no stock. */
const isInStock = ({ quantity, wait }: InventoryRecord): boolean =>
  wait?.kind === 'backOrder' || (quantity !== undefined && quantity > 0);
