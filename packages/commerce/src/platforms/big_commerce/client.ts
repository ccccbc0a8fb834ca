import * as v from 'valibot';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { jsonOf, parseJson, refused, type PlatformAnswer, type Transport } from '../../shared/transport.js';
import { answers, type Answer } from './answers.js';
import type { BigCommerceSettings } from './settings.js';

/** The platform's operations, named as in its own description, with the schema of each response. */
export const operations = {
  getStoreInformation: { method: 'GET', path: '/v2/store', answer: 'store' },
  getProducts: { method: 'GET', path: '/v3/catalog/products', answer: 'summaries' },
  getProductAddresses: { method: 'GET', path: '/v3/catalog/products', answer: 'addresses' },
  getSitemap: { method: 'GET', path: '/v3/catalog/products', answer: 'sitemap' },
  getFeed: { method: 'GET', path: '/v3/catalog/products', answer: 'feed' },
  getRedirects: { method: 'GET', path: '/v3/storefront/redirects', answer: 'redirects' },
  getProductOptions: { method: 'GET', path: '/v3/catalog/products', answer: 'productOptions' },
  getProductBrands: { method: 'GET', path: '/v3/catalog/products', answer: 'productBrands' },
  getProductInventory: { method: 'GET', path: '/v3/catalog/products', answer: 'inventory' },
  getProduct: { method: 'GET', path: '/v3/catalog/products/{id}', answer: 'product' },
  getRelatedProducts: { method: 'GET', path: '/v3/catalog/products/{id}', answer: 'relatedProducts' },
  getBrands: { method: 'GET', path: '/v3/catalog/brands', answer: 'brands' },
  getCategories: { method: 'GET', path: '/v3/catalog/categories', answer: 'categories' },
  getCategorySortOrders: {
    method: 'GET',
    path: '/v3/catalog/categories/{id}/products/sort-order',
    answer: 'sortOrders',
  },
  getCart: { method: 'GET', path: '/v3/carts/{cartId}', answer: 'cart' },
  createCart: { method: 'POST', path: '/v3/carts', answer: 'cart' },
  addCartLineItems: { method: 'POST', path: '/v3/carts/{cartId}/items', answer: 'cart' },
  updateCartLineItem: { method: 'PUT', path: '/v3/carts/{cartId}/items/{itemId}', answer: 'changedCart' },
  deleteCartLineItem: { method: 'DELETE', path: '/v3/carts/{cartId}/items/{itemId}', answer: 'changedCart' },
  updateCart: { method: 'PUT', path: '/v3/carts/{cartId}', answer: 'anything' },
  addCheckoutCoupon: { method: 'POST', path: '/v3/checkouts/{cartId}/coupons', answer: 'anything' },
  deleteCheckoutCoupon: { method: 'DELETE', path: '/v3/checkouts/{cartId}/coupons/{code}', answer: 'anything' },
  validateCustomerCredentials: {
    method: 'POST',
    path: '/v3/customers/validate-credentials',
    answer: 'credentials',
  },
  getCustomers: { method: 'GET', path: '/v3/customers', answer: 'customers' },
  createCustomers: { method: 'POST', path: '/v3/customers', answer: 'written' },
  updateCustomers: { method: 'PUT', path: '/v3/customers', answer: 'written' },
  getCustomersMetafields: { method: 'GET', path: '/v3/customers/{customerId}/metafields', answer: 'metafields' },
  createCustomerMetafields: {
    method: 'POST',
    path: '/v3/customers/{customerId}/metafields',
    answer: 'written',
  },
  deleteCustomerMetafieldsId: {
    method: 'DELETE',
    path: '/v3/customers/{customerId}/metafields/{metafieldId}',
    answer: 'anything',
  },
  getCustomersAddresses: { method: 'GET', path: '/v3/customers/addresses', answer: 'customerAddresses' },
  createCustomersAddresses: { method: 'POST', path: '/v3/customers/addresses', answer: 'writtenAddresses' },
  updateCustomersAddresses: { method: 'PUT', path: '/v3/customers/addresses', answer: 'writtenAddresses' },
  deleteCustomersAddresses: { method: 'DELETE', path: '/v3/customers/addresses', answer: 'anything' },
  getOrders: { method: 'GET', path: '/v2/orders', answer: 'orders' },
  getOrder: { method: 'GET', path: '/v2/orders/{id}', answer: 'order' },
  getOrderProducts: { method: 'GET', path: '/v2/orders/{id}/products', answer: 'orderProducts' },
  getOrderShipments: { method: 'GET', path: '/v2/orders/{id}/shipments', answer: 'shipments' },
  getOrderedProducts: { method: 'GET', path: '/v3/catalog/products', answer: 'orderedProducts' },
  createCartRedirectUrl: { method: 'POST', path: '/v3/carts/{cartId}/redirect_urls', answer: 'redirectUrls' },
} as const satisfies Record<string, { method: string; path: string; answer: keyof typeof answers }>;

export type Operation = keyof typeof operations;
type AnswerTo<Name extends Operation> = Answer<(typeof operations)[Name]['answer']>;

export interface Input {
  /** Values for the placeholders of the path. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  body?: unknown;
}

/** The platform's refusal of a request that it understood. */
export interface Refusal {
  status: number;
  /** For a cart's refusal: a sentence for the shopper, in the store's language. */
  title?: string;
  /** Messages by the invalid input: '.customer_create', '0.country_code' */
  errors?: Record<string, string>;
}

export type Outcome<Name extends Operation> = { answer: AnswerTo<Name> } | { refusal: Refusal };

/** Calls the REST API. Rejects a response without the expected shape. */
export interface Client {
  /** @throws CommerceError also if the platform refuses */
  ask<Name extends Operation>(operation: Name, input?: Input, options?: CallOptions): Promise<AnswerTo<Name>>;
  /** Like `ask`, but returns a refusal of the requested change or resource (404, 409, 422). */
  attempt<Name extends Operation>(operation: Name, input: Input, options?: CallOptions): Promise<Outcome<Name>>;
}

const refusals = [404, 409, 422];

export function createClient(settings: BigCommerceSettings, transport: Transport): Client {
  const { baseUrl = 'https://api.bigcommerce.com', storeHash, accessToken } = settings;
  const base = `${baseUrl.replace(/\/+$/, '')}/stores/${encodeURIComponent(storeHash)}`;
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'X-Auth-Token': accessToken };

  const send = <Name extends Operation, Result>(
    operation: Name,
    { path = {}, query = {}, body }: Input,
    { signal }: CallOptions,
    decode: (answer: PlatformAnswer) => Result,
  ): Promise<Result> => {
    const { method, path: template } = operations[operation];
    return transport({
      call: operation,
      url: base + fill(template, path) + searchOf(query),
      init: { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      // A login that the first request has ended is only not there for the second one.
      isIdempotent: method === 'GET' || operation === 'deleteCustomerMetafieldsId',
      signal,
      decode,
    });
  };

  return {
    ask: (operation, input = {}, options = {}) =>
      send(operation, input, options, (answer) => decode(operation, answer)),
    attempt: (operation, input, options = {}) =>
      send(operation, input, options, (answer) =>
        refusals.includes(answer.status) ? { refusal: refusalOf(answer) } : { answer: decode(operation, answer) },
      ),
  };
}

const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

function searchOf(query: NonNullable<Input['query']>): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

function decode<Name extends Operation>(operation: Name, answer: PlatformAnswer): AnswerTo<Name> {
  if (answer.status < 200 || answer.status > 299) throw refused(operation, answer);
  const schema: v.GenericSchema = answers[operations[operation].answer];
  // A deletion has no body.
  const result = v.safeParse(schema, answer.status === 204 ? undefined : jsonOf(operation, answer));
  if (result.success) return result.output as AnswerTo<Name>;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? 'the whole of it';
  throw new CommerceError(
    'shape',
    operation,
    `${operation}: the answer is not as promised at ${path}: ${issue.message}.`,
  );
}

const problem = v.object({ title: v.string(), errors: v.optional(v.unknown()) });
const problemErrors = v.record(v.string(), v.string());

/** Parses a refusal. Without a readable body, it contains only the status. */
function refusalOf(answer: PlatformAnswer): Refusal {
  const { status } = answer;
  try {
    const { success, output } = v.safeParse(problem, parseJson('', answer));
    if (!success) return { status };
    const errors = v.safeParse(problemErrors, output.errors);
    return { status, title: output.title, ...(errors.success && { errors: errors.output }) };
  } catch {
    return { status };
  }
}
