/** The sandbox as a business: its answers against the protocol's own schemas, which the tests of this folder have. */
import { createSandbox, type SandboxOptions } from '@vitrine/sandbox';
import { expect, it } from 'vitest';
import type { Json } from './testing/openBusiness.js';
import { mistakesOf, type Kind } from './testing/validate.js';
import { versions, type Version } from './versions.js';

const origin = 'https://sandbox.test';

const destination = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: 'Main St 1',
  address_locality: 'Springfield',
  address_region: 'IL',
  postal_code: '62701',
  address_country: 'US',
};

const paymentBy = (token: string) => ({
  payment: {
    instruments: [{ id: 'card', handler_id: 'sandbox', type: 'token', credential: { type: 'token', token } }],
  },
});

async function openAgent(
  version: Version,
  profile = `${origin}/api/ucp/agents/${version}`,
  options: SandboxOptions = {},
) {
  const sandbox = createSandbox({ passwordCost: 1, shopUrl: 'https://shop.test', ...options });
  const get = async (path: string): Promise<Json> => (await sandbox.fetch(origin + path)).json();
  const call = async (kind: Kind, method: string, path: string, body?: object): Promise<Json> => {
    const response = await sandbox.fetch(`${origin}/api/ucp${path}`, {
      method,
      headers: {
        'UCP-Agent': `profile="${profile}"`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: Json = await response.json();
    expect({ path, mistakes: mistakesOf(kind, version, answer) }).toEqual({ path, mistakes: [] });
    return answer;
  };
  const tool = async (kind: Kind, name: string, args: object): Promise<Json> => {
    const meta = { 'ucp-agent': { profile } };
    const response = await sandbox.fetch(`${origin}/api/ucp/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: { meta, ...args } },
      }),
    });
    const { result }: Json = await response.json();
    const answer = result?.structuredContent;
    expect({ name, mistakes: mistakesOf(kind, version, answer) }).toEqual({ name, mistakes: [] });
    return answer;
  };
  return { get, call, tool };
}

it.each(versions)('the sandbox answers as the schemas of %s have it, from a search to the order', async (version) => {
  const { get, call } = await openAgent(version);
  const profile = await get(version === versions[0] ? '/.well-known/ucp' : `/.well-known/ucp/${version}`);
  expect(mistakesOf('profile', version, profile)).toEqual([]);

  const { products } = await call('search', 'POST', '/catalog/search', { query: 'jersey' });
  await call('lookup', 'POST', '/catalog/lookup', { ids: [products[0].id, products[0].variants[0].id, 'gone'] });
  await call('product', 'POST', '/catalog/product', { id: products[0].id });
  await call('error', 'POST', '/catalog/product', { id: 'gone' });

  const item = products
    .flatMap(({ variants }: Json) => variants)
    .find(({ availability }: Json) => availability.available);
  const line_items = [{ item: { id: item.id }, quantity: 1 }];
  const cart = await call('cart', 'POST', '/carts', { line_items });
  await call('cart', 'GET', `/carts/${cart.id}`);
  await call('error', 'GET', '/carts/cart_gone_gone');

  const started = await call('fulfilledCheckout', 'POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
  expect(started).toMatchObject({ status: 'incomplete', ucp: { payment_handlers: { 'test.sandbox.payment': [{}] } } });
  const path = `/checkout-sessions/${started.id}`;
  const ready = await call('fulfilledCheckout', 'PUT', path, {
    line_items,
    buyer: { email: 'ada@example.com' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
  });
  expect(ready).toMatchObject({ status: 'ready_for_complete' });

  const declined = await call('fulfilledCheckout', 'POST', `${path}/complete`, paymentBy('declined'));
  expect(declined).toMatchObject({ status: 'incomplete', messages: [{ code: 'payment_failed' }] });
  const confirmed = await call('fulfilledCheckout', 'POST', `${path}/complete`, paymentBy('confirmed'));
  expect(confirmed).toMatchObject({ status: 'requires_escalation' });
  const completed = await call('fulfilledCheckout', 'POST', `${path}/complete`, paymentBy('accepted'));
  expect(completed).toMatchObject({ status: 'completed', totals: ready.totals });
  const order = await call('order', 'GET', `/orders/${completed.order.id}`);
  expect(order).toMatchObject({ checkout_id: started.id, totals: ready.totals });
  await call('error', 'GET', '/orders/gone');
});

it.each(versions)('the sandbox answers discounts as the schemas of %s have it, by REST and by MCP', async (version) => {
  const { call, tool } = await openAgent(version);
  const line_items = [{ item: { id: 'NL-FP' }, quantity: 2 }];
  const discounts = { codes: ['north10', 'SHIPFREE', 'WINTER30', 'gone'] };
  const cart = await call('discountedCart', 'POST', '/carts', { line_items, discounts });
  expect(cart.discounts.applied).toMatchObject([{ code: 'NORTH10' }, { code: 'SHIPFREE' }]);
  expect(cart.messages).toMatchObject([{ code: 'discount_code_expired' }, { code: 'discount_code_invalid' }]);
  const checkout = await call('discountedCheckout', 'POST', '/checkout-sessions', { cart_id: cart.id });
  expect(mistakesOf('fulfilledCheckout', version, checkout)).toEqual([]);
  expect(checkout.discounts).toEqual(cart.discounts);
  const created = await tool('discountedCheckout', 'create_checkout', { checkout: { line_items, discounts } });
  expect(created.discounts).toEqual(cart.discounts);
});

it.each(versions)('the sandbox sends the events of an order as the schemas of %s have it', async (version) => {
  let resolve!: (request: Request) => void;
  const event = new Promise<Request>((done) => {
    resolve = done;
  });
  const names = ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.fulfillment'];
  const agent = {
    ucp: {
      version,
      services: {},
      capabilities: {
        ...Object.fromEntries(names.map((name) => [name, [{ version }]])),
        'dev.ucp.shopping.order': [{ version, config: { webhook_url: 'https://agent.test/orders' } }],
      },
      payment_handlers: {},
    },
  };
  const { call } = await openAgent(version, 'https://agent.test/profile', {
    fetchProfile: async () => Response.json(agent),
    sendEvent: async (request) => {
      resolve(request);
      return new Response();
    },
  });
  const { id } = await call('fulfilledCheckout', 'POST', '/checkout-sessions', {
    line_items: [{ item: { id: 'NL-FP' }, quantity: 1 }],
    buyer: { email: 'ada@example.com' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
  });
  await call('fulfilledCheckout', 'POST', `/checkout-sessions/${id}/complete`, paymentBy('accepted'));
  const order: Json = await (await event).json();
  expect(mistakesOf('order', version, order)).toEqual([]);
  expect(order.checkout_id).toBe(id);
});
