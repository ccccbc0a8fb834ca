/** Customers, their addresses and orders, as the common model. Pure; every field is listed. */
import type { Address, Customer, Order, OrderProduct } from '../../model/entities.js';
import { CommerceError } from '../../port/errors.js';
import { variantTitle } from '../shopify/normalize.js';
import type { Answer } from './answers.js';
import { toImage, type NormalizeContext } from './normalize.js';

type WireCustomer = NonNullable<Answer<'customer'>['customer']>;
export type WireAddress = NonNullable<WireCustomer['defaultAddress']>;
type WireOrder = NonNullable<Answer<'customerOrders'>['customer']>['orders']['nodes'][number];
type WireOrderLine = WireOrder['lineItems']['nodes'][number];

/**
 * The id of an address or an order without what the platform hangs on it: a token of the customer's, or a key. It is the same for every
 * token, and may stand in a link.
 */
export const toBareId = (id: string): string => id.replace(/\?.*$/, '');

export const toCustomer = (customer: WireCustomer): Customer => ({
  id: customer.id,
  displayName: customer.displayName || undefined,
  firstName: customer.firstName || undefined,
  lastName: customer.lastName || undefined,
  email: customer.email || undefined,
  phone: customer.phone || undefined,
  defaultAddress: customer.defaultAddress ? toAddress(customer.defaultAddress) : undefined,
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

export const toOrder = (order: WireOrder, context: NormalizeContext): Order => ({
  id: toBareId(order.id),
  name: order.name,
  financialStatus: order.financialStatus ?? undefined,
  fulfillmentStatus: order.fulfillmentStatus,
  processedAt: order.processedAt,
  subtotalPrice: order.subtotalPrice ?? undefined,
  totalShippingPrice: order.totalShippingPrice,
  totalPrice: order.totalPrice,
  products: order.lineItems.nodes.map((line) => toOrderProduct(line, context)),
});

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
