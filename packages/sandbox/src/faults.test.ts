import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseFault } from './faults.js';
import { origin, send, testSandbox } from './testing/client.js';

describe('a fault', () => {
  test.each([
    ['delay=2000', { delay: 2000 }],
    ['status=500', { status: 500 }],
    ['delay=5; status=429; retry-after=2', { delay: 5, status: 429, retryAfter: 2 }],
    ['drop', { drop: 'before' }],
    ['drop=after', { drop: 'after' }],
    ['shape', { shape: true }],
    ['truncated', { truncated: true }],
  ])('is written %j', (text, fault) => expect(parseFault(text)).toEqual(fault));

  test.each(['', 'explode', 'delay', 'delay=-1', 'delay=1.5', 'status=200', 'status=abc', 'drop=later', 'shape=1'])(
    'is not written %j',
    (text) => expect(() => parseFault(text)).toThrow(),
  );
});

const query = 'mutation Make { cartCreate { cart { id } } }';
const request = (init: { headers?: Record<string, string>; signal?: AbortSignal; path?: string } = {}) =>
  new Request(origin + (init.path ?? '/api/2026-04/graphql.json'), {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', ...init.headers },
    ...(init.signal && { signal: init.signal }),
  });
const failing = (fault: string) => request({ headers: { 'x-sandbox-fault': fault } });

describe('a request with a fault', () => {
  test('gets the status, with the time to wait', async () => {
    const sandbox = testSandbox();
    const response = await sandbox.fetch(failing('status=429;retry-after=2'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2']);
    expect(sandbox.shop.store.count('cart')).toBe(0);
  });

  test('gets JSON of an unexpected shape', async () => {
    const response = await testSandbox().fetch(failing('shape'));
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('data');
  });

  test('gets half of the response after the work is done', async () => {
    const sandbox = testSandbox();
    const text = await (await sandbox.fetch(failing('truncated'))).text();
    expect(text).toMatch(/^\{"data"/);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
    expect(sandbox.shop.store.count('cart')).toBe(1);
  });

  test('loses the connection before or after the work', async () => {
    const sandbox = testSandbox();
    await expect(sandbox.fetch(failing('drop'))).rejects.toThrow(TypeError);
    expect(sandbox.shop.store.count('cart')).toBe(0);
    await expect(sandbox.fetch(failing('drop=after'))).rejects.toThrow(TypeError);
    expect(sandbox.shop.store.count('cart')).toBe(1);
  });

  test('waits, and then gets its response', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sandbox = testSandbox();
    const waiting = sandbox.fetch(failing('delay=50'));
    await vi.advanceTimersByTimeAsync(49);
    expect(sandbox.shop.store.count('cart')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await waiting).json()).toHaveProperty('data.cartCreate.cart.id');
    expect(sandbox.shop.store.count('cart')).toBe(1);
  });

  test('waits no longer than its client', async () => {
    const sandbox = testSandbox();
    const client = new AbortController();
    const waiting = sandbox.fetch(request({ headers: { 'x-sandbox-fault': 'delay=600000' }, signal: client.signal }));
    client.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    expect(sandbox.shop.store.count('cart')).toBe(0);
  });

  test('gets an error if the fault does not exist', async () => {
    const response = await testSandbox().fetch(failing('explode'));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"explode" is not a fault');
  });
});

describe('a rule', () => {
  const status = async (sandbox: ReturnType<typeof testSandbox>, init?: Parameters<typeof request>[0]) =>
    (await sandbox.fetch(request(init))).status;

  test('applies to all requests until it is removed, but not to the page that lists it', async () => {
    const sandbox = testSandbox({ faults: [{ fault: 'status=503' }] });
    expect([await status(sandbox), await status(sandbox)]).toEqual([503, 503]);
    expect((await sandbox.fetch(new Request(`${origin}/cdn/bell/1.svg`))).status).toBe(503);
    expect((await sandbox.fetch(new Request(origin))).status).toBe(200);
    sandbox.faults.clear();
    expect(await status(sandbox)).toBe(200);
  });

  test('applies to the given number of requests', async () => {
    const sandbox = testSandbox({ faults: [{ fault: 'status=500', times: 2 }] });
    expect([await status(sandbox), await status(sandbox), await status(sandbox)]).toEqual([500, 500, 200]);
    expect(sandbox.faults.rules()).toEqual([]);
  });

  test('counts the requests that it meets', async () => {
    const sandbox = testSandbox({
      faults: [
        { match: { call: 'cart.add' }, fault: 'delay=1' },
        { fault: 'status=500', times: 2 },
      ],
    });
    await status(sandbox);
    await sandbox.fetch(new Request(`${origin}/cdn/bell/1.svg`));
    expect(sandbox.faults.rules().map(({ hits }) => hits)).toEqual([1, 1]);
  });

  test.each([
    ['cart.insert', 'cart.'],
    ['cart.ad', 'cart.add'],
    ['catalogue.read', 'catalog.read'],
    ['cartLinesAd', 'cartLinesAdd'],
    ['cartLineAdd', 'cartLinesAdd'],
    ['cartAddLines', 'cartLinesAdd'],
    ['cartlinesadd', 'cartLinesAdd'],
    ['addCartLineItem', 'addCartLineItems'],
    ['getcart', 'getCart'],
    ['POST /cart/ad.js', 'POST /cart/add.js'],
    ['/cart/add.js', 'POST /cart/add.js'],
    ['GET /products/handle.js', 'GET /products/{handle}.js'],
    ['search_catalogue', 'search_catalog'],
    ['serch', 'search'],
  ])('with the call "%s" is refused, and names %s', (call, name) => {
    const rule = { match: { call }, fault: 'drop' };
    expect(() => testSandbox({ faults: [rule] })).toThrow(`match.call "${call}" is no call`);
    expect(() => testSandbox({ faults: [rule] })).toThrow(`The nearest is ${name}`);
  });

  test.each([
    ...['POST /cart/add.js', 'createCart', 'search_catalog', 'HEAD /login.php', 'oauth/token'],
    ...['cartLinesAdd', 'CartLinesAdd', 'GetCustomer', 'orders', 'order'],
    // Names that our own documents have.
    ...['cartContent', 'productSeo', 'productInventory', 'variantInventory', 'customerOrders', 'brandOrder', 'feed'],
    ...['summaries', 'searchOrder', 'searchProducts', 'orderByKey', 'firstVariants', 'customerAddresses'],
    'POST /1/indexes/products/query',
  ])('takes the call "%s"', (call) => {
    expect(testSandbox({ faults: [{ match: { call }, fault: 'drop' }] }).faults.rules()).toHaveLength(1);
  });

  test('applies to calls by their neutral name, their operation or their field', async () => {
    for (const call of ['Make', 'cartCreate', 'cart.create', 'cart.add']) {
      const sandbox = testSandbox({ faults: [{ match: { call }, fault: 'status=500' }] });
      expect(await send(sandbox, '{ shop { name } }')).toHaveProperty('data');
      expect(await status(sandbox)).toBe(500);
    }
  });

  test.each([
    ['inventory.read', 'nodes(ids: []) { ... on ProductVariant { quantityAvailable } }'],
    ['catalog.read', 'nodes(ids: []) { ... on Product { title variants(first: 1) { nodes { quantityAvailable } } } }'],
    ['catalog.read', 'products(first: 1) { nodes { id } }'],
    ['cart.read', 'cart(id: "x") { id }'],
  ])('meets as %s the query { %s }', async (call, query) => {
    for (const name of ['inventory.read', 'catalog.read', 'cart.read']) {
      const sandbox = testSandbox({ faults: [{ match: { call: name }, fault: 'status=500', times: 1 }] });
      await send(sandbox, `{ ${query} }`).catch(() => undefined);
      expect(sandbox.faults.rules().length).toBe(name === call ? 0 : 1);
    }
  });

  test('applies to the paths that begin with its own', async () => {
    const sandbox = testSandbox({ faults: [{ match: { path: '/cdn/' }, fault: 'status=404' }] });
    expect(await status(sandbox)).toBe(200);
    expect((await sandbox.fetch(new Request(`${origin}/cdn/bell/1.svg`))).status).toBe(404);
  });

  test('applies only if the request itself has no fault', async () => {
    const sandbox = testSandbox({ faults: [{ fault: 'status=500', times: 1 }] });
    expect(await status(sandbox, { headers: { 'x-sandbox-fault': 'status=418' } })).toBe(418);
    expect(await status(sandbox)).toBe(500);
  });

  test('is refused if its fault does not exist', () => {
    expect(() => testSandbox({ faults: [{ fault: 'explode' }] })).toThrow('is not a fault');
  });
});
