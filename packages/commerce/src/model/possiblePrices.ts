import type { Money, Product, Variant } from './entities.js';
import { compareMoney } from './money.js';
import { possibleVariants, type OptionChoices } from './variantSelection.js';

/** The prices that a shopper may pay. `min` and `max` are equal if there is only one, and undefined if it is not known. */
export interface PossiblePrices {
  min: Money | undefined;
  max: Money | undefined;
  /** The price before a reduction. Undefined if it is not the same for all variants. */
  compareAt: Money | undefined;
}

/**
 * Returns the lowest and the highest price of the variants that still match the choices. A variant without a price has the product's.
 * Undefined if no variant matches: there is nothing to pay a price for.
 */
export function possiblePrices(
  product: Pick<Product, 'price' | 'variants'>,
  choices: OptionChoices,
): PossiblePrices | undefined {
  const variants = possibleVariants(product.variants, choices);
  if (variants.length === 0 && product.variants.length > 0) return undefined;
  const prices = (variants.length > 0 ? variants.map(({ price }) => price ?? product.price) : [product.price])
    .filter((price) => price !== undefined)
    .sort(compareMoney);
  return { min: prices[0], max: prices.at(-1), compareAt: commonCompareAt(variants) };
}

function commonCompareAt([first, ...others]: readonly Variant[]): Money | undefined {
  const compareAt = first?.compareAtPrice;
  const isCommon = compareAt && others.every((other) => isSame(other.compareAtPrice, compareAt));
  return isCommon ? compareAt : undefined;
}

const isSame = (a: Money | undefined, b: Money) => a !== undefined && compareMoney(a, b) === 0;
