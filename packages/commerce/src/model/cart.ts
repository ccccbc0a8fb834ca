import type { Cart } from './entities.js';
import { pricePlaceholder } from './money.js';

/** Counts the pieces in a cart. The cart's badge and heading show this number. */
export const cartCount = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the cart of a shopper without a cart. */
export const emptyCart = (): Cart => ({ items: [], subtotalPrice: pricePlaceholder });
