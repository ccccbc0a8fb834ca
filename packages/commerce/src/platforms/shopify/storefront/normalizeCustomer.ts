/** Converts customers, their addresses and orders to the common model. Pure; every field is listed. */
import type { Address, Customer, Order, OrderAddress, OrderProduct } from '../../../model/entities.js';
import type { CursorPage } from '../../../port/customer.js';
import { CommerceError } from '../../../port/errors.js';
import { variantTitle } from '../shared/normalize.js';
import type { Answer } from './answers.js';
import { toImage, type NormalizeContext } from './normalize.js';
import { orderSums, orderTax } from '../shared/orderSums.js';
import { toPage, type Connection } from '../../shared/connection.js';
import { toShipments } from '../shared/shipments.js';

type WireCustomer = NonNullable<Answer<'customer'>['customer']>;
export type WireAddress = NonNullable<WireCustomer['defaultAddress']>;
type WireOrder = NonNullable<Answer<'customerOrders'>['customer']>['orders']['nodes'][number];
type WireKeyed = Answer<'orderByKey'>['node'];
type WireKeyedOrder = Exclude<NonNullable<WireKeyed>, Record<string, never>>;
type WireOrderLine = WireOrder['lineItems']['nodes'][number];

/**
 * Returns the number in the platform's id of an address or an order: '1001' for 'gid://shopify/Order/1001?key=abc'. It leaves out the type
 * and the customer's token or key. The number is the same for every token, and short enough for a link.
 */
export const toBareId = (id: string): string => id.replace(/\?.*$/, '').replace(/^gid:\/\/shopify\/\w+\//, '');

/** Whether an id has the key of its order, so that the platform shows the order to anyone who has the id. */
export const isOrderKey = (id: string): boolean => /^gid:\/\/shopify\/Order\/\d+\?key=[\w-]+$/.test(id);

export const toCustomer = (customer: WireCustomer): Customer => ({
  id: customer.id,
  displayName: customer.displayName || undefined,
  firstName: customer.firstName || undefined,
  lastName: customer.lastName || undefined,
  email: customer.email || undefined,
  phone: customer.phone || undefined,
  defaultAddress: customer.defaultAddress ? orUndefined(toAddress, customer.defaultAddress) : undefined,
  _originalPlatform: 'shopify',
});

/** @throws CommerceError of kind `shape` for an address without its street, city, zip or country. */
export function toAddress(address: WireAddress): Address {
  const required = {
    address1: address.address1 ?? '',
    city: address.city ?? '',
    zip: address.zip ?? '',
    country: address.country ?? '',
  };
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    throw new CommerceError('shape', 'addresses', `addresses: an address is missing fields: ${missing.join(', ')}.`);
  }
  return {
    id: toBareId(address.id),
    ...required,
    firstName: address.firstName || undefined,
    lastName: address.lastName || undefined,
    company: address.company || undefined,
    phone: address.phone || undefined,
    address2: address.address2 || undefined,
    countryCode: address.countryCodeV2 ?? '',
    province: address.province || undefined,
  };
}

/** Converts an address. Undefined if it lacks required data, so that the rest of the response is still usable. */
export function orUndefined<Node>(convert: (node: Node) => Address, node: Node): Address | undefined {
  try {
    return convert(node);
  } catch (error) {
    if (error instanceof CommerceError && error.kind === 'shape') return undefined;
    throw error;
  }
}

/** Converts a page of addresses. Leaves out and counts addresses that lack required data. */
export function toAddressPage<Node>(page: Connection<Node>, convert: (node: Node) => Address): CursorPage<Address> {
  const { items, next } = toPage(page, (node) => orUndefined(convert, node));
  const whole = items.filter((address) => address !== undefined);
  const incomplete = items.length - whole.length;
  return { items: whole, ...(next !== undefined && { next }), ...(incomplete > 0 && { incomplete }) };
}

export function toOrder(order: WireOrder, context: NormalizeContext): Order {
  const products = order.lineItems.nodes.map((line) => toOrderProduct(line, context));
  return {
    id: toBareId(order.id),
    ...(isOrderKey(order.id) && { key: order.id }),
    name: order.name,
    financialStatus: order.financialStatus ?? undefined,
    fulfillmentStatus: order.fulfillmentStatus,
    processedAt: order.processedAt,
    ...orderSums(order.subtotalPrice, products, order.discountApplications),
    totalShippingPrice: order.totalShippingPrice,
    tax: orderTax({
      subtotal: order.subtotalPrice,
      shipping: order.totalShippingPrice,
      tax: order.totalTax,
      total: order.totalPrice,
    }),
    totalPrice: order.totalPrice,
    shippingAddress: toOrderAddress(order.shippingAddress),
    billingAddress: toOrderAddress(order.billingAddress),
    // This API does not report arrivals.
    shipments: (order.successfulFulfillments ?? []).flatMap(({ trackingCompany: carrier, trackingInfo }) =>
      toShipments(trackingInfo, { carrier }),
    ),
    products,
  };
}

export const isOrder = (node: WireKeyed): node is WireKeyedOrder => node !== null && 'states' in node;

/** Converts an order that was read by its key, with the states of its lines. */
export function toKeyedOrder(order: WireKeyedOrder, context: NormalizeContext): Order {
  const sent = sentQuantities(order);
  const { products, ...others } = toOrder(order, context);
  return {
    ...others,
    products: products.map((line, index) => {
      const state = order.states.nodes[index];
      const slug = state?.variant?.product.handle;
      return {
        ...line,
        ...(state && { keptQuantity: state.currentQuantity }),
        sentQuantity: sent.take(line),
        ...(line.variant && { variant: { ...line.variant, ...(slug && { slug: `/${slug}` }) } }),
      };
    }),
  };
}

/** The sent pieces. The platform names a line by its title and variant only, so equal lines are filled one after the other. */
function sentQuantities({ sent }: WireKeyedOrder) {
  const left = new Map<string, number>();
  for (const { quantity, lineItem } of (sent ?? []).flatMap(({ fulfillmentLineItems }) => fulfillmentLineItems.nodes)) {
    const name = nameOfLine(lineItem);
    left.set(name, (left.get(name) ?? 0) + quantity);
  }
  return {
    take(line: Pick<OrderProduct, 'title' | 'quantity' | 'variant'>): number {
      const name = nameOfLine(line);
      const taken = Math.min(left.get(name) ?? 0, line.quantity);
      left.set(name, (left.get(name) ?? 0) - taken);
      return taken;
    },
  };
}

const nameOfLine = ({ title, variant }: { title: string; variant?: { id: string } | null | undefined }): string =>
  JSON.stringify([title, variant?.id ?? '']);

/** Converts an address of an order, of which any part may be missing. */
export const toOrderAddress = (address: Omit<WireAddress, 'id'> | null): OrderAddress | undefined =>
  address
    ? {
        firstName: address.firstName || undefined,
        lastName: address.lastName || undefined,
        company: address.company || undefined,
        phone: address.phone || undefined,
        address1: address.address1 || undefined,
        address2: address.address2 || undefined,
        city: address.city || undefined,
        zip: address.zip || undefined,
        country: address.country || undefined,
        countryCode: address.countryCodeV2 ?? undefined,
        province: address.province || undefined,
      }
    : undefined;

const toOrderProduct = (line: WireOrderLine, context: NormalizeContext): OrderProduct => ({
  title: line.title,
  quantity: line.quantity,
  originalTotalPrice: line.originalTotalPrice,
  discountedTotalPrice: line.discountedTotalPrice,
  variant: line.variant
    ? {
        id: line.variant.id,
        title: variantTitle(line.variant.title),
        image: toImage(line.variant.image, context),
      }
    : undefined,
});
