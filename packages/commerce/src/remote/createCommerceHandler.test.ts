import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogClient } from '../port/catalog.js';
import { CommerceError, type CommerceFailureKind } from '../port/errors.js';
import { createCommerceHandler } from '../server.js';
import { openShop, type TestShop } from '../testing/openShop.js';

const address = 'https://northlane.test/api/shop';

let shop: TestShop;
let handler: (request: Request) => Promise<Response>;
const onError = vi.fn();

beforeEach(async () => {
  onError.mockReset();
  shop = await openShop({ flavour: 'shopify_graphql', way: 'directly' });
  handler = createCommerceHandler(shop.commerce, { onError });
});

const post = (name: string, args: unknown, headers: Record<string, string> = {}) =>
  new Request(`${address}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ args }),
  });

const call = async (name: string, args: unknown, headers?: Record<string, string>) => {
  const response = await handler(post(name, args, headers));
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};

describe('a call', () => {
  it('responds with its result, which caches must not store', async () => {
    const { status, headers, body } = await call('cart/get', []);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ result: { items: [], subtotalPrice: { amount: '0.00', currencyCode: 'USD' } } });
  });

  it('responds with null if nothing is found', async () => {
    expect(await call('catalog/product', ['no-such-product'])).toMatchObject({ status: 200, body: { result: null } });
  });

  it('has a URL below any path', async () => {
    const response = await handler(new Request('https://northlane.test/cart/get', post('cart/get', [])));
    expect(response.status).toBe(200);
  });

  it.each(['cart/empty', 'customer/find', 'cart/__proto__', 'cart/constructor', 'get', 'cart/get/', 'cart'])(
    '%s does not exist',
    async (name) => {
      expect(await call(name, [])).toMatchObject({ status: 404, body: { error: { kind: 'refused' } } });
    },
  );

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('is not made with %s', async (method) => {
    const response = await handler(new Request(`${address}/cart/get`, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'is not accepted as %j, which another site’s form could send',
    async (type) => {
      expect(await call('cart/get', [], { 'content-type': type })).toMatchObject({ status: 415 });
    },
  );

  it('may name its charset', async () => {
    const type = 'application/json; charset=utf-8';
    expect(await call('cart/get', [], { 'content-type': type })).toMatchObject({ status: 200 });
  });

  it('aborts with the caller', async () => {
    await shop.control.fail({ fault: 'delay=600000' });
    const controller = new AbortController();
    const response = handler(new Request(post('cart/addItems', [[{ variantId: 'x', quantity: 1 }]]), controller));
    controller.abort();
    expect((await response).status).toBe(499);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a call of a customer', () => {
  it('responds with 401 if nobody is signed in, which is not a failure', async () => {
    expect(await call('customer/getAllOrders', [null])).toMatchObject({
      status: 401,
      body: { error: { kind: 'unidentified', message: 'Nobody is signed in.' } },
    });
    expect(onError).not.toHaveBeenCalled();
  });

  it('responds with 400 and a sentence if a value that the platform requires is missing', async () => {
    expect(await call('customer/register', [{ email: '', password: 'x' }])).toMatchObject({
      status: 400,
      body: {
        error: {
          kind: 'refused',
          message: "Can't denormalize register form data for shopify. Some of the required properties are missing",
        },
      },
    });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('too many attempts', () => {
  it.each([
    [{ minutes: 1, seconds: 5 }, '5'],
    [{ minutes: 15 }, '900'],
    [undefined, null],
  ])('respond with 429, the result and the time to wait: %j', async (parameters, wait) => {
    const result = { errors: [{ code: 'customer.tooManyAttempts' as const, ...(parameters && { parameters }) }] };
    const customer = { ...shop.commerce.customer, login: () => Promise.resolve(result) };
    handler = createCommerceHandler({ ...shop.commerce, customer }, { onError });
    const { status, headers, body } = await call('customer/login', [{ email: 'a@example.com', password: 'x' }]);
    expect({ status, wait: headers.get('retry-after'), body }).toEqual({ status: 429, wait, body: { result } });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('arguments', () => {
  const line = { id: 'line', lineItemId: 'line' };
  const cases: [name: string, args: unknown, says: string][] = [
    ['cart/get', undefined, 'args: '],
    ['cart/get', {}, 'args: '],
    ['cart/get', [{ signal: 1 }], 'args.0: '],
    ['catalog/product', [], 'args.0: '],
    ['catalog/product', [7], 'args.0: '],
    ['catalog/product', [''], 'args.0: '],
    ['catalog/product', ['x'.repeat(256)], 'args.0: '],
    ['catalog/product', ['bike-\ud800'], 'args.0: Expected whole characters'],
    ['catalog/products', [{ in: { collection: '\udfff' }, perPage: 1 }], 'args.0.in'],
    ['cart/removeItems', [[{ id: '\ud800', lineItemId: 'x' }]], 'args.0.0.id: Expected whole characters'],
    ['inventory/lookup', ['Order', []], 'args.0: '],
    ['inventory/lookup', ['Product', Array(251).fill('x')], 'args.1: '],
    ['inventory/lookup', ['Product', ['x'.repeat(513)]], 'args.1.0: '],
    ['cart/addItems', [[{ quantity: 1 }]], 'The itemId variable is required but was not specified'],
    ['cart/addItems', [[{ variantId: 'x' }]], 'args.0.0.quantity: '],
    ...[0, -1, 1.5, 1_000_001, '1', null].map((quantity): [string, unknown, string] => [
      'cart/addItems',
      [[{ variantId: 'x', quantity }]],
      'args.0.0.quantity: ',
    ]),
    ['cart/addItems', [Array(251).fill({ variantId: 'x', quantity: 1 })], 'args.0: '],
    ['cart/updateItems', [[{ ...line, quantity: -1 }]], 'args.0.0.quantity: '],
    ['cart/updateItems', [[{ id: 'line', quantity: 1 }]], 'args.0.0.lineItemId: '],
    ['cart/removeItems', [[line, { id: 1, lineItemId: 'x' }]], 'args.0.1.id: '],
    ['cart/removeItems', [line], 'args.0: '],
    ['customer/login', [{ email: 'a@example.com' }], 'args.0.password: '],
    ['customer/login', [{ email: 'a@example.com', password: 'x'.repeat(1025) }], 'args.0.password: '],
    ['customer/register', [{ password: 'x' }], 'args.0.email: '],
    ['customer/resetPassword', [{ resetUrl: '/account/reset/1/2', password: 'x' }], 'args.0.resetUrl: '],
    ['customer/getAllOrders', [{ cursor: 7 }], 'args.0.cursor: '],
    ['customer/getOrder', [''], 'args.0: '],
    ['customer/createAddress', [{ city: 'Bend' }], 'args.0.address1: '],
    ['customer/updateAddress', [{ address: {} }], 'args.0.id: '],
    ['customer/deleteAddress', [{}], 'Expected addressId but got undefined'],
  ];

  it.each(cases)('of %s, %j, are refused with the field and the reason', async (name, args, says) => {
    const { status, body } = await call(name, args);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { kind: 'refused', call: name } });
    expect((body as { error: { message: string } }).error.message.slice(0, says.length)).toBe(says);
    expect(shop.calls).toEqual([]);
  });

  it('are JSON', async () => {
    const broken = new Request(`${address}/cart/get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"args": [',
    });
    const response = await handler(broken);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: 'The body is not JSON.' } });
  });

  it('may be 64 kB large, with and without a length', async () => {
    const body = JSON.stringify({ args: ['x'.repeat(70_000)] });
    expect(await call('catalog/product', ['x'.repeat(70_000)])).toMatchObject({ status: 413 });

    const streamed = new Request(`${address}/catalog/product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await handler(streamed)).status).toBe(413);
  });

  it('are read exactly, even if a letter arrives in two parts', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ args: ['三'] }));
    const middle = bytes.indexOf(0xe4) + 1;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, middle));
        controller.enqueue(bytes.slice(middle));
        controller.close();
      },
    });
    const seen: string[] = [];
    const catalog = { ...shop.commerce.catalog, product: async (slug: string) => void seen.push(slug) };
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    await createCommerceHandler({ ...shop.commerce, catalog })(new Request(`${address}/catalog/product`, request));
    expect(seen).toEqual(['三']);
  });
});

describe('the buyer', () => {
  const ask = async (buyer: unknown, buyerIp?: () => string | undefined) => {
    const seen: unknown[] = [];
    const { catalog } = shop.commerce;
    const recording: CatalogClient = {
      ...catalog,
      shop(options) {
        seen.push(options);
        return catalog.shop();
      },
    };
    const request = new Request(`${address}/catalog/shop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ args: [], buyer }),
    });
    const response = await createCommerceHandler({ ...shop.commerce, catalog: recording }, { buyerIp })(request);
    return { seen, response };
  };

  it('is the one in the call, at the address that the server knows', async () => {
    const buyer = { locale: 'de-AT', country: 'AT', currency: 'EUR' };
    const { seen } = await ask(buyer, () => '203.0.113.7');
    expect(seen).toMatchObject([{ buyer: { ...buyer, ip: '203.0.113.7' } }]);
    expect((await ask(undefined)).seen).toMatchObject([{ buyer: {} }]);
  });

  it.each([
    [{ ip: '203.0.113.7' }, 'buyer.ip: '],
    [{ country: 'Austria' }, 'buyer.country: '],
    [{ country: 'XX' }, 'buyer.country: '],
    [{ currency: 'euro' }, 'buyer.currency: '],
    [{ locale: '../..' }, 'Expected a locale'],
    ['AT', 'buyer: '],
  ])('is not %j', async (buyer, says) => {
    const { response, seen } = await ask(buyer);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message.slice(0, says.length)).toBe(says);
    expect(seen).toEqual([]);
  });
});

describe('pages of other sites', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://northlane.test' }, 403],
    [{ origin: 'https://northlane.test' }, 200],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://northlane.test.evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://northlane.test' }, 403],
    [{ origin: 'https://northlane.test:8443' }, 403],
    [{ origin: 'http://northlane.test', 'x-forwarded-proto': 'http' }, 200],
    [{ origin: 'http://shop.example', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }, 403],
    [{ origin: 'https://shop.example', 'x-forwarded-host': 'shop.example:443', 'x-forwarded-proto': 'https' }, 200],
    [{ origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' }, 200],
    [{}, 200],
  ])('with %j get %d', async (headers, status) => {
    expect((await call('cart/get', [], headers as Record<string, string>)).status).toBe(status);
  });
});

describe('failures', () => {
  const secret = 'token-123 at https://secret.example/admin';
  const kinds: [CommerceFailureKind, number][] = [
    ['timeout', 504],
    ['network', 502],
    ['throttled', 503],
    ['http', 502],
    ['refused', 502],
    ['shape', 502],
    ['aborted', 499],
  ];

  /** Creates a handler for a shop whose cart fails with this error. */
  const failing = (error: unknown) =>
    createCommerceHandler(
      { ...shop.commerce, cart: { ...shop.commerce.cart, get: () => Promise.reject(error) } },
      { onError },
    );

  it.each(kinds)('of kind %s have status %d, and reveal no internals', async (kind, status) => {
    const error = new CommerceError(kind, 'cart', secret, { cause: new Error(secret), retryAfter: 1500 });
    const response = await failing(error)(post('cart/get', []));
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('2');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: { kind, call: 'cart' } });
    expect(text).not.toMatch(/token|secret|example|\.ts/);
    expect(onError.mock.calls).toEqual(kind === 'aborted' ? [] : [[error]]);
  });

  it("of our own have status 500, and only the server's log has them", async () => {
    const error = new TypeError(secret);
    const response = await failing(error)(post('cart/get', []));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: { kind: 'http', call: 'cart/get', message: 'The shop failed.' } });
    expect(onError.mock.calls).toEqual([[error]]);
  });
});
