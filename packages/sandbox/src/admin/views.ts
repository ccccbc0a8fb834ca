/** Turns records into the shapes that the routes below /sandbox/ return. */
import { checkoutPath } from '../protocols/checkout/matches.js';
import type { CartRecord, CustomerRecord, OrderRecord } from '../shop/records.js';
import type { SandboxCart, SandboxCustomer, SandboxOrder } from './types.js';

export const cartView = ({ token, key, buyer, ...cart }: CartRecord, origin: string): SandboxCart => ({
  token,
  checkoutUrl: origin + checkoutPath({ token, key }),
  lines: cart.lines.map(({ sku, quantity }) => ({ sku, quantity })),
  ...(cart.note !== undefined && { note: cart.note }),
  discountCodes: [...(cart.discountCodes ?? [])],
  ...(buyer.email !== undefined && { email: buyer.email }),
  ...(buyer.countryCode !== undefined && { countryCode: buyer.countryCode }),
  createdAt: cart.createdAt,
  updatedAt: cart.updatedAt,
});

export const orderView = (order: OrderRecord): SandboxOrder => ({
  token: order.token,
  number: order.number,
  email: order.email,
  address: order.address,
  ...(order.note !== undefined && { note: order.note }),
  ...(order.attributes && { attributes: [...order.attributes] }),
  lines: order.lines.map(({ sku, title, variantTitle, quantity, price, discount }) => ({
    sku,
    title,
    ...(variantTitle !== undefined && { variantTitle }),
    quantity,
    price,
    ...(discount !== undefined && { discount }),
  })),
  currencyCode: order.currencyCode,
  subtotal: order.subtotal,
  shipping: order.shipping,
  ...(order.tax && { tax: order.tax }),
  total: order.total,
  ...(order.payment && { payment: order.payment }),
  fulfillment: order.fulfillment,
  placedAt: order.placedAt,
  ...(order.cancelledAt !== undefined && { cancelledAt: order.cancelledAt }),
});

export const customerView = ({
  id,
  email,
  firstName,
  lastName,
  phone,
  passwordHash,
}: CustomerRecord): SandboxCustomer => ({
  id,
  email,
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(phone !== undefined && { phone }),
  hasPassword: passwordHash !== undefined,
});
