import type { Money, ProductSummary, Variant } from './entities.js';
import { compareMoney } from './money.js';

/** Returns the price for listings: the first variant's if it has one, else the product's. */
export const listingPrice = (product: {
  variants: readonly Pick<Variant, 'price'>[];
  price?: Money;
}): Money | undefined => product.variants[0]?.price ?? product.price;

/** Returns the lowest and the highest of the variants' prices. Undefined if they are all the same, or unknown. */
export function listingPriceRange(prices: readonly (Money | undefined)[]): ProductSummary['priceRange'] {
  const [min, ...others] = prices.filter((price) => price !== undefined).sort(compareMoney);
  const max = others.at(-1);
  return min && max && compareMoney(min, max) < 0 ? { min, max } : undefined;
}
