'use client';
import {
  isOrderable,
  isProductAvailable,
  isVariantAvailable,
  missingOptions,
  possibleVariants,
  productBoxBounds,
  type OptionChoices,
  type Product,
  type QuantityBounds,
  type Variant,
} from '@vitrine/commerce';
import { useInventory, type Inventory } from '../inventory/useInventory.js';

export interface Purchase {
  inventory: Inventory;
  /** Whether what is chosen, or can still be chosen, can be bought. */
  isAvailable: boolean;
  /** The choices are complete and lead to no variant. */
  isMissingVariant: boolean;
  bounds: QuantityBounds;
  /** Pieces left of the variant, where the shop counts them. */
  stock: number | undefined;
}

/** What the stock allows of a product with these choices. */
export function usePurchase(product: Product, choices: OptionChoices, variant: Variant | undefined): Purchase {
  const isByProduct = product.inventoryTracking === 'product' || product.variants.length === 0;
  const inventory = useInventory(
    isByProduct ? 'Product' : 'ProductVariant',
    isByProduct ? [product.id] : product.variants.map(({ id }) => id),
  );
  const record = isByProduct ? inventory.records[product.id] : variant && inventory.records[variant.id];
  const bounds = productBoxBounds(record);
  const hasMissing = missingOptions(product.options, choices).length > 0;
  const isMissingVariant = !hasMissing && product.variants.length > 0 && !variant;

  const isForSale = () => {
    // What could not be looked up is not ruled out: the platform has the last word.
    if (inventory.status === 'failed') return true;
    if (isByProduct) return isProductAvailable(product, record);
    // Before all is chosen, anything that can still be chosen counts.
    const candidates = hasMissing ? possibleVariants(product.variants, choices) : variant ? [variant] : [];
    return candidates.some(({ id }) => isVariantAvailable(product, inventory.records[id]));
  };

  return {
    inventory,
    isAvailable: !isMissingVariant && isForSale() && isOrderable(bounds),
    isMissingVariant,
    bounds,
    stock: record?.quantity,
  };
}
