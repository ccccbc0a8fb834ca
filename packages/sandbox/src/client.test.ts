import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { operations } from './admin/operations.js';
import { createSandboxClient } from './client.js';
import { origin, testSandbox } from './testing/client.js';
import { testShopWithCustomers } from './testing/fixture.js';

interface Description {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
}
interface DescribedOperation {
  operationId: string;
  requestBody?: unknown;
  responses: Record<string, { content: { 'application/json': { schema: unknown } } }>;
}

/** Returns a sandbox, its OpenAPI description, and a client that checks every response against the description. */
async function described() {
  const sandbox = testSandbox({ data: testShopWithCustomers });
  const response = await sandbox.fetch(`${origin}/sandbox/openapi.json`);
  const description = (await response.json()) as Description;
  const ajv = new Ajv({ strict: false, formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ } });
  ajv.addSchema(description, 'openapi');
  const validatorOf = (schema: unknown): ValidateFunction =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object);
  const called = new Set<string>();
  const client = createSandboxClient(origin, {
    async fetch(input, init) {
      const answer = await sandbox.fetch(input, init);
      const operation = description.paths[new URL(input).pathname]?.[String(init.method).toLowerCase()];
      expect(operation, `${init.method} ${input}`).toBeDefined();
      const validate = validatorOf(operation!.responses[answer.status]!.content['application/json'].schema);
      expect([validate(await answer.clone().json()), validate.errors]).toEqual([true, null]);
      called.add(operation!.operationId);
      return answer;
    },
  });
  return { sandbox, description, client, called };
}

describe('the client of test suites', () => {
  test('has every call of openapi.json, which describes all calls', async () => {
    const { sandbox, description, client, called } = await described();
    const { catalog } = sandbox.shop;
    const { cart } = sandbox.shop.createCart({
      lines: [{ variant: catalog.variant('BELL'), quantity: 2, attributes: [] }],
      note: 'Ring twice',
      buyer: { email: 'ada@example.com', countryCode: 'US' },
    });
    expect(await client.carts()).toMatchObject([
      {
        checkoutUrl: `${origin}/cart/c/${cart!.token}?key=${cart!.key}`,
        lines: [{ sku: 'BELL', quantity: 2 }],
        note: 'Ring twice',
        email: 'ada@example.com',
      },
    ]);
    expect(await client.orders()).toMatchObject([
      { number: 998 },
      { number: 999, cancelledAt: expect.any(String) },
      { number: 1000 },
    ]);

    await expect(client.changeOrder(1000, { cancelled: true })).rejects.toThrow('Goods of order 1000 were sent.');
    expect(await client.changeOrder(1000, { fulfillment: 'fulfilled' })).toMatchObject({ fulfillment: 'fulfilled' });

    await client.setPrice('BELL', 1750);
    expect(sandbox.shop.pricing.priceOf(catalog.variant('BELL')!).price.minor).toBe(1750);
    await client.setStock('BELL', 1);
    expect(sandbox.shop.stock.piecesOf(catalog.variant('BELL')!)).toBe(1);

    expect(await client.lastMail()).toBeUndefined();
    await client.setProduct('bell', { title: 'Loud bell' });
    expect(catalog.product('bell')?.data).toMatchObject({ title: 'Loud bell', vendor: 'Tern' });
    await client.setProduct('lamp', { title: 'Lamp', price: 3000, stock: 2 });
    await client.setCollection('none', { title: 'Lamps', products: ['lamp'] });
    expect(catalog.collection('none')).toMatchObject({
      data: { title: 'Lamps' },
      products: [{ variants: [{ data: { sku: 'LAMP' } }] }],
    });
    await client.setRedirect('/products/horn', '/products/bell');
    expect(sandbox.shop.data.redirects).toEqual([{ path: '/products/horn', target: '/products/bell' }]);
    const placed = await client.placeOrder('LAMP', { quantity: 2, email: 'eve@example.com' });
    expect(placed).toMatchObject({ email: 'eve@example.com', payment: 'paid', lines: [{ sku: 'LAMP', quantity: 2 }] });
    await expect(client.placeOrder('LAMP')).rejects.toThrow('1 of LAMP cannot be ordered.');
    await client.changeOrder(placed.number, { cancelled: true });
    expect(sandbox.shop.stock.piecesOf(catalog.variant('LAMP')!)).toBe(2);
    await client.deleteRedirect('/products/horn');
    await client.deleteProduct('lamp');
    await client.deleteCollection('all');
    expect(sandbox.shop.data).toMatchObject({ redirects: [], collections: [{ handle: 'none', products: [] }] });

    const rule = { match: { call: 'cart.add' }, fault: 'status=500', times: 2 };
    await client.addFault(rule);
    expect(await client.faults()).toEqual([{ ...rule, hits: 0 }]);
    await expect(client.addFault({ match: { call: 'cart.ad' }, fault: 'drop' })).rejects.toThrow(
      'match.call "cart.ad" is no call, so the rule would meet no request. The nearest is cart.add.',
    );
    await client.clearFaults();
    expect(await client.faults()).toEqual([]);

    const { id } = await client.inviteCustomer({ email: 'eve@example.com', firstName: 'Eve' });
    expect((await client.customers()).find((customer) => customer.id === id)).toEqual({
      id,
      email: 'eve@example.com',
      firstName: 'Eve',
      hasPassword: false,
    });
    expect((await client.mail()).map(({ to }) => to)).toEqual(['eve@example.com', 'eve@example.com']);
    expect(await client.lastMail('eve@example.com')).toMatchObject({
      to: 'eve@example.com',
      link: { url: expect.any(String) },
    });
    expect(await client.lastMail('bob@example.com')).toBeUndefined();

    await client.clearCarts();
    expect(await client.carts()).toEqual([]);
    await client.resetSandbox();
    expect(await client.customers()).toHaveLength(2);
    expect(catalog.collection('all')?.products[1]?.data.title).toBe('Bell');

    const ids = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect([...called].sort()).toEqual(ids.sort());
    const routed = Object.values(operations).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.id),
    );
    expect(ids).toEqual(routed.sort());
    expect(description.openapi).toBe('3.1.0');
  });

  test('reports a refusal with its reason', async () => {
    const { client } = await described();
    await expect(client.setStock('CAR', 1)).rejects.toThrow(
      'The sandbox refused POST /sandbox/stock: sku must name a variant of the catalog.',
    );
    await expect(client.addFault({ fault: 'explode' })).rejects.toThrow(
      /refused POST \/sandbox\/faults: "explode" is not a fault/,
    );
  });

  test('reports the response of another server at that URL', async () => {
    const client = createSandboxClient(origin, {
      fetch: () => Promise.resolve(new Response('Not Found\n', { status: 404 })),
    });
    await expect(client.mail()).rejects.toThrow('The sandbox refused GET /sandbox/mail: 404 Not Found');
  });

  test('reports that nothing answers, with the reason', async () => {
    const reason = new TypeError('fetch failed');
    const client = createSandboxClient('http://127.0.0.1:4010', { fetch: () => Promise.reject(reason) });
    await expect(client.mail()).rejects.toMatchObject({
      message: 'No sandbox answers at http://127.0.0.1:4010. Start it: npx @vitrine/sandbox',
      cause: reason,
    });
  });
});
