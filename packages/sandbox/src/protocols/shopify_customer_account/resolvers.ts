/** Resolvers of the Customer Account API. They answer for the customer whose token came with the request. */
import { countryName } from '../../countries.js';
import type { AddressInput, AddressOutcome } from '../../shop/customer/addresses.js';
import { problemText } from '../../shop/customer/customerProblems.js';
import { parcelsOf, type Parcel } from '../../shop/order/parcels.js';
import { fullPriceOf, reducedPriceOf } from '../../shop/order/totals.js';
import type {
  Address,
  AddressRecord,
  CustomerRecord,
  OrderDiscount,
  OrderLine,
  OrderRecord,
} from '../../shop/records.js';
import { pictureAddress } from '../pictures/address.js';
import { connectionOf, type ConnectionArgs } from '../shopify_graphql/execution/connection.js';
import { entryId, globalId, parseGlobalId } from '../shopify_graphql/ids.js';
import { moneyV2 } from '../shopify_graphql/money.js';
import type { Context } from '../shopify_graphql/context.js';
import type { Resolver, Resolvers } from '../shopify_graphql/resolver.js';

interface AddressView {
  id: string;
  address: Partial<Address>;
}

interface LineView {
  line: OrderLine;
  order: OrderRecord;
  index: number;
}

const addressView = (address: AddressRecord): AddressView => ({
  id: globalId('CustomerAddress', address.id),
  address,
});

function self({ customer, shop }: Context): CustomerRecord {
  const current = customer && shop.customers.find(customer.id);
  if (!current) throw new Error('The Customer Account API was asked without a customer.');
  return current;
}

const idIn = (id: string, type: string): number => {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? Number(parsed.id) : 0;
};

const nameOf = ({ firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined }) =>
  [firstName, lastName].filter(Boolean).join(' ');

const customer: Record<string, Resolver<CustomerRecord, never>> = {
  addresses(record, args: ConnectionArgs & { skipDefault: boolean }, { shop }) {
    const all = shop.addresses.all(record).filter(({ id }) => !args.skipDefault || id !== record.defaultAddressId);
    return connectionOf(all.map(addressView), args, ({ id }) => id);
  },
  creationDate: ({ createdAt }) => createdAt,
  defaultAddress(record, _, { shop }) {
    const address = shop.addresses.find(record, record.defaultAddressId ?? 0);
    return address ? addressView(address) : null;
  },
  displayName: (record) => nameOf(record) || record.email,
  emailAddress: ({ email }) => ({ emailAddress: email }),
  id: ({ id }) => globalId('Customer', id),
  orders(record, args: ConnectionArgs & { sortKey: string }, { shop }) {
    const keyOf = orderKeys[args.sortKey] ?? (({ number }) => number);
    const sorted = shop.orders.all(record).sort((a, b) => keyOf(a) - keyOf(b) || a.number - b.number);
    return connectionOf(sorted, args, ({ number }) => number);
  },
  phoneNumber: ({ phone }) => (phone === undefined ? null : { phoneNumber: phone }),
  tags: () => [],
};

const placedAtOf = ({ placedAt }: OrderRecord) => Date.parse(placedAt);

const orderKeys: Record<string, (order: OrderRecord) => number> = {
  CREATED_AT: placedAtOf,
  PROCESSED_AT: placedAtOf,
  UPDATED_AT: ({ cancelledAt, placedAt }) => Date.parse(cancelledAt ?? placedAt),
  TOTAL_PRICE: ({ total }) => total,
};

const textOf =
  (name: keyof Address): Resolver<AddressView, never> =>
  ({ address }) =>
    address[name] ?? null;

const customerAddress: Record<string, Resolver<AddressView, never>> = {
  address1: textOf('address1'),
  address2: textOf('address2'),
  city: textOf('city'),
  company: textOf('company'),
  country: ({ address }) => (address.countryCode && countryName(address.countryCode)) ?? null,
  firstName: textOf('firstName'),
  formatted({ address }, { withCompany, withName }: { withCompany: boolean; withName: boolean }) {
    const { company, address1, address2, city, province, zip, countryCode } = address;
    const place = [city, province, zip].filter(Boolean).join(' ');
    const country = countryCode && countryName(countryCode);
    const lines = [withName && nameOf(address), withCompany && company, address1, address2, place, country];
    return lines.filter(Boolean);
  },
  lastName: textOf('lastName'),
  name: ({ address }) => nameOf(address) || null,
  phoneNumber: textOf('phone'),
  province: textOf('province'),
  territoryCode: textOf('countryCode'),
  zip: textOf('zip'),
  // Provinces are stored as given: this API gives codes, others give names.
  zoneCode: ({ address }) => (/^[A-Z\d]{1,3}$/.test(address.province ?? '') ? address.province : null),
};

const amount =
  (minorOf: (order: OrderRecord) => number): Resolver<OrderRecord, never> =>
  (record) =>
    moneyV2({ minor: minorOf(record), currencyCode: record.currencyCode });

const orderAddress = ({ number, address }: OrderRecord): AddressView => ({
  id: globalId('CustomerAddress', `order-${number}`),
  address,
});

const applicationOf = ({ code, minor }: OrderDiscount, index: number) => ({
  kind: code === undefined ? 'automaticDiscount' : 'discountCode',
  index,
  targetType: minor > 0 ? 'LINE_ITEM' : 'SHIPPING_LINE',
  ...(code === undefined ? { title: 'Discount' } : { code }),
});

const order: Record<string, Resolver<OrderRecord, never>> = {
  billingAddress: (record) => orderAddress({ ...record, address: { ...record.address, ...record.billingAddress } }),
  cancelledAt: ({ cancelledAt }) => cancelledAt ?? null,
  createdAt: ({ placedAt }) => placedAt,
  discountApplications: ({ discounts = [] }, args: ConnectionArgs) =>
    connectionOf(discounts.map(applicationOf), args, ({ index }) => index),
  financialStatus: ({ payment }) => payment?.toUpperCase() ?? null,
  fulfillmentStatus: ({ fulfillment }) => fulfillment.toUpperCase(),
  fulfillments: (record, args: ConnectionArgs) =>
    connectionOf(
      parcelsOf(record).map((parcel, index) => ({ ...parcel, id: record.number * 100 + index + 1 })),
      args,
      ({ id }) => id,
    ),
  id: ({ number }) => globalId('Order', number),
  lineItems: (record, args: ConnectionArgs) =>
    connectionOf(
      record.lines.map((line, index): LineView => ({ line, order: record, index })),
      args,
      ({ index }) => index,
    ),
  name: ({ number }) => `#${number}`,
  note: ({ note }) => note ?? null,
  processedAt: ({ placedAt }) => placedAt,
  shippingAddress: orderAddress,
  statusPageUrl: ({ token }, _, { origin }) => `${origin}/orders/${token}`,
  subtotal: amount(({ subtotal }) => subtotal),
  totalPrice: amount(({ total }) => total),
  totalRefunded: amount(({ payment, total }) => (payment === 'refunded' ? total : 0)),
  totalShipping: amount(({ shipping }) => shipping),
  totalTax: amount(({ tax }) => tax?.minor ?? 0),
};

const fulfillment: Record<string, Resolver<Parcel & { id: number }, never>> = {
  createdAt: ({ sentAt }) => sentAt,
  id: ({ id }) => globalId('Fulfillment', id),
  latestShipmentStatus: ({ hasArrived }) => (hasArrived ? 'DELIVERED' : 'IN_TRANSIT'),
  status: () => 'SUCCESS',
  trackingInformation: ({ carrier, number, url }) => [{ company: carrier, number, url }],
};

const variantOf = ({ line }: LineView, { shop }: Context) => shop.catalog.variant(line.sku);

const lineAmount =
  (minorOf: (line: OrderLine) => number): Resolver<LineView, never> =>
  ({ line, order: { currencyCode } }) =>
    moneyV2({ minor: minorOf(line), currencyCode });

const lineItem: Record<string, Resolver<LineView, never>> = {
  id: ({ order: { number }, index }) => globalId('LineItem', number * 100 + index + 1),
  image(view, _, context) {
    const variant = variantOf(view, context);
    const picture = variant?.picture ?? variant?.product.pictures[0];
    if (!picture) return null;
    const { path, alt, width, height } = picture.data;
    return { id: entryId(picture), url: pictureAddress(path, context.origin), altText: alt, width, height };
  },
  name: ({ line }) => [line.title, line.variantTitle].filter(Boolean).join(' - '),
  price: lineAmount(({ price }) => price),
  productId(view, _, context) {
    const variant = variantOf(view, context);
    return variant ? entryId(variant.product) : null;
  },
  quantity: ({ line }) => line.quantity,
  sku: ({ line }) => line.sku,
  title: ({ line }) => line.title,
  totalDiscount: lineAmount(({ discount = 0 }) => discount),
  totalPrice: lineAmount(reducedPriceOf),
  totalPriceBeforeDiscounts: lineAmount(fullPriceOf),
  totalPriceWithDiscounts: lineAmount(reducedPriceOf),
  variantId(view, _, context) {
    const variant = variantOf(view, context);
    return variant ? entryId(variant) : null;
  },
  variantOptions(view, _, context) {
    const variant = variantOf(view, context);
    return variant && variant.product.data.options.length > 0 ? variant.selectedOptions : [];
  },
  variantTitle: ({ line }) => line.variantTitle ?? null,
  vendor: (view, _, context) => variantOf(view, context)?.product.data.vendor ?? null,
};

const query: Record<string, Resolver<unknown, never>> = {
  customer: (_, __, context) => self(context),
  order: (_, { id }: { id: string }, context) => context.shop.orders.find(self(context), idIn(id, 'Order')) ?? null,
};

type CustomerAddressInput = Partial<
  Record<
    | 'address1'
    | 'address2'
    | 'city'
    | 'company'
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'territoryCode'
    | 'zip'
    | 'zoneCode',
    string | null
  >
>;

const toAddressInput = ({ phoneNumber, territoryCode, zoneCode, ...rest }: CustomerAddressInput): AddressInput => ({
  ...rest,
  ...(phoneNumber !== undefined && { phone: phoneNumber }),
  ...(territoryCode !== undefined && { countryCode: territoryCode }),
  ...(zoneCode !== undefined && { province: zoneCode }),
});

function addressPayload(outcome: AddressOutcome, isDefault: boolean | null | undefined, { shop }: Context) {
  if ('problems' in outcome)
    return {
      userErrors: outcome.problems.map(({ field = '' }) => ({
        code: 'INVALID',
        field: ['address', field === 'countryCode' ? 'territoryCode' : field],
        message: problemText.invalid,
      })),
    };
  if (isDefault) shop.addresses.setDefault(outcome.address);
  return { customerAddress: addressView(outcome.address), userErrors: [] };
}

const noAddress = {
  userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'], message: 'The address does not exist' }],
};

const addressIn = (id: string, context: Context): AddressRecord | undefined =>
  context.shop.addresses.find(self(context), idIn(id, 'CustomerAddress'));

interface AddressArgs {
  addressId: string;
  address?: CustomerAddressInput | null;
  defaultAddress?: boolean | null;
}

const mutation: Record<string, Resolver<unknown, never>> = {
  customerAddressCreate: (_, { address, defaultAddress }: AddressArgs, context) =>
    addressPayload(
      context.shop.addresses.create(self(context), toAddressInput(address ?? {})),
      defaultAddress,
      context,
    ),
  customerAddressDelete: (_, { addressId }: AddressArgs, context) => {
    const address = addressIn(addressId, context);
    if (!address) return noAddress;
    context.shop.addresses.delete(address);
    return { deletedAddressId: addressId, userErrors: [] };
  },
  customerAddressUpdate: (_, { addressId, address: input, defaultAddress }: AddressArgs, context) => {
    const address = addressIn(addressId, context);
    if (!address) return noAddress;
    return addressPayload(context.shop.addresses.update(address, toAddressInput(input ?? {})), defaultAddress, context);
  },
  customerUpdate: (_, { input }: { input: { firstName?: string | null; lastName?: string | null } }, context) => {
    const outcome = context.shop.customers.update(self(context), input);
    if ('problems' in outcome) throw new Error('A name was refused.');
    return { customer: outcome.customer, userErrors: [] };
  },
};

export const resolvers: Resolvers = {
  QueryRoot: query,
  Mutation: mutation,
  Customer: customer,
  CustomerAddress: customerAddress,
  Order: order,
  Fulfillment: fulfillment,
  LineItem: lineItem,
};
