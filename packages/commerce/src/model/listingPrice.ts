import type { Money, Variant } from './entities.js';

/** Returns the price for listings: the first variant's if it has one, else the product's. */
export const listingPrice = (product: {
  variants: readonly Pick<Variant, 'price'>[];
  price?: Money;
}): Money | undefined => product.variants[0]?.price ?? product.price;
