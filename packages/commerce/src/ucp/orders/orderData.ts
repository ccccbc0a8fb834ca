/** An order in the protocol's shape. What the platform does not report is absent. */
import type { Money, Order, OrderProduct } from '../../model/entities.js';
import { toAmount } from '../amounts.js';
import { toVariantId } from '../ids.js';
import { info, type Message } from '../messages.js';

interface Place {
  id: string;
  checkoutId: string;
  permalink: URL;
  siteUrl: URL;
}

/** Returns the order's fields. Undefined if the platform does not report the prices, which the protocol requires. */
export function orderData(order: Order, { id, checkoutId, permalink, siteUrl }: Place) {
  const { name, totalPrice, products } = order;
  const totals = totalsOf(order);
  const lines = products.map((line, index) => lineData(line, `line_${index + 1}`, siteUrl));
  if (!totals || !totalPrice || !lines.every((line) => line !== undefined)) return undefined;
  const messages = messagesOf(order);
  return {
    id,
    label: name,
    // The schema requires it. It is empty for an order that no checkout of an agent became.
    checkout_id: checkoutId,
    permalink_url: permalink.href,
    line_items: lines,
    // Parcels are among the messages: an event needs a time and its lines, which not every platform reports.
    fulfillment: {},
    currency: totalPrice.currencyCode,
    totals,
    ...(messages.length > 0 && { messages }),
  };
}

function lineData(line: OrderProduct, id: string, siteUrl: URL) {
  const { title, quantity, originalTotalPrice: full, discountedTotalPrice: reduced = full, variant } = line;
  if (!full || !reduced) return undefined;
  const { keptQuantity: total = quantity, sentQuantity = 0 } = line;
  // A piece that came back counts as neither.
  const fulfilled = Math.min(sentQuantity, total);
  const [before, after] = [toAmount(full), toAmount(reduced)];
  return {
    id,
    item: {
      id: variant?.slug ? toVariantId(variant.slug, variant.id) : (variant?.id ?? title),
      title: [title, variant?.title].filter(Boolean).join(', '),
      price: quantity > 0 ? Math.round(before / quantity) : 0,
      ...(variant?.image && { image_url: new URL(variant.image.src, siteUrl).href }),
    },
    quantity: { original: quantity, total, fulfilled },
    totals: [
      { type: 'subtotal', amount: before },
      ...(after < before ? [{ type: 'items_discount', amount: after - before }] : []),
      { type: 'total', amount: after },
    ],
    status: statusOf(total, fulfilled),
  };
}

/** The specification's rule, § Status Derivation. */
function statusOf(total: number, fulfilled: number): 'removed' | 'fulfilled' | 'partial' | 'processing' {
  if (total === 0) return 'removed';
  if (fulfilled === total) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

/** Returns the sums. The amounts before the total add up to it, so a tax that the prices include has no row. */
function totalsOf({ subtotalPrice, discount, totalShippingPrice, tax, totalPrice }: Order) {
  if (!subtotalPrice || !totalPrice) return undefined;
  const row = (type: string, money: Money | undefined) => (money ? [{ type, amount: toAmount(money) }] : []);
  const reduction = discount ? toAmount(discount.amount) : 0;
  const codes = discount?.codes.join(', ');
  return [
    ...row('subtotal', subtotalPrice),
    ...(reduction > 0 ? [{ type: 'discount', ...(codes && { display_text: codes }), amount: -reduction }] : []),
    ...row('fulfillment', totalShippingPrice),
    ...row('tax', tax && !tax.isIncluded ? tax.amount : undefined),
    ...row('total', totalPrice),
  ];
}

/** Returns the platform's statuses, the included tax and the parcels, for which the protocol has no fields. */
function messagesOf({ financialStatus, fulfillmentStatus, shipments = [], tax }: Order): Message[] {
  return [
    ...(financialStatus ? [info('payment_status', financialStatus)] : []),
    ...(fulfillmentStatus ? [info('fulfillment_status', fulfillmentStatus)] : []),
    ...(tax?.isIncluded ? [info('tax_included', `${tax.amount.amount} ${tax.amount.currencyCode}`)] : []),
    ...shipments.flatMap(({ carrier, trackingNumber, trackingUrl }) => {
      const facts = [carrier, trackingNumber, trackingUrl].filter(Boolean).join(', ');
      return facts ? [info('parcel', facts)] : [];
    }),
  ];
}
