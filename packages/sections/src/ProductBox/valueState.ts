import {
  isVariantAvailable,
  possibleVariants,
  type InventoryRecord,
  type OptionChoices,
  type Product,
} from '@vitrine/commerce';

/**
 * What choosing a value would lead to, with the other choices as they are: something to buy, only sold-out variants, or none at all.
 * @param recordOf A variant's stock; one without a record is not ruled out.
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
  // What no variant fixes rules none out.
  if (isModifier) return 'available';
  const possible = possibleVariants(product.variants, { ...choices, [optionId]: value });
  if (possible.length === 0) return 'unavailable';
  const canBuy = possible.some(({ id }) => {
    const record = recordOf(id);
    return record === undefined || isVariantAvailable(product, record);
  });
  return canBuy ? 'available' : 'soldOut';
}
