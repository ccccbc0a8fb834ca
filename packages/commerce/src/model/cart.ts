import type { Cart } from './entities.js';
import { pricePlaceholder } from './money.js';

/** How many pieces a cart holds: what its badge and heading count. */
export const cartCount = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart of a shopper who has none. */
export const emptyCart = (): Cart => ({ items: [], subtotalPrice: pricePlaceholder });
