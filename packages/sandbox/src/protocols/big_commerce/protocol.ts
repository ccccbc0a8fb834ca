/**
 * BigCommerce's REST API, as servers speak it, below /stores/{hash}; and the same operations at the root, as a storefront's own
 * server passes them on for its browsers, which hold no token.
 */
import type { Protocol, ProtocolContext } from '../protocol.js';
import type { Call } from './call.js';
import { notFound, Problem, problemAnswer } from './answers.js';
import { followRedirect, redirectPath } from './redirects.js';
import { routeOf } from './routes.js';

const base = /^(?<store>\/stores\/[\w-]+)?(?<path>\/v[23]\/.+)$/;

const partsOf = ({ pathname }: URL): { isStore: boolean; path: string } => {
  const { store, path = '' } = base.exec(pathname)?.groups ?? {};
  return { isStore: store !== undefined, path };
};

export const bigCommerce: Protocol = {
  matches: ({ pathname }) => base.test(pathname) || pathname === redirectPath,

  calls({ method }, url) {
    if (url.pathname === redirectPath) return ['checkout'];
    const operation = routeOf(partsOf(url).path)?.operations[method];
    if (!operation) return [];
    // Stock is read from the catalogue: who asks for pieces and not for names reads the stock.
    const fields = url.searchParams.get('include_fields')?.split(',') ?? [];
    const isInventory = fields.includes('inventory_level') && !fields.includes('name');
    return [operation.name, ...(isInventory ? (['inventory.read'] as const) : operation.calls)];
  },

  answer(request, url, body, context) {
    if (url.pathname === redirectPath) return followRedirect(request, url, context);
    try {
      return answer(request, url, body, context);
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error);
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
  const call: Call = { url, params: route.params, body: () => parse(body), context };
  return operation.handler(call);
}

function parse(body: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new Problem(400, 'The request body is no JSON.');
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  throw new Problem(400, 'The request body is no JSON object.');
}
