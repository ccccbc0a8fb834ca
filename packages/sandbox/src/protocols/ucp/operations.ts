/** The operations of the protocol: one table, from which both bindings are made. The inputs are JSON Schemas, which MCP's tools show to agents. */
import type { NeutralCall } from '../protocol.js';
import type { Call } from './call.js';
import { getProduct, lookupCatalog, searchCatalog } from './catalog.js';
import { cancelCart, createCart, getCart, updateCart } from './carts.js';
import { cancelCheckout, completeCheckout, createCheckout, getCheckout, updateCheckout } from './checkouts.js';
import { cartInput, checkoutInput, completionInput, lookupInput, productInput, searchInput } from './inputs.js';
import type { Outcome } from './messages.js';
import { getOrder } from './orders.js';
import type { Capability } from './profile.js';

export interface Operation {
  /** The name of the tool, which is also the name of the operation in REST. */
  name: string;
  capability: Capability;
  /** What an agent reads before it calls the tool. */
  description: string;
  does: 'read' | 'write';
  rest: { method: 'GET' | 'POST' | 'PUT'; path: string };
  /** The name by which faults select it. */
  call: NeutralCall;
  /** Whether a tool's call must have an idempotency key. Without one, REST accepts the call. */
  needsKey?: true;
  /** The payload: its name among a tool's arguments, and its schema. */
  payload?: { name: 'catalog' | 'cart' | 'checkout'; schema: object };
  run(input: never, call: Call): Outcome;
}

export const operations: readonly Operation[] = [
  {
    name: 'search_catalog',
    capability: 'dev.ucp.shopping.catalog.search',
    description: "Searches the shop's products by words, or lists a category.",
    does: 'read',
    rest: { method: 'POST', path: '/catalog/search' },
    call: 'catalog.read',
    payload: { name: 'catalog', schema: searchInput },
    run: searchCatalog,
  },
  {
    name: 'lookup_catalog',
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Returns the products or variants of several ids.',
    does: 'read',
    rest: { method: 'POST', path: '/catalog/lookup' },
    call: 'catalog.read',
    payload: { name: 'catalog', schema: lookupInput },
    run: lookupCatalog,
  },
  {
    name: 'get_product',
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Returns a product with its options, variants, prices and stock.',
    does: 'read',
    rest: { method: 'POST', path: '/catalog/product' },
    call: 'catalog.read',
    payload: { name: 'catalog', schema: productInput },
    run: getProduct,
  },
  {
    name: 'create_cart',
    capability: 'dev.ucp.shopping.cart',
    description: 'Creates a cart with line items.',
    does: 'write',
    rest: { method: 'POST', path: '/carts' },
    call: 'cart.create',
    payload: { name: 'cart', schema: cartInput },
    run: createCart,
  },
  {
    name: 'get_cart',
    capability: 'dev.ucp.shopping.cart',
    description: 'Returns a cart.',
    does: 'read',
    rest: { method: 'GET', path: '/carts/{id}' },
    call: 'cart.read',
    run: getCart,
  },
  {
    name: 'update_cart',
    capability: 'dev.ucp.shopping.cart',
    description: 'Replaces all line items of a cart.',
    does: 'write',
    rest: { method: 'PUT', path: '/carts/{id}' },
    call: 'cart.update',
    payload: { name: 'cart', schema: cartInput },
    run: updateCart,
  },
  {
    name: 'cancel_cart',
    capability: 'dev.ucp.shopping.cart',
    description: 'Deletes a cart.',
    does: 'write',
    rest: { method: 'POST', path: '/carts/{id}/cancel' },
    call: 'cart.remove',
    needsKey: true,
    run: cancelCart,
  },
  {
    name: 'create_checkout',
    capability: 'dev.ucp.shopping.checkout',
    description: 'Creates a checkout of line items or of a cart.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions' },
    call: 'checkout',
    payload: { name: 'checkout', schema: checkoutInput },
    run: createCheckout,
  },
  {
    name: 'get_checkout',
    capability: 'dev.ucp.shopping.checkout',
    description: 'Returns a checkout.',
    does: 'read',
    rest: { method: 'GET', path: '/checkout-sessions/{id}' },
    call: 'checkout',
    run: getCheckout,
  },
  {
    name: 'update_checkout',
    capability: 'dev.ucp.shopping.checkout',
    description: 'Replaces a checkout: its line items, the buyer, the address and the delivery.',
    does: 'write',
    rest: { method: 'PUT', path: '/checkout-sessions/{id}' },
    call: 'checkout',
    payload: { name: 'checkout', schema: checkoutInput },
    run: updateCheckout,
  },
  {
    name: 'complete_checkout',
    capability: 'dev.ucp.shopping.checkout',
    description: 'Pays and places the order of a checkout that is ready_for_complete.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions/{id}/complete' },
    call: 'checkout',
    needsKey: true,
    payload: { name: 'checkout', schema: completionInput },
    run: completeCheckout,
  },
  {
    name: 'cancel_checkout',
    capability: 'dev.ucp.shopping.checkout',
    description: 'Cancels a checkout and its cart.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions/{id}/cancel' },
    call: 'checkout',
    needsKey: true,
    run: cancelCheckout,
  },
  {
    name: 'get_order',
    capability: 'dev.ucp.shopping.order',
    description: 'Returns an order.',
    does: 'read',
    rest: { method: 'GET', path: '/orders/{id}' },
    call: 'orders.read',
    run: getOrder,
  },
];

/** Returns the operation at a path below the endpoint, and the id in the path. */
export function operationAt(method: string, path: string): { operation: Operation; id: string } | undefined {
  for (const operation of operations) {
    if (operation.rest.method !== method) continue;
    const [before = '', after] = operation.rest.path.split('{id}');
    if (after === undefined && path === before) return { operation, id: '' };
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, path.length - after.length);
    if (/^[\w-]+$/.test(id)) return { operation, id };
  }
  return undefined;
}

export const operationNamed = (name: unknown): Operation | undefined =>
  operations.find((operation) => operation.name === name);
