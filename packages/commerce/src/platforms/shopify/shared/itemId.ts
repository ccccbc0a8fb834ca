import type { AddCartItem } from '../../../port/cart.js';

/**
 * Returns the id of the item to add: the variant's, or else the product's.
 * @throws Error if neither is given.
 */
export function toItemId({ variantId, productId }: AddCartItem): string {
  const itemId = variantId || productId;
  if (!itemId) throw new Error('The itemId variable is required but was not specified');
  return itemId;
}
