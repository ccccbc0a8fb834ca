/** What tests and people do to the shop itself, below /sandbox/. */
import { readRule, type Faults } from './faults.js';
import { json, methodNotAllowed } from './http.js';
import { problemText } from './shop/customerProblems.js';
import type { Shop } from './shop/shop.js';

export const isAdminPath = (pathname: string): boolean => pathname.startsWith('/sandbox/');

interface AdminOptions {
  shop: Shop;
  faults: Faults;
  /** The storefront, to which invitations lead. */
  shopUrl: string;
}

type Handler = (body: Record<string, unknown>, options: AdminOptions) => unknown;

const handlers: Record<string, Record<string, Handler>> = {
  '/sandbox/faults': {
    GET: (_, { faults }) => ({ faults: faults.rules() }),
    POST: (body, { faults }) => {
      faults.add(readRule(body));
      return { faults: faults.rules() };
    },
    DELETE: (_, { faults }) => {
      faults.clear();
      return { faults: [] };
    },
  },
  '/sandbox/stock': { POST: setStock },
  '/sandbox/carts': {
    DELETE: (_, { shop }) => {
      shop.store.clear('cart');
      return { carts: 0 };
    },
  },
  '/sandbox/customers': { POST: invite },
  '/sandbox/mail': { GET: (_, { shop }) => ({ mail: shop.store.all('mail') }) },
  '/sandbox/reset': {
    POST: (_, { shop, faults }) => {
      shop.reset();
      faults.clear();
      return { reset: true };
    },
  },
};

export function answerAdmin(request: Request, url: URL, body: string, options: AdminOptions): Response {
  if (isForeign(request, url)) return json({ error: 'Pages of other sites may not do this.' }, { status: 403 });
  const methods = handlers[url.pathname];
  if (!methods) return json({ error: 'There is no such address below /sandbox/.' }, { status: 404 });
  const handler = methods[request.method];
  if (!handler) return methodNotAllowed(...Object.keys(methods));
  try {
    return json(handler(parseBody(body), options));
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, { status: 400 });
  }
}

/** Whether a browser sends this for a page of another site. */
function isForeign({ headers }: Request, { origin }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  return (site !== null && site !== 'same-origin' && site !== 'none') || (from !== null && from !== origin);
}

function parseBody(body: string): Record<string, unknown> {
  const parsed = body === '' ? {} : tryParse(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('Send a JSON object.');
  return parsed as Record<string, unknown>;
}

/** Undefined for what is no JSON. */
function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setStock({ sku, stock }: Record<string, unknown>, { shop }: AdminOptions) {
  const variant = typeof sku === 'string' ? shop.catalogue.variant(sku) : undefined;
  if (!variant) throw new Error('sku must name a variant of the catalogue.');
  if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < 0)
    throw new Error('stock must be a whole number from 0.');
  shop.stock.set(variant, stock);
  return { sku, stock };
}

/** As a merchant does who makes an account for somebody. */
function invite({ email, firstName, lastName }: Record<string, unknown>, { shop, shopUrl }: AdminOptions) {
  if (typeof email !== 'string') throw new Error('email must be a text.');
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const outcome = shop.customers.invite(
    { email, firstName: textOf(firstName), lastName: textOf(lastName) },
    ({ customerId, token }) => new URL(`/account/activate/${customerId}/${token}`, shopUrl).href,
  );
  if ('problems' in outcome) throw new Error(outcome.problems.map(({ code }) => problemText[code]).join(' '));
  return { id: outcome.customer.id, email: outcome.customer.email };
}
