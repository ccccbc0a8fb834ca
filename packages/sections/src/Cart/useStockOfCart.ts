import type { CartItem } from '@vitrine/commerce';
import { useCart } from '../shop/useCart.js';
import { useItemInventory, type InitialStock } from '../shop/useItemInventory.js';

const noItems: readonly CartItem[] = [];

/** Reads the stock of the cart's items once, for all parts of the cart. */
export function useStockOfCart(initialStock?: InitialStock) {
  const { cart } = useCart();
  return useItemInventory(cart?.items ?? noItems, initialStock);
}
