/** The ids of carts and checkouts. Both are a cart of the shop: a checkout of a cart is the same cart. */
import type { CartRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';

type Kind = 'cart' | 'checkout';

export const idOf = (kind: Kind, { token, key }: Pick<CartRecord, 'token' | 'key'>): string =>
  `${kind}_${token}_${key}`;

/** Returns the cart of an id, ordered or not; undefined without the right key. */
export function cartOf(kind: Kind, id: string, { store }: Shop): CartRecord | undefined {
  const [prefix, token = '', key] = id.split('_');
  const cart = prefix === kind ? store.get('cart', token) : undefined;
  return cart && cart.key === key ? cart : undefined;
}
