/** `get_order`: the current state of an order, however it was placed. Its id is its token: who has it can read the order. */
import { parcelsOf } from '../../shop/order/parcels.js';
import type { OrderLine, OrderRecord } from '../../shop/records.js';
import type { Call } from './call.js';
import { postalAddress } from './fulfillment.js';
import { itemData, lineTotals, totalsData, type Sold } from './lines.js';
import { refused, type Outcome } from './messages.js';
import { orderUrl } from './places.js';
import { idOf } from './resources.js';

export const orderedLines = ({ lines }: OrderRecord): Sold[] =>
  lines.map((line, index) => ({ id: `line_${index + 1}`, line }));

export const orderTotals = (order: OrderRecord) => totalsData(order, true);

export function getOrder(_: unknown, call: Call): Outcome {
  const order = call.shop.store.get('order', call.id);
  return order ? orderData(order, call) : refused('not_found', 'Order not found.', call.shopUrl);
}

export function orderData(order: OrderRecord, call: Pick<Call, 'shop' | 'origin'>): Outcome {
  const lines = orderedLines(order);
  return {
    id: order.token,
    label: `#${order.number}`,
    checkout_id: checkoutIdOf(order, call),
    permalink_url: orderUrl(order.token, call),
    line_items: lines.map(({ id, line }, index) => {
      const total = order.cancelledAt === undefined ? line.quantity : 0;
      const fulfilled = isSent(order, index) ? total : 0;
      return {
        id,
        item: itemData(line, call),
        quantity: { original: line.quantity, total, fulfilled },
        totals: lineTotals(line),
        status: statusOf(total, fulfilled),
      };
    }),
    fulfillment: {
      expectations: [
        {
          id: 'parcel',
          line_items: quantitiesOf(lines),
          method_type: 'shipping',
          destination: postalAddress(order.address),
        },
      ],
      events: parcelsOf(order).map(({ carrier, number, url, sentAt }) => ({
        id: number,
        occurred_at: sentAt,
        type: 'shipped',
        line_items: quantitiesOf(lines.filter((__, index) => isSent(order, index))),
        carrier,
        tracking_number: number,
        tracking_url: url,
      })),
    },
    currency: order.currencyCode,
    totals: orderTotals(order),
  };
}

/** The specification's rule, § Status Derivation. A line is sent as a whole or not at all. */
function statusOf(total: number, fulfilled: number): 'removed' | 'fulfilled' | 'processing' {
  if (total === 0) return 'removed';
  return fulfilled === total ? 'fulfilled' : 'processing';
}

const quantitiesOf = (lines: readonly { id: string; line: OrderLine }[]) =>
  lines.map(({ id, line: { quantity } }) => ({ id, quantity }));

/** Whether a line was sent. Of an order that was sent in part, it is the first one. */
const isSent = ({ fulfillment }: OrderRecord, index: number): boolean =>
  fulfillment === 'fulfilled' || (fulfillment === 'partially_fulfilled' && index === 0);

/** Returns the id of the checkout that became the order. Empty for the orders of the first day. */
function checkoutIdOf({ cartToken }: OrderRecord, { shop }: Pick<Call, 'shop'>): string {
  const cart = cartToken === undefined ? undefined : shop.store.get('cart', cartToken);
  return cart ? idOf('checkout', cart) : '';
}
