/** Converts customers, their addresses and orders to the common model. Pure; every field is listed. */
import type {
  Address,
  Customer,
  Money,
  Order,
  OrderAddress,
  OrderDiscount,
  OrderProduct,
  OrderVariant,
  Shipment,
} from '../../model/entities.js';
import { addMoney, multiplyMoney } from '../../model/money.js';
import type { WireAddress, WireCustomer, WireOrder, WireOrderedProduct, WireShipment } from './answers.js';
import { webUrl } from '../shared/webUrl.js';
import { toVariantId } from './ids.js';
import { slugOf } from './slugs.js';

type WireOrderLine = NonNullable<WireOrder['consignments']['shipping']>[number]['line_items'][number];

export interface OrderContext {
  /** The store's own currency, the fallback for an order without one. */
  currencyCode: string;
  imageUrl: (src: string) => string;
  /** The ordered products that the store still has, by id. */
  products: ReadonlyMap<number, WireOrderedProduct>;
}

/** Converts a customer. The display name is the joined names, because the platform has none of its own. It has no default address. */
export const toCustomer = (customer: WireCustomer): Customer => ({
  id: String(customer.id),
  displayName: [customer.first_name, customer.last_name].filter(Boolean).join(' ') || undefined,
  firstName: customer.first_name || undefined,
  lastName: customer.last_name || undefined,
  email: customer.email || undefined,
  phone: customer.phone || undefined,
  _originalPlatform: 'big_commerce',
});

export const toAddress = (address: WireAddress): Address => ({
  id: String(address.id),
  firstName: address.first_name || undefined,
  lastName: address.last_name || undefined,
  company: address.company || undefined,
  phone: address.phone || undefined,
  address1: address.address1,
  address2: address.address2 || undefined,
  city: address.city,
  zip: address.postal_code,
  country: address.country || address.country_code,
  countryCode: address.country_code,
  province: address.state_or_province || undefined,
});

/** Whether the amounts of an order are those with tax. Coupons and discounts are amounts of the prices as the merchant entered them. */
const isTaxIncluded = ({ is_tax_inclusive_pricing: isInclusive, subtotal_ex_tax: without }: WireOrder): boolean =>
  (isInclusive ?? true) || !without;

export function toOrder(order: WireOrder, context: OrderContext): Order {
  const currencyCode = order.currency_code || order.store_default_currency_code || context.currencyCode;
  const money = (amount: string | null | undefined): Money | undefined =>
    amount ? { amount, currencyCode } : undefined;
  const tax = order.total_tax && Number(order.total_tax) !== 0 ? money(order.total_tax) : undefined;
  const isIncluded = isTaxIncluded(order);
  const email = emailOf(order);
  return {
    id: String(order.id),
    ...(email !== undefined && { key: `${order.id}:${email}` }),
    name: `#${order.id}`,
    financialStatus: order.payment_status || undefined,
    fulfillmentStatus: order.status || undefined,
    processedAt: toIsoDate(order.date_created),
    subtotalPrice: money(isIncluded ? order.subtotal_inc_tax : order.subtotal_ex_tax),
    discount: toDiscount(order, currencyCode),
    totalShippingPrice: money(isIncluded ? order.shipping_cost_inc_tax : order.shipping_cost_ex_tax),
    tax: tax && { amount: tax, isIncluded },
    totalPrice: money(order.total_inc_tax),
    shippingAddress: toOrderAddress(order.consignments.shipping?.[0]),
    billingAddress: toOrderAddress(order.billing_address),
    products: linesOf(order).map((line) => toOrderProduct(line, currencyCode, isIncluded, context)),
  };
}

/** Returns the e-mail address of the bill in lower case. Undefined if there is none. */
export const emailOf = (order: WireOrder | undefined): string | undefined =>
  order?.billing_address?.email?.trim().toLowerCase() || undefined;

type WireOrderAddress = Omit<NonNullable<WireOrder['billing_address']>, 'email'>;

const toOrderAddress = (address: WireOrderAddress | null | undefined): OrderAddress | undefined =>
  address
    ? {
        firstName: address.first_name || undefined,
        lastName: address.last_name || undefined,
        company: address.company || undefined,
        phone: address.phone || undefined,
        address1: address.street_1 || undefined,
        address2: address.street_2 || undefined,
        city: address.city || undefined,
        zip: address.zip || undefined,
        country: address.country || undefined,
        countryCode: address.country_iso2 || undefined,
        province: address.state || undefined,
      }
    : undefined;

/** Converts a parcel. The order's status tells whether all of them have arrived. */
export const toShipment = (shipment: WireShipment): Shipment => ({
  carrier: shipment.shipping_provider_display_name || shipment.tracking_carrier || undefined,
  trackingNumber: shipment.tracking_number || undefined,
  trackingUrl: webUrl(shipment.tracking_link) ?? webUrl(shipment.generated_tracking_link),
});

/** The platform's subtotal is before its coupons and discounts. */
function toDiscount(order: WireOrder, currencyCode: string): OrderDiscount | undefined {
  const [first, ...others] = [order.coupon_discount, order.discount_amount].flatMap((amount) =>
    amount ? [{ amount, currencyCode }] : [],
  );
  const amount = first && addMoney(first, ...others);
  if (!amount || Number(amount.amount) === 0) return undefined;
  const codes = linesOf(order).flatMap((line) => (line.applied_discounts ?? []).flatMap(({ code }) => code || []));
  return { codes: [...new Set(codes)], amount };
}

/** Converts a date to ISO 8601. The platform sends the format of mails: 'Thu, 02 Jan 2025 10:00:00 +0000' */
function toIsoDate(text: string | null | undefined): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns the lines of all consignments in the order of purchase. */
export const linesOf = ({ consignments: { shipping, pickups, downloads } }: WireOrder): WireOrderLine[] =>
  [shipping, pickups, downloads]
    .flatMap((parts) => parts ?? [])
    .flatMap(({ line_items: lines }) => lines)
    .sort((a, b) => a.id - b.id);

function toOrderProduct(
  line: WireOrderLine,
  currencyCode: string,
  isTaxIncluded: boolean,
  context: OrderContext,
): OrderProduct {
  const amount = isTaxIncluded ? line.total_inc_tax : (line.total_ex_tax ?? line.total_inc_tax);
  const originalTotalPrice = { amount, currencyCode };
  const discounts = (line.applied_discounts ?? []).map(({ amount }) => multiplyMoney({ amount, currencyCode }, -1));
  return {
    title: line.name,
    quantity: line.quantity,
    keptQuantity: line.quantity_refunded == null ? undefined : Math.max(line.quantity - line.quantity_refunded, 0),
    sentQuantity: line.quantity_shipped ?? undefined,
    originalTotalPrice,
    discountedTotalPrice: addMoney(originalTotalPrice, ...discounts),
    variant: toOrderVariant(line, context),
  };
}

/** Converts a line's variant. Undefined if the store does not sell the item, or no longer sells it: its number is then 0. */
function toOrderVariant(line: WireOrderLine, { products, imageUrl }: OrderContext): OrderVariant | undefined {
  const { product_id: productId, variant_id: variantId } = line;
  if (!productId || !variantId) return undefined;
  const { custom_url: page, primary_image: picture } = products.get(productId) ?? {};
  return {
    id: toVariantId({ productId, variantId }),
    ...(page && { slug: `/${slugOf(page)}` }),
    title:
      (line.product_options ?? []).map((option) => `${option.display_name}: ${option.display_value}`).join(', ') ||
      undefined,
    image: picture?.url_standard
      ? { src: imageUrl(picture.url_standard), alt: picture.description ?? undefined }
      : undefined,
  };
}
