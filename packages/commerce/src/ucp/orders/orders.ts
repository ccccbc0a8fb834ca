/** The orders that agents may read: each has a signed link, which the buyer gives to the agent. */
import { createMemorySession } from '../../port/session.js';
import type { Order } from '../../model/entities.js';
import { withBuyer } from '../../port/withBuyer.js';
import type { Orders } from '../call.js';
import type { Sealing } from '../sealing.js';
import type { UcpShop } from '../shop.js';

/** Whether this shop's platform shows orders without an account, and the shop has a page for them. */
export const servesOrders = ({ orderUrl, commerceFor }: Pick<UcpShop, 'orderUrl' | 'commerceFor'>): boolean =>
  orderUrl !== undefined && commerceFor(createMemorySession()).capabilities.orderKeys;

/** The platform's key of the order, and its checkout. */
export type SealedOrder = [key: string, checkoutId?: string];

/** What the ids of orders begin with. The rest is the sealed key. */
const prefix = 'order_';

/** @param sealing seals the platform's key of an order, and the id of its checkout */
export function createOrders(shop: Pick<UcpShop, 'commerceFor'>, sealing: Sealing<SealedOrder>): Orders {
  return {
    sign: async (key, checkoutId) => prefix + (await sealing.seal(checkoutId ? [key, checkoutId] : [key])),
    async open(id, ip) {
      const sealed = id.startsWith(prefix) ? await sealing.open(id.slice(prefix.length)) : undefined;
      if (!sealed) return 'forged';
      const [key, checkoutId = ''] = sealed;
      const commerce = withBuyer(shop.commerceFor(createMemorySession()), ip ? { ip } : {});
      const order = await commerce.customer.getOrderByKey(key);
      return order && { order: withoutPersons(order), checkoutId };
    },
  };
}

/** A link is passed on, so what it shows has no addresses. Nor has it the key, which is sealed in the link. */
const withoutPersons = ({ key: _key, shippingAddress: _to, billingAddress: _of, ...order }: Order): Order => order;
