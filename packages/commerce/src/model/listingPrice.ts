import type { Money, Variant } from './entities.js';

/** The price that a listing shows: the first variant's where it has one, else the product's. */
export const listingPrice = (product: {
  variants: readonly Pick<Variant, 'price'>[];
  price?: Money;
}): Money | undefined => product.variants[0]?.price ?? product.price;
