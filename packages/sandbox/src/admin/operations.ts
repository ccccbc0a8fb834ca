/** The operations of the routes below /sandbox/, each with its description. openapi.json is generated from the descriptions. */
import { readRule, type Faults } from '../faults.js';
import { problemText } from '../shop/customer/customerProblems.js';
import type { FulfillmentStatus } from '../shop/records.js';
import type { Shop } from '../shop/shop.js';
import { list, object, reference, type Schema } from './schemas.js';
import { placeOrder, setCollection, setProduct, setRedirect } from './goods.js';
import { cartView, customerView, orderView } from './views.js';

export interface AdminContext {
  shop: Shop;
  faults: Faults;
  /** Scheme and host of the client's request. */
  origin: string;
  /** The storefront's URL, to which invitations link. */
  shopUrl: string;
}

export interface Operation {
  /** The name of the call in clients that are generated from the description. */
  id: string;
  summary: string;
  request?: Schema;
  response: Schema;
  /** @throws Error that names the mistake in the request */
  run(body: Record<string, unknown>, context: AdminContext): unknown;
}

const rules = object({ faults: list(reference('FaultRule')) });

/** By path and method. */
export const operations: Record<string, Record<string, Operation>> = {
  '/sandbox/faults': {
    GET: {
      id: 'faults',
      summary: 'What is made to fail',
      response: rules,
      run: (_, { faults }) => ({ faults: faults.rules() }),
    },
    POST: {
      id: 'addFault',
      summary: 'Makes requests fail',
      request: reference('FaultRule'),
      response: rules,
      run(body, { faults }) {
        faults.add(readRule(body));
        return { faults: faults.rules() };
      },
    },
    DELETE: {
      id: 'clearFaults',
      summary: 'Lets everything work again',
      response: rules,
      run(_, { faults }) {
        faults.clear();
        return { faults: [] };
      },
    },
  },
  '/sandbox/stock': {
    POST: {
      id: 'setStock',
      summary: 'Sets how many pieces of a variant are left',
      request: reference('Stock'),
      response: reference('Stock'),
      run: setStock,
    },
  },
  '/sandbox/price': {
    POST: {
      id: 'setPrice',
      summary: 'Sets the price of a variant',
      request: reference('Price'),
      response: reference('Price'),
      run: setPrice,
    },
  },
  '/sandbox/products': {
    POST: {
      id: 'setProduct',
      summary: 'Creates, changes or deletes a product',
      request: reference('ProductChange'),
      response: reference('ProductChange'),
      run: setProduct,
    },
  },
  '/sandbox/collections': {
    POST: {
      id: 'setCollection',
      summary: 'Creates, changes or deletes a collection',
      request: reference('CollectionChange'),
      response: reference('CollectionChange'),
      run: setCollection,
    },
  },
  '/sandbox/redirects': {
    POST: {
      id: 'setRedirect',
      summary: 'Lets an old path redirect to another address, or to none',
      request: reference('RedirectChange'),
      response: reference('RedirectChange'),
      run: setRedirect,
    },
  },
  '/sandbox/purchases': {
    POST: {
      id: 'placeOrder',
      summary: 'Orders and pays pieces of a variant, as another shopper does',
      request: reference('Purchase'),
      response: reference('Order'),
      run: placeOrder,
    },
  },
  '/sandbox/carts': {
    GET: {
      id: 'carts',
      summary: 'The carts that are no orders yet, oldest first',
      response: object({ carts: list(reference('Cart')) }),
      run: (_, { shop, origin }) => ({
        carts: shop.store.all('cart').flatMap((cart) => (cart.orderToken ? [] : cartView(cart, origin))),
      }),
    },
    DELETE: {
      id: 'clearCarts',
      summary: 'Forgets all carts',
      response: object({ carts: { type: 'integer', enum: [0] } }),
      run(_, { shop }) {
        shop.store.clear('cart');
        return { carts: 0 };
      },
    },
  },
  '/sandbox/orders': {
    GET: {
      id: 'orders',
      summary: 'The orders, oldest first',
      response: object({ orders: list(reference('Order')) }),
      run: (_, { shop }) => ({ orders: shop.store.all('order').map(orderView) }),
    },
    POST: {
      id: 'changeOrder',
      summary: 'Sends goods of an order, or cancels it',
      request: reference('OrderChange'),
      response: reference('Order'),
      run: changeOrder,
    },
  },
  '/sandbox/customers': {
    GET: {
      id: 'customers',
      summary: 'Who has an account',
      response: object({ customers: list(reference('Customer')) }),
      run: (_, { shop }) => ({ customers: shop.store.all('customer').map(customerView) }),
    },
    POST: {
      id: 'inviteCustomer',
      summary: 'Makes an account for somebody, who gets a mail with a link to choose a password',
      request: reference('Invitation'),
      response: object({ id: { type: 'integer' }, email: { type: 'string' } }),
      run: invite,
    },
  },
  '/sandbox/mail': {
    GET: {
      id: 'mail',
      summary: 'All mail, oldest first',
      response: object({ mail: list(reference('Mail')) }),
      run: (_, { shop }) => ({ mail: shop.store.all('mail') }),
    },
  },
  '/sandbox/reset': {
    POST: {
      id: 'resetSandbox',
      summary: 'The shop as on its first day, without faults',
      response: object({ reset: { type: 'boolean', enum: [true] } }),
      run(_, { shop, faults }) {
        shop.reset();
        faults.clear();
        return { reset: true };
      },
    },
  },
};

function setStock({ sku, stock }: Record<string, unknown>, { shop }: AdminContext) {
  const variant = typeof sku === 'string' ? shop.catalog.variant(sku) : undefined;
  if (!variant) throw new Error('sku must name a variant of the catalog.');
  if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < 0)
    throw new Error('stock must be a whole number from 0.');
  shop.stock.set(variant, stock);
  return { sku, stock };
}

/** Goods that were sent do not come back, and a cancelled order does not change any more. */
function changeOrder({ number, fulfillment, cancelled }: Record<string, unknown>, { shop }: AdminContext) {
  const order = shop.store.all('order').find((one) => one.number === number);
  if (!order) throw new Error('number must name an order.');
  if (order.cancelledAt !== undefined) throw new Error(`Order ${order.number} is cancelled.`);
  if (cancelled === true && fulfillment === undefined) {
    if (order.fulfillment !== 'unfulfilled') throw new Error(`Goods of order ${order.number} were sent.`);
    return orderView(shop.changeOrder(order, { isCancelled: true }));
  }
  const next = steps.slice(steps.indexOf(order.fulfillment) + 1).find((step) => step === fulfillment);
  if (!next || cancelled !== undefined)
    throw new Error('Give either cancelled: true, or as fulfillment a step that the order has yet to take.');
  return orderView(shop.changeOrder(order, { fulfillment: next }));
}

const steps: readonly FulfillmentStatus[] = ['unfulfilled', 'partially_fulfilled', 'fulfilled'];

function setPrice({ sku, price }: Record<string, unknown>, { shop }: AdminContext) {
  const variant = typeof sku === 'string' ? shop.catalog.variant(sku) : undefined;
  if (!variant) throw new Error('sku must name a variant of the catalog.');
  if (typeof price !== 'number' || !Number.isInteger(price) || price < 0)
    throw new Error('price must be a whole number from 0, in minor units.');
  shop.pricing.set(variant, price);
  return { sku, price };
}

/** Creates an account and sends an invitation, as a merchant does. */
function invite({ email, firstName, lastName }: Record<string, unknown>, { shop, shopUrl }: AdminContext) {
  if (typeof email !== 'string') throw new Error('email must be a text.');
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const outcome = shop.customers.invite(
    { email, firstName: textOf(firstName), lastName: textOf(lastName) },
    ({ customerId, token }) => new URL(`/account/activate/${customerId}/${token}`, shopUrl).href,
  );
  if ('problems' in outcome) throw new Error(outcome.problems.map(({ code }) => problemText[code]).join(' '));
  return { id: outcome.customer.id, email: outcome.customer.email };
}
