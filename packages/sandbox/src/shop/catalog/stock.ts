/** The pieces of each variant that are left. */
import type { Product, Variant } from './catalog.js';
import { sharedDataOf, skuOf } from './copies.js';
import { quantityRuleOf, sellableQuantity } from './quantity.js';
import type { Store } from '../store.js';

export interface Stock {
  /** Returns the pieces that are left; undefined if stock is not counted. */
  piecesOf(variant: Variant): number | undefined;
  /** Returns the pieces that orders may not exceed; undefined if stock is not counted, or if the shop takes back orders. */
  limitOf(variant: Variant): number | undefined;
  /** Whether the minimum quantity of an order is in stock, or can be on back order. */
  isAvailable(variant: Variant): boolean;
  /** Whether the variant is sold, and none is in stock. */
  isBackOrder(variant: Variant): boolean;
  /** Returns the counted pieces of all variants; undefined if none is counted. */
  totalOf(product: Product): number | undefined;
  set(variant: Variant, pieces: number): void;
  /** Restores the stock of the first day. */
  reset(): void;
  /** Changes with every change of the stock. Results computed from an older number are out of date. */
  version(): number;
}

/** @param onSet called after each change, except a reset */
export function createStock(store: Store, onSet: (variant: Variant) => void = () => {}): Stock {
  const piecesOf = (variant: Variant) => store.get('stock', skuOf(variant)) ?? sharedDataOf(variant).stock;
  const limitOf = (variant: Variant) => (sharedDataOf(variant).sellsWithoutStock ? undefined : piecesOf(variant));
  let version = 0;
  return {
    piecesOf,
    limitOf,
    isAvailable(variant) {
      const rule = quantityRuleOf(variant);
      return sellableQuantity(rule, rule.minimum, limitOf(variant)) > 0;
    },
    isBackOrder: (variant) => sharedDataOf(variant).sellsWithoutStock === true && (piecesOf(variant) ?? 1) <= 0,
    totalOf({ variants }) {
      const counted = variants.map(piecesOf).filter((pieces) => pieces !== undefined);
      return counted.length === 0 ? undefined : counted.reduce((sum, pieces) => sum + pieces, 0);
    },
    set(variant, pieces) {
      version++;
      store.put('stock', variant.data.sku, pieces);
      onSet(variant);
    },
    reset() {
      version++;
      store.clear('stock');
    },
    version: () => version,
  };
}
