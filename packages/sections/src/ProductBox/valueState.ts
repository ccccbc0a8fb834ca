import {
  isVariantAvailable,
  possibleVariants,
  type InventoryRecord,
  type OptionChoices,
  type Product,
} from '@vitrine/commerce';

/**
 * Returns the result of choosing a value while the other choices stay: a variant that can be bought, only sold-out variants, or no variant.
 * @param recordOf Returns a variant's stock. A variant without a record counts as available.
 */
export function valueState(
  product: Product,
  choices: OptionChoices,
  optionId: string,
  value: string,
  recordOf: (variantId: string) => InventoryRecord | undefined,
): 'available' | 'soldOut' | 'unavailable' {
  const isModifier = !product.variants.some(({ optionValues }) =>
    optionValues.some((entry) => entry.optionId === optionId),
  );
  // No variant has this option, so its values rule out no variant.
  if (isModifier) return 'available';
  const possible = possibleVariants(product.variants, { ...choices, [optionId]: value });
  if (possible.length === 0) return 'unavailable';
  const canBuy = possible.some(({ id }) => {
    const record = recordOf(id);
    return record === undefined || isVariantAvailable(product, record);
  });
  return canBuy ? 'available' : 'soldOut';
}
