/** The operations of the protocol: one table, from which both bindings are made. */
import type { GenericSchema } from 'valibot';
import { cancelCart, createCart, getCart, updateCart } from './carts/cartOperations.js';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './carts/checkoutOperations.js';
import { getProduct } from './catalog/getProduct.js';
import { lookupCatalog } from './catalog/lookup.js';
import { searchCatalog } from './catalog/search.js';
import { getOrder } from './orders/getOrder.js';
import { cartInput, checkoutInput, lookupInput, productInput, searchInput } from './inputs.js';
import type { Call, Outcome } from './call.js';
import type { Capability } from './profile.js';

interface Row {
  capability: Capability;
  /** What an agent reads before it calls the tool. */
  description: string;
  does: 'read' | 'write';
  rest: { method: 'GET' | 'POST' | 'PUT'; path: string };
  /** Whether a tool's call must have an idempotency key. Without one, REST accepts the call. */
  needsKey?: true;
  /** The payload: its name among a tool's arguments, and its schema. */
  payload?: { name: 'catalog' | 'cart' | 'checkout'; schema: GenericSchema };
  run(input: never, call: Call): Promise<Outcome>;
}

const rows = {
  search_catalog: {
    capability: 'dev.ucp.shopping.catalog.search',
    description: "Searches the shop's products by words, or lists a category.",
    does: 'read',
    rest: { method: 'POST', path: '/catalog/search' },
    payload: { name: 'catalog', schema: searchInput },
    run: (input, { commerce, shop }) => searchCatalog(input, commerce, shop),
  } satisfies RowFor<Parameters<typeof searchCatalog>[0]>,
  lookup_catalog: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Returns the products or variants of several ids.',
    does: 'read',
    rest: { method: 'POST', path: '/catalog/lookup' },
    payload: { name: 'catalog', schema: lookupInput },
    run: (input, { commerce, shop }) => lookupCatalog(input, commerce, shop),
  } satisfies RowFor<Parameters<typeof lookupCatalog>[0]>,
  get_product: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Returns a product with its options, variants, prices and stock.',
    does: 'read',
    rest: { method: 'POST', path: '/catalog/product' },
    payload: { name: 'catalog', schema: productInput },
    run: (input, { commerce, shop }) => getProduct(input, commerce, shop),
  } satisfies RowFor<Parameters<typeof getProduct>[0]>,
  create_cart: {
    capability: 'dev.ucp.shopping.cart',
    description: 'Creates a cart with line items.',
    does: 'write',
    rest: { method: 'POST', path: '/carts' },
    payload: { name: 'cart', schema: cartInput },
    run: createCart,
  } satisfies RowFor<Parameters<typeof createCart>[0]>,
  get_cart: {
    capability: 'dev.ucp.shopping.cart',
    description: 'Returns a cart.',
    does: 'read',
    rest: { method: 'GET', path: '/carts/{id}' },
    run: getCart,
  } satisfies RowFor<Parameters<typeof getCart>[0]>,
  update_cart: {
    capability: 'dev.ucp.shopping.cart',
    description: 'Replaces all line items of a cart.',
    does: 'write',
    rest: { method: 'PUT', path: '/carts/{id}' },
    payload: { name: 'cart', schema: cartInput },
    run: updateCart,
  } satisfies RowFor<Parameters<typeof updateCart>[0]>,
  cancel_cart: {
    capability: 'dev.ucp.shopping.cart',
    description: 'Empties and deletes a cart.',
    does: 'write',
    rest: { method: 'POST', path: '/carts/{id}/cancel' },
    needsKey: true,
    run: cancelCart,
  } satisfies RowFor<Parameters<typeof cancelCart>[0]>,
  create_checkout: {
    capability: 'dev.ucp.shopping.checkout',
    description: 'Creates a checkout of line items or of a cart. The buyer pays at continue_url.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions' },
    payload: { name: 'checkout', schema: checkoutInput },
    run: createCheckout,
  } satisfies RowFor<Parameters<typeof createCheckout>[0]>,
  get_checkout: {
    capability: 'dev.ucp.shopping.checkout',
    description: 'Returns a checkout.',
    does: 'read',
    rest: { method: 'GET', path: '/checkout-sessions/{id}' },
    run: getCheckout,
  } satisfies RowFor<Parameters<typeof getCheckout>[0]>,
  update_checkout: {
    capability: 'dev.ucp.shopping.checkout',
    description: 'Replaces all line items of a checkout.',
    does: 'write',
    rest: { method: 'PUT', path: '/checkout-sessions/{id}' },
    payload: { name: 'checkout', schema: checkoutInput },
    run: updateCheckout,
  } satisfies RowFor<Parameters<typeof updateCheckout>[0]>,
  complete_checkout: {
    capability: 'dev.ucp.shopping.checkout',
    description: 'Returns the checkout with the link at which the buyer completes it.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions/{id}/complete' },
    needsKey: true,
    payload: { name: 'checkout', schema: checkoutInput },
    run: completeCheckout,
  } satisfies RowFor<Parameters<typeof completeCheckout>[0]>,
  cancel_checkout: {
    capability: 'dev.ucp.shopping.checkout',
    description: 'Cancels a checkout and its cart.',
    does: 'write',
    rest: { method: 'POST', path: '/checkout-sessions/{id}/cancel' },
    needsKey: true,
    run: cancelCheckout,
  } satisfies RowFor<Parameters<typeof cancelCheckout>[0]>,
  get_order: {
    capability: 'dev.ucp.shopping.order',
    description: 'Returns an order. Its id is the end of the link to the order that the shop gives to the buyer.',
    does: 'read',
    rest: { method: 'GET', path: '/orders/{id}' },
    run: getOrder,
  } satisfies RowFor<Parameters<typeof getOrder>[0]>,
} as const;

type RowFor<Input> = Omit<Row, 'run'> & { run(input: Input, call: Call): Promise<Outcome> };

export interface Operation extends Row {
  /** The name of the tool, which is also the name of the operation in REST. */
  name: string;
}

export const operations: readonly Operation[] = Object.entries<Row>(rows).map(([name, row]) => ({ name, ...row }));
