/** Orders of the REST API's version 2. Its responses have no `data` envelope and no page count. */
import { json } from '../../http.js';
import type { OrderRecord } from '../../shop/records.js';
import { notFound, Problem } from './answers.js';
import type { Call, Handler } from './call.js';
import {
  consignmentsView,
  orderProductView,
  orderView,
  shipmentViews,
  shippingAddressView,
  statusOf,
} from './orderViews.js';
import { toUuid } from './ids.js';
import { readQuery } from './query.js';

const parameters = [
  'customer_id',
  'email',
  'min_id',
  'max_id',
  'status_id',
  'cart_id',
  'sort',
  'include',
  'consignment_structure',
] as const;

const sortFields = ['id', 'customer_id', 'date_created', 'date_modified', 'status_id'] as const;

export const getOrders: Handler = (call) => {
  const query = readQuery(call.url, parameters);
  const customerId = query.integer('customer_id');
  const email = query.text('email')?.toLowerCase();
  const least = query.integer('min_id') ?? 0;
  const most = query.integer('max_id') ?? Infinity;
  const status = query.integer('status_id');
  const cartId = query.text('cart_id');
  const view = viewOf(call);
  const found = ordersOf(call).filter(
    (order) =>
      (customerId === undefined || (order.customerId ?? 0) === customerId) &&
      (email === undefined || order.email.toLowerCase() === email) &&
      order.number >= least &&
      order.number <= most &&
      (status === undefined || statusOf(order).id === status) &&
      (cartId === undefined || (order.cartToken !== undefined && toUuid(order.cartToken) === cartId)),
  );
  const { page, limit } = query.page();
  return json(
    sorted(found, query.text('sort'))
      .slice((page - 1) * limit, page * limit)
      .map(view),
  );
};

export const getOrder: Handler = (call) => json(viewOf(call)(orderOf(call)));

export const getOrderProducts: Handler = (call) => {
  const order = orderOf(call);
  const { page, limit } = readQuery(call.url).page();
  const views = order.lines.map((_, index) => orderProductView(order, index, call.context));
  return json(views.slice((page - 1) * limit, page * limit));
};

export const getOrderShippingAddresses: Handler = (call) => json([shippingAddressView(orderOf(call), call.context)]);

export const getOrderShipments: Handler = (call) => {
  const { page, limit } = readQuery(call.url).page();
  return json(shipmentViews(orderOf(call)).slice((page - 1) * limit, page * limit));
};

/** Returns all orders for a server, and the signed-in customer's orders for a browser. */
function ordersOf(call: Call): OrderRecord[] {
  const { shop } = call.context;
  const self = call.customer();
  return self ? shop.orders.all(self) : shop.store.all('order');
}

function orderOf(call: Call): OrderRecord {
  const order = ordersOf(call).find(({ number }) => String(number) === call.params.order_id);
  if (!order) throw notFound();
  return order;
}

/** Returns a function that renders orders, with consignments and their lines if the query includes them. */
function viewOf(call: Call) {
  const query = readQuery(call.url, parameters);
  const include = query.list('include') ?? [];
  const isObject = query.oneOf('consignment_structure', ['object']) !== undefined;
  const withLines = include.includes('consignments.line_items');
  const withConsignments = isObject && (withLines || include.includes('consignments'));
  return (order: OrderRecord) => ({
    ...orderView(order, call.context),
    ...(withConsignments && { consignments: consignmentsView(order, withLines, call.context) }),
  });
}

function sorted(orders: readonly OrderRecord[], sort: string | undefined): OrderRecord[] {
  const [name = 'id', direction = 'asc'] = sort?.split(':') ?? [];
  const field = sortFields.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) throw new Problem(400, `The field 'sort' is invalid.`);
  const keys: Record<(typeof sortFields)[number], (order: OrderRecord) => number> = {
    id: ({ number }) => number,
    customer_id: ({ customerId = 0 }) => customerId,
    date_created: ({ placedAt }) => Date.parse(placedAt),
    date_modified: ({ placedAt, cancelledAt }) => Date.parse(cancelledAt ?? placedAt),
    status_id: (order) => statusOf(order).id,
  };
  const keyOf = keys[field];
  const sign = direction === 'asc' ? 1 : -1;
  return [...orders].sort((a, b) => sign * (keyOf(a) - keyOf(b) || a.number - b.number));
}
