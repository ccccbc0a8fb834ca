/** The customers, addresses and orders that a shop has on its first day. */
import type { Catalog } from './catalog/catalog.js';
import { nextNumber } from './counter.js';
import type { CustomerData, OrderData, OrderLineData, ShopData } from './data.js';
import { addedTax, taxOfLines } from './order/tax.js';
import { firstNumber, lineOf, subtotalOf } from './order/order.js';
import { hashPassword, lowestCost } from './customer/passwords.js';
import type { Pricing } from './catalog/pricing.js';
import type { CustomerRecord, OrderLine, OrderRecord } from './records.js';
import type { Store } from './store.js';

interface Seed {
  data: ShopData;
  catalog: Catalog;
  pricing: Pricing;
  store: Store;
}

/** @throws Error if an order has a SKU that the shop does not sell, without its own title and price */
export function seedCustomers(seed: Seed): void {
  const customers = (seed.data.customers ?? []).map((data) => ({ data, customer: seedCustomer(data, seed) }));
  const orders = customers
    .flatMap(({ data, customer }) => data.orders.map((order) => ({ order, customer })))
    .sort((a, b) => a.order.placedAt.localeCompare(b.order.placedAt));
  // The newest has the last number before the first order that is placed here.
  orders.forEach(({ order, customer }, index) => seedOrder(order, firstNumber - orders.length + index, customer, seed));
}

function seedCustomer(data: CustomerData, { store }: Seed): CustomerRecord {
  const { email, password, firstName, lastName, phone, createdAt, addresses } = data;
  const id = nextNumber(store, 'customer');
  const ids = addresses.map((address) => {
    const addressId = nextNumber(store, 'address');
    store.put('address', String(addressId), { ...address, id: addressId, customerId: id });
    return addressId;
  });
  const customer: CustomerRecord = {
    id,
    email,
    // The password is public, so an expensive hash would only slow down the start.
    ...(password !== undefined && { passwordHash: hashPassword(password, lowestCost) }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
    acceptsMarketing: false,
    ...(ids[0] !== undefined && { defaultAddressId: ids[0] }),
    createdAt,
    updatedAt: createdAt,
  };
  store.put('customer', String(id), customer);
  return customer;
}

function seedOrder(data: OrderData, number: number, { id, email }: CustomerRecord, seed: Seed): void {
  const { countryCode, shipping = 0, payment, cancelledAt } = data;
  const lines = data.lines.map((line) => seedLine(line, countryCode, seed));
  const subtotal = subtotalOf(lines);
  const tax = taxOfLines(lines, seed.data.tax);
  const off = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  const order: OrderRecord = {
    token: `sample-${number}`,
    number,
    customerId: id,
    email,
    address: data.address,
    lines,
    ...(off > 0 && { discounts: [{ minor: off }] }),
    currencyCode: seed.pricing.currencyOf(countryCode),
    subtotal,
    shipping,
    ...(tax && { tax }),
    total: subtotal + shipping + addedTax(tax),
    ...(payment && { payment }),
    fulfillment: data.fulfillment,
    placedAt: data.placedAt,
    ...(cancelledAt !== undefined && { cancelledAt }),
  };
  seed.store.put('order', order.token, order);
}

function seedLine(
  { sku, quantity, discount, title, price }: OrderLineData,
  countryCode: string | undefined,
  { catalog, pricing }: Seed,
): OrderLine {
  const variant = catalog.variant(sku);
  const off = discount !== undefined && { discount };
  if (variant)
    return { ...lineOf(variant, quantity, price ?? pricing.priceOf(variant, countryCode).price.minor), ...off };
  if (title === undefined || price === undefined)
    throw new Error(`An order holds ${sku}, which the shop does not sell: give the line a title and a price.`);
  return { sku, title, quantity, price, ...off };
}
