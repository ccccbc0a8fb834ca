import type { Cart } from '../model/entities.js';

/** Returns what a shopper sees of a cart: everything but the platform's ids, and its checkout. */
export const withoutIds = ({ items, checkoutUrl: _, ...rest }: Cart) => ({
  ...rest,
  items: items.map(({ id: __, lineItemId: ___, ...item }) => item),
});
