/** How many pieces are left. */
import type { Product, Variant } from './catalogue.js';
import { quantityRuleOf, sellableQuantity } from '../cart/quantity.js';
import type { Store } from '../store.js';

export interface Stock {
  /** Undefined where stock is not counted. */
  piecesOf(variant: Variant): number | undefined;
  /** Whether at least the least that an order may hold is there. */
  isAvailable(variant: Variant): boolean;
  /** Counted pieces of all variants; undefined where none is counted. */
  totalOf(product: Product): number | undefined;
  set(variant: Variant, pieces: number): void;
  /** As on the first day. */
  reset(): void;
  /** Changes with every change of the stock. Results computed from an older number are out of date. */
  version(): number;
}

export function createStock(store: Store): Stock {
  const piecesOf = (variant: Variant) => {
    const { sku, stock } = variant.data;
    return store.get('stock', sku) ?? stock;
  };
  let version = 0;
  return {
    piecesOf,
    isAvailable(variant) {
      const rule = quantityRuleOf(variant);
      return sellableQuantity(rule, rule.minimum, piecesOf(variant)) > 0;
    },
    totalOf({ variants }) {
      const counted = variants.map(piecesOf).filter((pieces) => pieces !== undefined);
      return counted.length === 0 ? undefined : counted.reduce((sum, pieces) => sum + pieces, 0);
    },
    set(variant, pieces) {
      version++;
      store.put('stock', variant.data.sku, pieces);
    },
    reset() {
      version++;
      store.clear('stock');
    },
    version: () => version,
  };
}
