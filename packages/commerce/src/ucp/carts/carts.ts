/** The carts of agents: the port's cart with a session that holds the id alone. */
import { emptyCart } from '../../model/cart.js';
import { inTurn } from '../../model/inTurn.js';
import { createMemorySession } from '../../port/session.js';
import { withBuyer } from '../../port/withBuyer.js';
import type { Carts, Orders } from '../call.js';
import type { UcpShop } from '../shop.js';
import { replaceLines } from './changeCart.js';
import type { Sealing } from '../sealing.js';

/** What a cart's id holds. */
export interface SealedCart {
  /** The platform's id. */
  cartId: string;
  /** The buyer's country, language and currency, so that later requests have the same prices. */
  buyer: { country?: string; locale?: string; currency?: string };
}

export function createCarts(shop: Pick<UcpShop, 'commerceFor'>, sealing: Sealing<SealedCart>, orders: Orders): Carts {
  const enter = async (token: string, ip?: string) => {
    const sealed = await sealing.open(token);
    if (!sealed) return undefined;
    const session = createMemorySession();
    await session.set('cartId', sealed.cartId);
    return { sealed, session, commerce: withBuyer(shop.commerceFor(session), { ...sealed.buyer, ...(ip && { ip }) }) };
  };

  const open = async (token: string, ip?: string) => {
    const entered = await enter(token, ip);
    if (!entered) return undefined;
    const { sealed, session, commerce } = entered;
    const cart = await commerce.cart.get();
    return cart.items.length > 0 ? { token, commerce, cart, session, sealed } : undefined;
  };

  return {
    open,
    async order(token, checkoutId, ip) {
      const entered = await enter(token, ip);
      if (!entered?.commerce.capabilities.ordersOfCarts) return undefined;
      const order = await entered.commerce.customer.getOrderOfCart();
      return order?.key === undefined ? undefined : { order, id: await orders.sign(order.key, checkoutId) };
    },
    async create(lines, buyer) {
      const session = createMemorySession();
      const changed = await replaceLines(lines, emptyCart(), withBuyer(shop.commerceFor(session), buyer));
      const cartId = await session.get('cartId');
      if (cartId === undefined || changed.cart.items.length === 0) return changed;
      const { country, locale, currency } = buyer;
      const token = await sealing.seal({
        cartId,
        buyer: { ...(country && { country }), ...(locale && { locale }), ...(currency && { currency }) },
      });
      return { token, ...changed };
    },
    replace: (token, lines, ip) =>
      // Two changes at once would both begin with the same lines.
      inTurn(`cart of an agent ${token}`, async () => {
        const opened = await open(token, ip);
        if (!opened) return undefined;
        const { cart, commerce, session, sealed } = opened;
        const changed = await replaceLines(lines, cart, commerce);
        const cartId = (await session.get('cartId')) ?? sealed.cartId;
        const isSame = cartId === sealed.cartId;
        return { token: isSame ? token : await sealing.seal({ ...sealed, cartId }), ...changed };
      }),
  };
}
