/** BigCommerce's names and payloads of changes. Its payloads only name the resource. It reports no redirects. */
import { statusOf } from '../protocols/big_commerce/orderViews.js';
import type { Variant } from '../shop/catalog/catalog.js';
import type { OrderRecord } from '../shop/records.js';
import type { Shop, ShopChange } from '../shop/shop.js';

interface BigCommerceEvent {
  /** 'store/product/updated' */
  scope: string;
  data: object;
}

/** The status of an order before it is paid: incomplete. */
const incomplete = 0;

export function bigCommerceEvents(change: ShopChange, shop: Shop): BigCommerceEvent[] {
  switch (change.of) {
    case 'price':
      return [resource('product', 'updated', change.variant.product.id)];
    case 'stock':
      return [stockEvent(change.variant, shop)];
    case 'product':
      return [resource('product', change.did, change.product.id)];
    case 'collection':
      return [resource('category', change.did, change.collection.id)];
    case 'order': {
      const { did, order } = change;
      if (did === 'placed') return [resource('order', 'created', order.number), statusEvent(order, incomplete)];
      const { cancelledAt: _, ...before } = { ...order, payment: 'paid' as const };
      return [statusEvent(order, statusOf(before).id)];
    }
  }
}

const resource = (type: string, did: string, id: number) => ({ scope: `store/${type}/${did}`, data: { type, id } });

const statusEvent = (order: OrderRecord, previous: number) => ({
  scope: 'store/order/statusUpdated',
  data: {
    type: 'order',
    id: order.number,
    status: { previous_status_id: previous, new_status_id: statusOf(order).id },
  },
});

/** A product without options counts its own stock. */
function stockEvent(variant: Variant, { stock }: Shop) {
  const { id, data } = variant.product;
  const inventory = { product_id: id, method: 'absolute', value: stock.piecesOf(variant) ?? 0 };
  return data.options.length === 0
    ? { scope: 'store/product/inventory/updated', data: { type: 'product', id, inventory } }
    : {
        scope: 'store/sku/inventory/updated',
        data: { type: 'sku', id: variant.id, inventory: { ...inventory, variant_id: variant.id } },
      };
}
