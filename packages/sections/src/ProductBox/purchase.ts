import {
  isOrderable,
  isProductAvailable,
  isVariantAvailable,
  missingOptions,
  nearestVariants,
  possibleVariants,
  productBoxBounds,
  type OptionChoices,
  type Product,
  type QuantityBounds,
  type Variant,
  type Wait,
} from '@vitrine/commerce';
import type { ItemInventory } from '../shop/useItemInventory.js';
import type { InventoryItem } from '../state/itemInventory.js';

export interface Purchase {
  inventory: ItemInventory;
  /** Whether the chosen variant, or one that can still be chosen, can be bought. False while the stock is not known. */
  isAvailable: boolean;
  /** The choices are complete and match no variant. */
  isMissingVariant: boolean;
  /** Nothing can be added to the cart, in any quantity. False while the stock is not known. */
  isSoldOut: boolean;
  /** The nearest variants that can be bought instead of the chosen one. */
  alternatives: readonly Variant[];
  bounds: QuantityBounds;
  /** Pieces left of the variant, if the shop counts them. */
  stock: number | undefined;
  /** Why it leaves the shop later than other items, if it can be bought. */
  wait: Wait | undefined;
}

/** Whether the platform keeps one stock for the whole product. */
const isByProduct = ({ inventoryTracking, variants }: Product) =>
  inventoryTracking === 'product' || variants.length === 0;

/** Returns the items whose stock decides what can be bought. */
export const stockedItems = (product: Product): InventoryItem[] => [
  { productId: product.id },
  ...(isByProduct(product) ? [] : product.variants.map(({ id }) => ({ variantId: id }))),
];

/** Returns the purchase that the stock allows for a product with these choices. */
export function purchaseOf(
  product: Product,
  choices: OptionChoices,
  variant: Variant | undefined,
  inventory: ItemInventory,
): Purchase {
  const { product: ofProduct, variant: ofVariant } = inventory.recordsOf({
    productId: product.id,
    variantId: variant?.id,
  });
  const record = isByProduct(product) ? ofProduct : ofVariant;
  const bounds = productBoxBounds(record, ofProduct);
  const hasMissing = missingOptions(product.options, choices).length > 0;
  const isMissingVariant = !hasMissing && product.variants.length > 0 && !variant;

  const canBuy = ({ id }: Variant) => isVariantAvailable(product, inventory.recordsOf({ variantId: id }).variant);
  const isForSale = () => {
    if (isByProduct(product)) return isProductAvailable(product, record);
    // Before all options are chosen, every possible variant counts.
    const candidates = hasMissing ? possibleVariants(product.variants, choices) : variant ? [variant] : [];
    return candidates.some(canBuy);
  };
  const isSoldOut = inventory.status === 'loaded' && (isMissingVariant || !isForSale());

  return {
    inventory,
    isAvailable: !isMissingVariant && isForSale() && isOrderable(bounds),
    isMissingVariant,
    isSoldOut,
    alternatives: isSoldOut && !isByProduct(product) ? nearestVariants(product.variants.filter(canBuy), choices) : [],
    bounds,
    stock: record?.quantity,
    // Before a choice, only the product's own release is known.
    wait: (record ?? ofProduct)?.wait,
  };
}
