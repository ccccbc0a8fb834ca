/**
 * BigCommerce's REST API. Servers call it below /stores/{hash}. The same operations at the root are for browsers, which have no
 * token: a storefront's own server forwards their requests.
 */
import { problemText } from '../../shop/customer/customerProblems.js';
import type { CustomerRecord } from '../../shop/records.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import type { Call } from './call.js';
import { notFound, Problem, problemAnswer, problemListAnswer } from './answers.js';
import { answerLogin, loginCalls, loginTokenOf } from './login.js';
import { base, isBigCommerceUrl, loginPath, redirectPath } from './matches.js';
import { followRedirect } from './redirects.js';
import { operationNames, routeOf } from './routes.js';

const partsOf = ({ pathname }: URL): { isStore: boolean; path: string } => {
  const { store, path = '' } = base.exec(pathname)?.groups ?? {};
  return { isStore: store !== undefined, path };
};

export const bigCommerce: Protocol = {
  matches: isBigCommerceUrl,
  names: [...operationNames, ...['GET', 'HEAD', 'POST'].map((method) => `${method} ${loginPath}`)],

  calls({ method }, url) {
    if (url.pathname === redirectPath) return ['checkout'];
    if (url.pathname === loginPath) return loginCalls(method, url);
    const operation = routeOf(partsOf(url).path)?.operations[method];
    if (!operation) return [];
    // The catalog contains the stock. A query for quantities without names counts as a read of the stock.
    const fields = url.searchParams.get('include_fields')?.split(',') ?? [];
    const isInventory = fields.includes('inventory_level') && !fields.includes('name');
    return [operation.name, ...(isInventory ? (['inventory.read'] as const) : operation.calls)];
  },

  answer(request, url, body, context) {
    if (url.pathname === redirectPath) return followRedirect(request, url, context);
    if (url.pathname === loginPath) return answerLogin(request, url, body, context);
    try {
      return answer(request, url, body, context);
    } catch (error) {
      if (error instanceof Problem)
        return partsOf(url).path.startsWith('/v2/') ? problemListAnswer(error) : problemAnswer(error);
      throw error;
    }
  },
};

function answer(request: Request, url: URL, body: string, context: ProtocolContext): Response {
  const { isStore, path } = partsOf(url);
  const { accessToken } = context;
  if (isStore && accessToken !== undefined && request.headers.get('x-auth-token') !== accessToken)
    throw new Problem(401, 'Unauthorized');
  const route = routeOf(path);
  if (!route) throw notFound();
  const operation = Object.hasOwn(route.operations, request.method) && route.operations[request.method];
  if (!operation) throw new Problem(405, 'Method Not Allowed');
  const call: Call = {
    url,
    params: route.params,
    body: () => asObject(parse(body)),
    list: () => asList(parse(body)),
    isBrowser: !isStore,
    customer: () => (isStore ? undefined : signedIn(request, context)),
    context,
  };
  return operation.handler(call);
}

function signedIn(request: Request, { shop }: ProtocolContext): CustomerRecord {
  const token = shop.tokens.find(loginTokenOf(request));
  const customer = token && shop.customers.find(token.customerId);
  if (!customer) throw new Problem(500, problemText.unidentified);
  return customer;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'The request body is not JSON.');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asObject(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new Problem(400, 'The request body is not a JSON object.');
}

function asList(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return value;
  throw new Problem(422, 'The request body is no array of objects.');
}
