import { describe, expect, test, vi } from 'vitest';
import { origin, testSandbox } from '../testing/client.js';

const call = async (
  sandbox: ReturnType<typeof testSandbox>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await sandbox.fetch(
    new Request(`${origin}/sandbox/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
};

describe('below /sandbox/', () => {
  test('faults are added, listed and removed', async () => {
    const sandbox = testSandbox();
    const rule = { match: { call: 'cart.add' }, fault: 'status=500', times: 2 };
    expect(await call(sandbox, 'POST', 'faults', rule)).toEqual({
      status: 200,
      body: { faults: [{ ...rule, hits: 0 }] },
    });
    await call(sandbox, 'POST', 'faults', { fault: 'delay=1' });
    expect((await call(sandbox, 'GET', 'faults')).body).toEqual({
      faults: [
        { ...rule, hits: 0 },
        { fault: 'delay=1', hits: 0 },
      ],
    });
    await call(sandbox, 'DELETE', 'faults');
    expect((await call(sandbox, 'GET', 'faults')).body).toEqual({ faults: [] });
  });

  test('customers are invited, and mail is read', async () => {
    const sandbox = testSandbox({ shopUrl: 'https://front.test' });
    const invitation = { email: 'Eve@example.com', firstName: 'Eve' };
    expect(await call(sandbox, 'POST', 'customers', invitation)).toEqual({
      status: 200,
      body: { id: 1, email: 'eve@example.com' },
    });
    expect(await call(sandbox, 'POST', 'customers', invitation)).toEqual({
      status: 400,
      body: { error: 'Email has already been taken' },
    });
    expect((await call(sandbox, 'POST', 'customers', {})).status).toBe(400);
    expect((await call(sandbox, 'GET', 'mail')).body).toMatchObject({
      mail: [
        {
          to: 'eve@example.com',
          link: { url: expect.stringMatching(/^https:\/\/front\.test\/account\/activate\/1\/\w{32}$/) },
        },
      ],
    });
  });

  test.each([
    [{}, /fault must be/],
    [{ fault: 'explode' }, /is not a fault/],
    [{ fault: 'drop', times: 0 }, /times/],
    [{ fault: 'drop', match: { call: 7 } }, /match/],
    [{ fault: 'drop', match: { colour: 'red' } }, /match/],
    ['[]', /JSON object/],
    ['no JSON', /JSON/],
  ])('%j is not a fault', async (body, message) => {
    const answer = await call(testSandbox(), 'POST', 'faults', body);
    expect(answer).toEqual({ status: 400, body: { error: expect.stringMatching(message) } });
  });

  test('stock is set', async () => {
    const sandbox = testSandbox();
    expect((await call(sandbox, 'POST', 'stock', { sku: 'BELL', stock: 1 })).status).toBe(200);
    expect(sandbox.shop.stock.piecesOf(sandbox.shop.catalog.variant('BELL')!)).toBe(1);
    for (const wrong of [
      { sku: 'CAR', stock: 1 },
      { sku: 'BELL' },
      { sku: 'BELL', stock: -1 },
      { sku: 'BELL', stock: 0.5 },
    ])
      expect((await call(sandbox, 'POST', 'stock', wrong)).status).toBe(400);
  });

  test.each<[string, object, RegExp]>([
    ['products', { handle: 'Bell', title: 'x' }, /^handle must be a name/],
    ['products', { handle: 'lamp', title: 'Lamp' }, /^A new product needs a title and a price/],
    ['products', { handle: 'lamp', title: 'Lamp', price: 1.5 }, /^price must be a whole number from 0/],
    ['products', { handle: 'bell', price: 5 }, /^price and stock are for a new product/],
    ['products', { handle: 'bell', title: 7 }, /^title must be a text/],
    ['products', { handle: 'bell', title: 'x', deleted: true }, /^To delete something, give its handle/],
    ['products', { handle: 'bell', deleted: false }, /^To delete something/],
    ['products', { handle: 'lamp', deleted: true }, /^There is no product lamp/],
    ['collections', { handle: 'new' }, /^A new collection needs a title/],
    ['collections', { handle: 'all', products: ['lamp'] }, /^products must be the handles of products/],
    ['collections', { handle: 'new', deleted: true }, /^There is no collection new/],
    ['redirects', { path: 'x', target: '/' }, /^path must begin with a slash/],
    ['redirects', { path: '/x' }, /^A redirect needs a target/],
    ['purchases', { sku: 'LAMP' }, /^sku must name a variant/],
    ['purchases', { sku: 'BELL', quantity: 0 }, /^quantity must be a whole number from 1/],
    ['purchases', { sku: 'BELL', quantity: 4 }, /^4 of BELL cannot be ordered/],
  ])('%s refuses %j, and nothing changes', async (path, body, error) => {
    const sandbox = testSandbox();
    const changed = vi.fn();
    sandbox.shop.listen(changed);
    expect(await call(sandbox, 'POST', path, body)).toEqual({
      status: 400,
      body: { error: expect.stringMatching(error) },
    });
    expect(changed).not.toHaveBeenCalled();
  });

  test('carts are deleted, and so is everything on request', async () => {
    const sandbox = testSandbox();
    const cart = sandbox.shop.createCart({}).cart!;
    await call(sandbox, 'DELETE', 'carts');
    expect(sandbox.shop.cart(cart.token)).toBeUndefined();
    sandbox.shop.stock.set(sandbox.shop.catalog.variant('BELL')!, 0);
    sandbox.faults.add({ fault: 'drop' });
    await call(sandbox, 'POST', 'reset');
    expect(sandbox.shop.stock.piecesOf(sandbox.shop.catalog.variant('BELL')!)).toBe(3);
    expect(sandbox.faults.rules()).toEqual([]);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.test' },
  ])('requests from pages of other sites are refused: %o', async (headers) => {
    const sandbox = testSandbox();
    expect((await call(sandbox, 'POST', 'faults', { fault: 'drop' }, headers)).status).toBe(403);
    expect(sandbox.faults.rules()).toEqual([]);
  });

  test('requests from its own pages are allowed', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin };
    expect((await call(testSandbox(), 'POST', 'faults', { fault: 'drop' }, headers)).status).toBe(200);
  });

  test('has no other routes, and none at all if they are switched off', async () => {
    expect((await call(testSandbox(), 'GET', 'other')).status).toBe(404);
    expect((await call(testSandbox(), 'PUT', 'faults')).status).toBe(405);
    expect((await call(testSandbox({ admin: false }), 'GET', 'faults')).status).toBe(404);
  });
});
