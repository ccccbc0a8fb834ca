'use client';
import type { CartItem, CartItemRecords } from '@vitrine/commerce';
import { useInventory } from '../inventory/useInventory.js';

/** What is known of the stock of the cart's lines: of its variant where a line has one, else of its product. */
export function useCartInventory(items: readonly CartItem[]): {
  isLoading: boolean;
  recordsOf: (item: CartItem) => CartItemRecords;
} {
  const variants = useInventory(
    'ProductVariant',
    idsOf(items, ({ variantId }) => variantId),
  );
  const products = useInventory(
    'Product',
    idsOf(items, ({ variantId, productId }) => (variantId ? undefined : productId)),
  );
  return {
    isLoading: variants.status === 'loading' || products.status === 'loading',
    recordsOf({ variantId, productId }) {
      const variant = variantId && variants.records[variantId];
      const product = productId && products.records[productId];
      return { ...(variant && { variant }), ...(product && { product }) };
    },
  };
}

const idsOf = (items: readonly CartItem[], id: (item: CartItem) => string | undefined) =>
  items.map(id).filter((value) => value !== undefined);
