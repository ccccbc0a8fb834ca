/** The operations of the REST API by path and method. */
import type { NeutralCall } from '../protocol.js';
import type { Handler } from './call.js';
import * as addresses from './addresses.js';
import * as carts from './carts.js';
import * as catalog from './catalog.js';
import { addCheckoutCoupon, deleteCheckoutCoupon, getCheckout } from './checkouts.js';
import * as customers from './customers.js';
import { getRedirects } from './oldPaths.js';
import * as metafields from './metafields.js';
import * as orders from './orders.js';
import { getStoreInformation } from './store.js';

export interface Operation {
  /** The name in the platform's own description of its API. */
  name: string;
  /** The effects of the operation, named independently of its protocol. */
  calls: readonly NeutralCall[];
  handler: Handler;
}

const operation = (name: string, handler: Handler, ...calls: NeutralCall[]): Operation => ({ name, calls, handler });

/** Operations by path, then by method. */
const table: Record<string, Record<string, Operation>> = {
  '/v2/store': { GET: operation('getStoreInformation', getStoreInformation, 'catalog.read') },
  '/v3/catalog/products': { GET: operation('getProducts', catalog.getProducts, 'catalog.read') },
  '/v3/catalog/products/{product_id}': { GET: operation('getProduct', catalog.getProduct, 'catalog.read') },
  '/v3/catalog/products/{product_id}/variants': {
    GET: operation('getProductVariants', catalog.getProductVariants, 'catalog.read'),
  },
  '/v3/catalog/variants': { GET: operation('getVariants', catalog.getVariants, 'catalog.read') },
  '/v3/catalog/brands': { GET: operation('getBrands', catalog.getBrands, 'catalog.read') },
  '/v3/catalog/brands/{brand_id}': { GET: operation('getBrand', catalog.getBrand, 'catalog.read') },
  '/v3/catalog/categories': { GET: operation('getCategories', catalog.getCategories, 'catalog.read') },
  '/v3/catalog/categories/{category_id}': { GET: operation('getCategory', catalog.getCategory, 'catalog.read') },
  '/v3/catalog/categories/{category_id}/products/sort-order': {
    GET: operation('getCategorySortOrders', catalog.getCategorySortOrders, 'catalog.read'),
  },
  '/v3/storefront/redirects': { GET: operation('getRedirects', getRedirects, 'catalog.read') },
  '/v3/carts': { POST: operation('createCart', carts.createCart, 'cart.create', 'cart.add') },
  '/v3/carts/{cartId}': {
    GET: operation('getCart', carts.getCart, 'cart.read'),
    PUT: operation('updateCart', carts.updateCart, 'cart.update'),
    DELETE: operation('deleteCart', carts.deleteCart, 'cart.remove'),
  },
  '/v3/carts/{cartId}/items': { POST: operation('addCartLineItems', carts.addCartLineItems, 'cart.add') },
  '/v3/carts/{cartId}/items/{itemId}': {
    PUT: operation('updateCartLineItem', carts.updateCartLineItem, 'cart.update'),
    DELETE: operation('deleteCartLineItem', carts.deleteCartLineItem, 'cart.remove'),
  },
  '/v3/carts/{cartId}/redirect_urls': {
    POST: operation('createCartRedirectURL', carts.createCartRedirectUrl, 'checkout'),
  },
  '/v3/customers': {
    GET: operation('getCustomers', customers.getCustomers, 'customer.read'),
    POST: operation('createCustomers', customers.createCustomers, 'customer.register'),
    PUT: operation('updateCustomers', customers.updateCustomers, 'customer.update'),
  },
  '/v3/customers/validate-credentials': {
    POST: operation('validateCustomerCredentials', customers.validateCredentials, 'customer.login'),
  },
  '/v3/customers/addresses': {
    GET: operation('getCustomersAddresses', addresses.getAddresses, 'addresses.read'),
    POST: operation('createCustomersAddresses', addresses.createAddresses, 'address.create'),
    PUT: operation('updateCustomersAddresses', addresses.updateAddresses, 'address.update'),
    DELETE: operation('deleteCustomersAddresses', addresses.deleteAddresses, 'address.delete'),
  },
  '/v3/customers/{customerId}/metafields': {
    GET: operation('getCustomersMetafields', metafields.getMetafields, 'customer.read'),
    POST: operation('createCustomerMetafields', metafields.createMetafield, 'customer.login'),
  },
  '/v3/customers/{customerId}/metafields/{metafieldId}': {
    GET: operation('getMetafieldsCustomerId', metafields.getMetafield, 'customer.read'),
    DELETE: operation('deleteCustomerMetafieldsId', metafields.deleteMetafield, 'customer.logout'),
  },
  '/v2/orders': { GET: operation('getOrders', orders.getOrders, 'orders.read') },
  '/v2/orders/{order_id}': { GET: operation('getOrder', orders.getOrder, 'orders.read') },
  '/v2/orders/{order_id}/products': { GET: operation('getOrderProducts', orders.getOrderProducts, 'orders.read') },
  '/v2/orders/{order_id}/shipping_addresses': {
    GET: operation('getOrderShippingAddresses', orders.getOrderShippingAddresses, 'orders.read'),
  },
  '/v2/orders/{order_id}/shipments': {
    GET: operation('getOrderShipments', orders.getOrderShipments, 'orders.read'),
  },
  '/v3/checkouts/{checkoutId}': { GET: operation('getCheckout', getCheckout, 'checkout') },
  '/v3/checkouts/{checkoutId}/coupons': {
    POST: operation('addCheckoutCoupon', addCheckoutCoupon, 'cart.update'),
  },
  '/v3/checkouts/{checkoutId}/coupons/{couponCode}': {
    DELETE: operation('deleteCheckoutCoupon', deleteCheckoutCoupon, 'cart.update'),
  },
};

/** The names of all operations. */
export const operationNames: readonly string[] = Object.values(table).flatMap((operations) =>
  Object.values(operations).map(({ name }) => name),
);

const routes = Object.entries(table).map(([template, operations]) => ({
  pattern: new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  operations,
}));

/** Returns the operations of a path by method, and the values of its placeholders. Undefined for an unknown path. */
export function routeOf(
  path: string,
): { params: Record<string, string>; operations: Record<string, Operation> } | undefined {
  for (const { pattern, operations } of routes) {
    const match = pattern.exec(path);
    if (match) return { params: { ...match.groups }, operations };
  }
  return undefined;
}
