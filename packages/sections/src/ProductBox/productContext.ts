'use client';
import { createContext, use } from 'react';
import type { ProductPurchase } from './useProductPurchase.js';

export const ProductContext = createContext<ProductPurchase | undefined>(undefined);

/**
 * Returns the state of the `ProductBox` or the `ProductRoot` around it, for parts of your own. It changes with each choice and with the stock.
 *
 * @throws {Error} Outside of both.
 */
export function useProduct(): ProductPurchase {
  const purchase = use(ProductContext);
  if (!purchase)
    throw new Error('A part of a product is outside <ProductBox>. Put it into its children, or into <ProductRoot>.');
  return purchase;
}
