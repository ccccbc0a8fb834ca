/** Resolvers of customers, their addresses and their orders. */
import { countryName } from '../../../countries.js';
import { parcelsOf, type Parcel } from '../../../shop/order/parcels.js';
import { fullPriceOf, reducedPriceOf } from '../../../shop/order/totals.js';
import type { Address, CustomerRecord, OrderLine, OrderRecord } from '../../../shop/records.js';
import { connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { orderDiscounts } from '../discounts.js';
import { globalId } from '../ids.js';
import { moneyV2 } from '../money.js';
import type { Context } from '../context.js';
import type { CustomerView, MailingAddressView, OrderView, Resolver, Resolvers } from '../resolver.js';

/** Returns the customer of an access token; null for an unknown or expired token. */
export function customerView(accessToken: string, { shop }: Context): CustomerView | null {
  const token = shop.tokens.find(accessToken);
  const customer = token && shop.customers.find(token.customerId);
  return customer ? { customer, accessToken } : null;
}

const customerId = ({ id }: CustomerRecord): string => globalId('Customer', id);

/** Returns the view of a customer's address. As on the platform, its id contains the access token of the request. */
export function addressView(id: number, address: Partial<Address>, accessToken?: string): MailingAddressView {
  const params = new URLSearchParams({
    model_name: 'CustomerAddress',
    ...(accessToken && { customer_access_token: accessToken }),
  });
  return { kind: 'mailingAddress', id: `${globalId('MailingAddress', id)}?${params}`, address };
}

export const orderView = (order: OrderRecord): OrderView => ({ kind: 'order', order });

const addressesOf = ({ customer, accessToken }: CustomerView, { shop }: Context): MailingAddressView[] =>
  shop.addresses.all(customer).map((address) => addressView(address.id, address, accessToken));

type OrderSortKey = 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE';

const orderKeys: Record<OrderSortKey, (order: OrderRecord) => number> = {
  ID: ({ number }) => number,
  PROCESSED_AT: ({ placedAt }) => Date.parse(placedAt),
  RELEVANCE: ({ number }) => number,
  TOTAL_PRICE: ({ total }) => total,
};

function ordersOf({ customer }: CustomerView, args: ConnectionArgs & { sortKey: OrderSortKey }, { shop }: Context) {
  const keyOf = orderKeys[args.sortKey];
  const all = shop.orders.all(customer).sort((a, b) => keyOf(a) - keyOf(b));
  const connection = connectionOf(all.map(orderView), args, ({ order }) => order.number);
  return { ...connection, totalCount: String(all.length) };
}

const customer: Record<string, Resolver<CustomerView, never>> = {
  acceptsMarketing: (view) => view.customer.acceptsMarketing,
  addresses: (view, args: ConnectionArgs, context) =>
    connectionOf(addressesOf(view, context), args, ({ id }) => id.split('?')[0] ?? id),
  createdAt: (view) => view.customer.createdAt,
  defaultAddress(view, _, { shop }) {
    const { defaultAddressId: id } = view.customer;
    const address = id === undefined ? undefined : shop.addresses.find(view.customer, id);
    return address ? addressView(address.id, address, view.accessToken) : null;
  },
  displayName: ({ customer: { firstName, lastName, email } }) => nameOf({ firstName, lastName }) ?? email,
  email: (view) => view.customer.email,
  firstName: (view) => view.customer.firstName ?? null,
  id: (view) => customerId(view.customer),
  lastName: (view) => view.customer.lastName ?? null,
  numberOfOrders: (view, _, { shop }) => String(shop.orders.all(view.customer).length),
  orders: ordersOf,
  phone: (view) => view.customer.phone ?? null,
  tags: () => [],
  updatedAt: (view) => view.customer.updatedAt,
};

const nameOf = ({ firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined }) =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

const areaOf = ({ city, provinceCode, province = provinceCode, countryCode }: Partial<Address>): string =>
  [city, province, countryCode && countryName(countryCode)].filter(Boolean).join(', ');

const textOf =
  (name: keyof Address): Resolver<Pick<MailingAddressView, 'address'>, never> =>
  ({ address }) =>
    address[name] ?? null;

/** Resolvers of any address: of a customer, an order or a cart. */
export const mailingAddressFields: Record<string, Resolver<Pick<MailingAddressView, 'address'>, never>> = {
  address1: textOf('address1'),
  address2: textOf('address2'),
  city: textOf('city'),
  company: textOf('company'),
  country: ({ address }) => (address.countryCode && countryName(address.countryCode)) ?? null,
  countryCode: textOf('countryCode'),
  countryCodeV2: textOf('countryCode'),
  firstName: textOf('firstName'),
  formatted({ address }, { withCompany, withName }: { withCompany: boolean; withName: boolean }) {
    const { company, address1, address2, city, provinceCode, province = provinceCode, zip, countryCode } = address;
    const lines = [
      withName && nameOf(address),
      withCompany && company,
      address1,
      address2,
      [city, province, zip].filter(Boolean).join(' '),
      countryCode && countryName(countryCode),
    ];
    return lines.filter(Boolean);
  },
  formattedArea: ({ address }) => areaOf(address) || null,
  lastName: textOf('lastName'),
  name: ({ address }) => nameOf(address),
  phone: textOf('phone'),
  province: textOf('province'),
  provinceCode: textOf('provinceCode'),
  zip: textOf('zip'),
};

/** Returns the view of an order's address, which is not one of the customer's addresses. */
const orderAddress = ({ number }: OrderRecord, address: Partial<Address>): MailingAddressView => ({
  kind: 'mailingAddress',
  id: `${globalId('MailingAddress', number)}?model_name=Address`,
  address,
});

const amount =
  (minorOf: (order: OrderRecord) => number): Resolver<OrderView, never> =>
  ({ order }) =>
    moneyV2({ minor: minorOf(order), currencyCode: order.currencyCode });

interface LineView {
  line: OrderLine;
  order: OrderRecord;
}

const taxOf = ({ tax }: OrderRecord): number => tax?.minor ?? 0;

const refundedOf = ({ payment, total }: OrderRecord): number => (payment === 'refunded' ? total : 0);

const order: Record<string, Resolver<OrderView, never>> = {
  billingAddress: ({ order }) => orderAddress(order, order.billingAddress ?? order.address),
  cancelReason: (view) => (view.order.cancelledAt ? 'CUSTOMER' : null),
  canceledAt: (view) => view.order.cancelledAt ?? null,
  currencyCode: (view) => view.order.currencyCode,
  currentSubtotalPrice: amount(({ subtotal }) => subtotal),
  currentTotalPrice: amount(({ total }) => total),
  currentTotalShippingPrice: amount(({ shipping }) => shipping),
  currentTotalTax: amount(taxOf),
  customAttributes: ({ order }) => order.attributes ?? [],
  discountApplications: ({ order }, args: ConnectionArgs, context) =>
    connectionOf(
      orderDiscounts(order, context).map((discount, index) => ({ ...discount, index })),
      args,
      ({ index }) => index,
    ),
  edited: () => false,
  email: (view) => view.order.email,
  financialStatus: (view) => view.order.payment?.toUpperCase() ?? null,
  fulfillmentStatus: (view) => view.order.fulfillment.toUpperCase(),
  id: (view) => `${globalId('Order', view.order.number)}?key=${view.order.token}`,
  lineItems: (view, args: ConnectionArgs) =>
    connectionOf(
      view.order.lines.map((line, index) => ({ line, order: view.order, index })),
      args,
      ({ index }) => index,
    ),
  name: (view) => `#${view.order.number}`,
  orderNumber: (view) => view.order.number,
  originalTotalPrice: amount(({ total }) => total),
  phone: (view) => view.order.address.phone ?? null,
  processedAt: (view) => view.order.placedAt,
  shippingAddress: ({ order }) => orderAddress(order, order.address),
  statusUrl: (view, _, { origin }) => `${origin}/orders/${view.order.token}`,
  subtotalPrice: amount(({ subtotal }) => subtotal),
  subtotalPriceV2: amount(({ subtotal }) => subtotal),
  successfulFulfillments: ({ order }, { first }: { first?: number | null }) =>
    parcelsOf(order)
      .slice(0, first ?? undefined)
      .map((parcel): FulfillmentView => ({ order, parcel })),
  totalPrice: amount(({ total }) => total),
  totalPriceV2: amount(({ total }) => total),
  totalRefunded: amount(refundedOf),
  totalRefundedV2: amount(refundedOf),
  totalShippingPrice: amount(({ shipping }) => shipping),
  totalShippingPriceV2: amount(({ shipping }) => shipping),
  totalTax: amount(taxOf),
  totalTaxV2: amount(taxOf),
};

const lineTotal =
  (minorOf: (line: OrderLine) => number): Resolver<LineView, never> =>
  ({ line, order: { currencyCode } }) =>
    moneyV2({ minor: minorOf(line), currencyCode });

const orderLineItem: Record<string, Resolver<LineView, never>> = {
  currentQuantity: ({ line }) => line.quantity,
  discountAllocations: ({ line, order }, _, context) => {
    const { discount: minor } = line;
    const ofGoods = orderDiscounts(order, context).find(({ targetType }) => targetType === 'LINE_ITEM');
    if (minor === undefined || !ofGoods) return [];
    return [{ allocatedAmount: moneyV2({ minor, currencyCode: order.currencyCode }), discountApplication: ofGoods }];
  },
  discountedTotalPrice: lineTotal(reducedPriceOf),
  originalTotalPrice: lineTotal(fullPriceOf),
  quantity: ({ line }) => line.quantity,
  title: ({ line }) => line.title,
  variant: ({ line }, _, { shop }) => shop.catalog.variant(line.sku) ?? null,
};

interface FulfillmentView {
  order: OrderRecord;
  parcel: Parcel;
}

const fulfillment: Record<string, Resolver<FulfillmentView, never>> = {
  fulfillmentLineItems: ({ order }, args: ConnectionArgs) =>
    connectionOf(
      (order.fulfillment === 'fulfilled' ? order.lines : order.lines.slice(0, 1)).map((line) => ({
        lineItem: { line, order },
        quantity: line.quantity,
      })),
      args,
      ({ lineItem }) => order.lines.indexOf(lineItem.line),
    ),
  trackingCompany: ({ parcel }) => parcel.carrier,
  trackingInfo: ({ parcel: { number, url } }, { first }: { first?: number | null }) =>
    [{ number, url }].slice(0, first ?? undefined),
};

const query: Record<string, Resolver<unknown, never>> = {
  customer: (_, { customerAccessToken }: { customerAccessToken: string }, context) =>
    customerView(customerAccessToken, context),
};

/** Resolves `userErrors`, the older name of `customerUserErrors`. */
const olderErrors = {
  userErrors: ({ customerUserErrors }: { customerUserErrors: unknown[] }) => customerUserErrors,
};

const payloadsWithOlderErrors = [
  ...['AccessTokenCreate', 'Activate', 'AddressCreate', 'AddressDelete', 'AddressUpdate', 'Create'],
  ...['DefaultAddressUpdate', 'Recover', 'Reset', 'ResetByUrl', 'Update'],
].map((name) => [`Customer${name}Payload`, olderErrors] as const);

export const customerResolvers: Resolvers = {
  QueryRoot: query,
  Customer: customer,
  MailingAddress: { ...mailingAddressFields, id: ({ id }: MailingAddressView) => id },
  Order: order,
  OrderLineItem: orderLineItem,
  Fulfillment: fulfillment,
  ...Object.fromEntries(payloadsWithOlderErrors),
};
