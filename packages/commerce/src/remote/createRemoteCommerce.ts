import type { CartResult } from '../port/cart.js';
import type { Commerce } from '../port/commerce.js';
import type { CallOptions } from '../port/context.js';
import { CommerceError, type CommerceFailureKind } from '../port/errors.js';
import type {
  Cart,
  Collection,
  CollectionSummary,
  InventoryRecord,
  MenuLink,
  Product,
  Shop,
} from '../model/entities.js';

export interface RemoteCommerceOptions extends Pick<Commerce, 'platform' | 'capabilities'> {
  /** Default: the global `fetch`. */
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Milliseconds until a call fails. Default: 10000, a little more than the server allows itself. */
  timeout?: number;
}

/**
 * A shop behind a server of ours that runs `createCommerceHandler`. It weighs little, and knows no platform.
 * @param url Where the handler lies: '/api/shop' in a browser, an absolute address elsewhere.
 */
export function createRemoteCommerce(
  url: string,
  { platform, capabilities, fetch = (request) => globalThis.fetch(request), timeout = 10_000 }: RemoteCommerceOptions,
): Commerce {
  const call = async <Result>(
    name: string,
    isResult: (value: unknown) => value is Result,
    args: unknown[],
    { signal }: CallOptions = {},
  ): Promise<Result> => {
    const limit = AbortSignal.timeout(timeout);
    const failure = (kind: CommerceFailureKind, message: string, cause?: unknown) =>
      new CommerceError(kind, name, `${name}: ${message}`, { cause });
    try {
      const request = new Request(`${url}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ args }),
        // What was asked for just before the page is left still arrives.
        keepalive: true,
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      const response = await fetch(request);
      const body = parse(await response.text());
      if (isObject(body) && isObject(body.error)) throw failureOf(name, response, body.error);
      if (!response.ok)
        throw new CommerceError('http', name, `${name}: ${response.status}.`, { status: response.status });
      // What is undefined on the server cannot be said in JSON.
      const result: unknown = isObject(body) ? (body.result ?? undefined) : failure;
      if (isResult(result)) return result;
      throw failure('shape', 'the answer is not as promised.');
    } catch (error) {
      if (signal?.aborted) throw failure('aborted', 'given up.', error);
      if (limit.aborted) throw failure('timeout', `no answer within ${timeout} ms.`, error);
      if (error instanceof CommerceError) throw error;
      throw failure('network', 'the connection failed.', error);
    }
  };

  return {
    platform,
    capabilities,
    catalog: {
      shop: (options) => call('catalog/shop', isShop, [], options),
      menu: (options) => call<MenuLink[]>('catalog/menu', isList, [], options),
      collections: (options) => call<CollectionSummary[]>('catalog/collections', isList, [], options),
      collection: (slug, options) => call('catalog/collection', isCollection, [slug], options),
      product: (slug, options) => call('catalog/product', isProduct, [slug], options),
    },
    inventory: {
      lookup: (type, ids, options) =>
        call<Record<string, InventoryRecord>>('inventory/lookup', isRecords, [type, ids], options),
    },
    cart: {
      get: (options) => call('cart/get', isCart, [], options),
      addItems: (items, options) => call('cart/addItems', isCartResult, [items], options),
      updateItems: (items, options) => call('cart/updateItems', isCartResult, [items], options),
      removeItems: (items, options) => call('cart/removeItems', isCartResult, [items], options),
    },
  };
}

function failureOf(name: string, { status, headers }: Response, error: Record<string, unknown>): CommerceError {
  const { kind, call, message } = error;
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new CommerceError(
    isKind(kind) ? kind : 'http',
    typeof call === 'string' ? call : name,
    typeof message === 'string' ? message : `${name}: ${status}.`,
    { status, ...(seconds >= 0 && { retryAfter: seconds * 1000 }) },
  );
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const kinds: Record<CommerceFailureKind, true> = {
  timeout: true,
  network: true,
  throttled: true,
  http: true,
  refused: true,
  shape: true,
  aborted: true,
};

const isKind = (value: unknown): value is CommerceFailureKind =>
  typeof value === 'string' && Object.hasOwn(kinds, value);

// The server is ours and has checked the platform's answers: what is left to notice is an answer that is another's.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = <Item>(value: unknown): value is Item[] => Array.isArray(value);
const isRecords = <Item>(value: unknown): value is Record<string, Item> => isObject(value) && !isList(value);
const isShop = (value: unknown): value is Shop => isObject(value) && typeof value.currencyCode === 'string';
const isCollection = (value: unknown): value is Collection | undefined =>
  value === undefined || (isObject(value) && isList(value.products));
const isProduct = (value: unknown): value is Product | undefined =>
  value === undefined || (isObject(value) && isList(value.variants) && isList(value.options));
const isCart = (value: unknown): value is Cart =>
  isObject(value) && isList(value.items) && isObject(value.subtotalPrice);
const isCartResult = (value: unknown): value is CartResult =>
  isObject(value) && isCart(value.cart) && isList(value.errors) && isList(value.warnings);
