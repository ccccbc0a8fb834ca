/** Orders, their lines and addresses as JSON. */
import { countryName } from '../../countries.js';
import type { Variant } from '../../shop/catalog/catalog.js';
import { toDecimal } from '../../shop/money.js';
import { parcelsOf } from '../../shop/order/parcels.js';
import { taxOf } from '../../shop/order/tax.js';
import { fullPriceOf, reducedPriceOf } from '../../shop/order/totals.js';
import type { OrderRecord, PaymentStatus } from '../../shop/records.js';
import type { ProtocolContext } from '../protocol.js';
import { toUuid } from './ids.js';

type ViewContext = Pick<ProtocolContext, 'shop' | 'origin'>;

/** Returns a function that formats minor units with four decimals in every currency: '225.0000'. */
function amountIn(currencyCode: string): (minor: number) => string {
  return (minor) => Number(toDecimal({ minor, currencyCode })).toFixed(4);
}

const zero = '0.0000';

/** 'Thu, 02 Jan 2025 10:00:00 +0000' */
const dateOf = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000');

interface Status {
  id: number;
  name: string;
}

/** Returns an order's status. The platform has one status for payment, fulfillment and cancellation together. */
export function statusOf({ payment, fulfillment, cancelledAt }: OrderRecord): Status {
  if (cancelledAt !== undefined) return { id: 5, name: 'Cancelled' };
  if (payment === 'refunded') return { id: 4, name: 'Refunded' };
  if (payment === 'partially_refunded') return { id: 14, name: 'Partially Refunded' };
  if (fulfillment === 'fulfilled') return { id: 10, name: 'Completed' };
  if (fulfillment === 'partially_fulfilled') return { id: 3, name: 'Partially Shipped' };
  return payment === 'pending' ? { id: 7, name: 'Awaiting Payment' } : { id: 11, name: 'Awaiting Fulfillment' };
}

const paymentStatus: Record<PaymentStatus, string> = {
  pending: 'pending',
  authorized: 'authorized',
  paid: 'captured',
  partially_refunded: 'partially refunded',
  refunded: 'refunded',
  voided: 'void',
};

const piecesOf = ({ lines }: OrderRecord): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const shippedPiecesOf = (order: OrderRecord): number => {
  if (order.fulfillment === 'fulfilled') return piecesOf(order);
  return order.fulfillment === 'partially_fulfilled' ? (order.lines[0]?.quantity ?? 0) : 0;
};

/** The sums of an amount without its tax, with it, and the tax alone. `minor` includes the tax if the prices do. */
const taxedSums = (minor: number, tax: number, isIncluded: boolean) =>
  isIncluded ? { ex: minor - tax, inc: minor, tax } : { ex: minor, inc: minor + tax, tax };

const couponDiscountOf = ({ discounts = [] }: OrderRecord): number =>
  discounts.reduce((sum, { minor }) => sum + minor, 0);

const taxOfPrice = (minor: number, order: OrderRecord, { data }: ViewContext['shop']): number =>
  order.tax && data.tax ? taxOf(minor, data.tax) : 0;

export function orderView(order: OrderRecord, { shop, origin }: ViewContext) {
  const amount = amountIn(order.currencyCode);
  const store = shop.data.shop.currencyCode;
  const { id, name } = statusOf(order);
  const { minor: tax = 0, isIncluded = false } = order.tax ?? {};
  // Before coupons.
  const goods = taxedSums(
    order.subtotal + couponDiscountOf(order),
    order.lines.reduce((sum, line) => sum + taxOfPrice(fullPriceOf(line), order, shop), 0),
    isIncluded,
  );
  const link = (part: string) => ({
    url: `${origin}/v2/orders/${order.number}/${part}`,
    resource: `/orders/${order.number}/${part}`,
  });
  return {
    id: order.number,
    customer_id: order.customerId ?? 0,
    date_created: dateOf(order.placedAt),
    date_modified: dateOf(order.cancelledAt ?? order.placedAt),
    date_shipped: order.fulfillment === 'fulfilled' ? dateOf(order.placedAt) : '',
    ...(order.cartToken !== undefined && { cart_id: toUuid(order.cartToken) }),
    status_id: id,
    status: name,
    subtotal_ex_tax: amount(goods.ex),
    subtotal_inc_tax: amount(goods.inc),
    subtotal_tax: amount(goods.tax),
    base_shipping_cost: amount(order.shipping),
    shipping_cost_ex_tax: amount(order.shipping),
    shipping_cost_inc_tax: amount(order.shipping),
    shipping_cost_tax: zero,
    base_handling_cost: zero,
    handling_cost_ex_tax: zero,
    handling_cost_inc_tax: zero,
    handling_cost_tax: zero,
    base_wrapping_cost: zero,
    wrapping_cost_ex_tax: zero,
    wrapping_cost_inc_tax: zero,
    wrapping_cost_tax: zero,
    total_ex_tax: amount(order.total - tax),
    total_inc_tax: amount(order.total),
    total_tax: amount(tax),
    is_tax_inclusive_pricing: isIncluded,
    items_total: piecesOf(order),
    items_shipped: shippedPiecesOf(order),
    payment_method: 'Sandbox',
    payment_status: order.payment === undefined ? '' : paymentStatus[order.payment],
    refunded_amount: order.payment === 'refunded' ? amount(order.total) : zero,
    order_is_digital: false,
    store_credit_amount: zero,
    gift_certificate_amount: zero,
    currency_code: order.currencyCode,
    default_currency_code: store,
    store_default_currency_code: store,
    coupon_discount: amount(couponDiscountOf(order)),
    discount_amount: zero,
    shipping_address_count: 1,
    is_deleted: false,
    customer_message: order.note ?? '',
    order_source: 'www',
    channel_id: 1,
    billing_address: addressOf({ ...order, address: { ...order.address, ...order.billingAddress } }),
    products: link('products'),
    shipping_addresses: link('shipping_addresses'),
    coupons: link('coupons'),
    consignments: link('consignments'),
  };
}

function addressOf({ address, email }: OrderRecord) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? '',
    street_1: address.address1,
    street_2: address.address2 ?? '',
    city: address.city,
    state: address.province ?? '',
    zip: address.zip ?? '',
    country: countryName(address.countryCode) ?? '',
    country_iso2: address.countryCode,
    phone: address.phone ?? '',
    email,
  };
}

export function shippingAddressView(order: OrderRecord, { origin }: ViewContext) {
  const cost = amountIn(order.currencyCode)(order.shipping);
  return {
    id: order.number,
    order_id: order.number,
    ...addressOf(order),
    items_total: piecesOf(order),
    items_shipped: shippedPiecesOf(order),
    shipping_method: order.shipping === 0 ? 'Free Shipping' : 'Flat Rate',
    base_cost: cost,
    cost_ex_tax: cost,
    cost_inc_tax: cost,
    cost_tax: zero,
    shipping_quotes: {
      url: `${origin}/v2/orders/${order.number}/shipping_addresses/${order.number}/shipping_quotes`,
      resource: `/orders/${order.number}/shipping_addresses/${order.number}/shipping_quotes`,
    },
  };
}

/** Only the first line of an order that was sent in part is in its parcel. */
export const shipmentViews = (order: OrderRecord) =>
  parcelsOf(order).map(({ carrier, number, url, sentAt }, index) => ({
    id: order.number * 100 + index + 1,
    order_id: order.number,
    customer_id: order.customerId ?? 0,
    order_address_id: order.number,
    date_created: dateOf(sentAt),
    tracking_number: number,
    merchant_shipping_cost: zero,
    shipping_method: order.shipping === 0 ? 'Free Shipping' : 'Flat Rate',
    comments: '',
    shipping_provider: '',
    shipping_provider_display_name: carrier,
    tracking_carrier: '',
    tracking_link: url,
    generated_tracking_link: '',
    billing_address: addressOf(order),
    shipping_address: addressOf(order),
    items: order.lines
      .slice(0, order.fulfillment === 'fulfilled' ? undefined : 1)
      .map(({ quantity }, line) => ({ order_product_id: order.number * 100 + line + 1, product_id: 0, quantity })),
  }));

/** @param index of the line in the order */
export function orderProductView(order: OrderRecord, index: number, { shop }: ViewContext) {
  const line = order.lines[index];
  if (!line) throw new Error(`The order ${order.number} has no line ${index}.`);
  const amount = amountIn(order.currencyCode);
  const variant = shop.catalog.variant(line.sku);
  const { price, quantity, discount = 0 } = line;
  const sumsOf = (minor: number) => taxedSums(minor, taxOfPrice(minor, order, shop), order.tax?.isIncluded ?? false);
  const piece = sumsOf(price);
  const full = sumsOf(fullPriceOf(line));
  const id = order.number * 100 + index + 1;
  const isShipped = order.fulfillment === 'fulfilled' || (order.fulfillment === 'partially_fulfilled' && index === 0);
  return {
    id,
    order_id: order.number,
    // The ids are 0 if the store no longer sells the variant.
    product_id: variant?.product.id ?? 0,
    variant_id: variant?.id ?? 0,
    order_address_id: order.number,
    name: line.title,
    name_customer: line.title,
    name_merchant: line.title,
    sku: line.sku,
    type: 'physical',
    base_price: amount(price),
    price_ex_tax: amount(piece.ex),
    price_inc_tax: amount(piece.inc),
    price_tax: amount(piece.tax),
    base_total: amount(fullPriceOf(line)),
    total_ex_tax: amount(full.ex),
    total_inc_tax: amount(full.inc),
    total_tax: amount(full.tax),
    discounted_total_inc_tax: amount(sumsOf(reducedPriceOf(line)).inc),
    quantity,
    quantity_shipped: isShipped ? quantity : 0,
    is_refunded: order.payment === 'refunded',
    quantity_refunded: order.payment === 'refunded' ? quantity : 0,
    refund_amount: order.payment === 'refunded' ? amount(reducedPriceOf(line)) : zero,
    is_bundled_product: false,
    brand: variant?.product.data.vendor ?? '',
    applied_discounts: discount === 0 ? [] : [couponView(order, amount(discount))],
    product_options: variant ? optionViews(variant, id) : [],
    configurable_fields: [],
  };
}

/** One code for goods applies at a time. */
function couponView({ discounts = [] }: OrderRecord, amount: string) {
  const code = discounts.find(({ minor }) => minor > 0)?.code ?? null;
  return { id: 'coupon', amount, name: code ?? 'Discount', code, target: 'order' };
}

const optionViews = ({ product, selectedOptions }: Variant, orderProductId: number) =>
  product.data.options.length === 0
    ? []
    : selectedOptions.map(({ name, value }, index) => ({
        id: orderProductId * 10 + index,
        option_id: product.options[index]?.id ?? 0,
        order_product_id: orderProductId,
        product_option_id: product.options[index]?.id ?? 0,
        display_name: name,
        display_name_customer: name,
        display_name_merchant: name,
        display_value: value,
        display_value_customer: value,
        display_value_merchant: value,
        value: String(product.options[index]?.values.find((candidate) => candidate.name === value)?.id ?? ''),
        type: 'Multiple choice',
        name,
        display_style: 'Rectangle',
      }));

export function consignmentsView(order: OrderRecord, withLines: boolean, context: ViewContext) {
  const cost = Number(toDecimal({ minor: order.shipping, currencyCode: order.currencyCode }));
  const { url, resource } = {
    url: `${context.origin}/v2/orders/${order.number}/products`,
    resource: `/orders/${order.number}/products`,
  };
  return {
    pickups: [],
    shipping: [
      {
        id: order.number,
        ...addressOf(order),
        items_total: piecesOf(order),
        items_shipped: shippedPiecesOf(order),
        shipping_method: order.shipping === 0 ? 'Free Shipping' : 'Flat Rate',
        base_cost: cost,
        cost_ex_tax: cost,
        cost_inc_tax: cost,
        cost_tax: 0,
        line_items: withLines
          ? order.lines.map((_, index) => orderProductView(order, index, context))
          : [{ url, resource }],
      },
    ],
    downloads: [],
    email: { gift_certificates: [] },
  };
}
