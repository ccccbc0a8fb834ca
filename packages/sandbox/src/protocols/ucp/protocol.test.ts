/** The answers by the sections of the specification, https://ucp.dev. Their schemas are checked where those are: in packages/commerce. */
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../shop/store.js';
import {
  address,
  bell,
  checkout,
  codesOf,
  lineOf,
  openSandbox,
  origin,
  pathsOf,
  payWith,
  rates,
  shipping,
  whole,
  type Json,
} from '../../testing/agent.js';
import { testShop } from '../../testing/fixture.js';

describe('overview § Profile Structure', () => {
  test('the current profile names both bindings, the older version and the payment handler', async () => {
    const { body } = await openSandbox().send('GET', '/.well-known/ucp');
    expect(body.ucp).toMatchObject({
      version: '2026-08-25',
      supported_versions: { '2026-04-08': `${origin}/.well-known/ucp/2026-04-08` },
      services: {
        'dev.ucp.shopping': [
          { transport: 'rest', endpoint: `${origin}/api/ucp` },
          { transport: 'mcp', endpoint: `${origin}/api/ucp/mcp` },
        ],
      },
      payment_handlers: { 'test.sandbox.payment': [{ id: 'sandbox' }] },
    });
    const { send } = openSandbox();
    expect((await send('GET', '/.well-known/ucp/2025-01-01')).status).toBe(404);
    expect((await send('POST', '/.well-known/ucp', {})).status).toBe(405);
  });
});

describe('overview § Negotiation Protocol', () => {
  const search = { query: 'bell' };
  const profileOf = (version: string, names: readonly string[]) => ({
    ucp: {
      version,
      services: {},
      capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
      payment_handlers: {},
    },
  });

  test.each([
    ['no header', ''],
    ['no URL', 'profile="agent"'],
    ['http', 'profile="http://agent.test/p"'],
    ['a name and password', 'profile="https://a:b@agent.test/p"'],
  ])('§ Fetching: refuses a profile’s URL that is %s', async (_, header) => {
    const { status, body } = await openSandbox().rest('POST', '/catalog/search', search, { 'UCP-Agent': header });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_profile_url' });
  });

  test.each([
    ['a host that fails', () => Promise.reject(new Error('no route')), 424, 'profile_unreachable'],
    ['another status', async () => new Response('', { status: 404 }), 424, 'profile_unreachable'],
    ['no JSON', async () => new Response('<html>'), 422, 'profile_malformed'],
    ['another document', async () => Response.json({ ucp: { version: '2026-08-25' } }), 422, 'profile_malformed'],
    ['another version', async () => Response.json(profileOf('2020-01-01', [])), 422, 'version_unsupported'],
  ] as const)('§ Error Codes: %s', async (_, fetchProfile, status, code) => {
    const { rest, tool } = openSandbox({ fetchProfile }, 'https://agent.test/p');
    const answer = await rest('POST', '/catalog/search', search);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { body } = await tool('search_catalog', { catalog: search });
    expect(body.error).toMatchObject({ code: -32001, data: { code, continue_url: 'http://localhost:3000/' } });
  });

  test('§ Fetching: keeps a profile for a minute, and a failure too; of an agent on this machine it takes http', async () => {
    let now = Date.parse('2026-11-26T08:00:00Z');
    const fetchProfile = vi.fn(async () => new Response('', { status: 500 }));
    const { rest } = openSandbox({ fetchProfile, now: () => new Date(now) }, 'http://127.0.0.1:9/p');
    for (const seconds of [0, 59, 61]) {
      now = Date.parse('2026-11-26T08:00:00Z') + seconds * 1000;
      expect((await rest('POST', '/catalog/search', search)).status).toBe(424);
    }
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  test('§ Intersection Algorithm: without a common capability, the answer is an outcome', async () => {
    const fetchProfile = async () => Response.json(profileOf('2026-08-25', ['dev.ucp.shopping.cart']));
    const answer = await openSandbox({ fetchProfile }, 'https://agent.test/p').rest('POST', '/catalog/search', search);
    expect([answer.status, answer.body.ucp.status, codesOf(answer)]).toEqual([
      200,
      'error',
      ['capabilities_incompatible'],
    ]);
  });

  test('fulfillment: an agent without the extension hands the buyer to the hosted checkout', async () => {
    const fetchProfile = async () => Response.json(profileOf('2026-08-25', ['dev.ucp.shopping.checkout']));
    const open = openSandbox({ fetchProfile }, 'https://agent.test/p');
    const { body } = await checkout(open);
    expect(body).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_input' }] });
    expect(body).not.toHaveProperty('fulfillment');
    const page = await open.sandbox.fetch(body.continue_url);
    expect(await page.text()).toContain('Bell');
  });
});

describe('catalog', () => {
  test('search § Search Inputs: words, categories, a price range and pages', async () => {
    const { rest } = openSandbox();
    const search = async (input: object) => (await rest('POST', '/catalog/search', input)).body;
    const idsOf = ({ products }: Json): string[] => products.map(({ id }: { id: string }) => id);
    expect(idsOf(await search({ query: 'bell' }))).toEqual(['bell']);
    const category = testShop.collections[0]!;
    const first = await search({ filters: { categories: [category.handle] }, pagination: { limit: 1 } });
    expect(first.pagination).toMatchObject({ has_next_page: true, total_count: category.products.length });
    const second = await search({
      filters: { categories: [category.handle] },
      pagination: { cursor: first.pagination.cursor },
    });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(category.products.slice(0, 2));
    expect(idsOf(await search({ query: 'bell', filters: { price: { max: 1998 } } }))).toEqual([]);
    const foreign = await search({
      query: 'bell',
      filters: { price: { max: 1 } },
      context: { currency: 'NOK', address_country: 'US' },
    });
    expect(foreign).toMatchObject({ products: [{ id: 'bell' }], messages: [{ code: 'price_filter_ignored' }] });
  });

  test.each([
    ['search § Search Inputs: neither words nor filters', '/catalog/search', {}, 'invalid_request'],
    ['another type', '/catalog/search', { query: 5 }, 'invalid_request'],
    ['no JSON', '/catalog/search', '{', 'invalid_request'],
    ['an invented cursor', '/catalog/search', { query: 'a', pagination: { cursor: '1-99' } }, 'invalid_request'],
    ['no ids', '/catalog/lookup', { ids: [] }, 'invalid_request'],
    ['too many ids', '/catalog/lookup', { ids: Array.from({ length: 21 }, (_, i) => `${i}`) }, 'request_too_large'],
    ['a quantity of 0', '/carts', { line_items: [lineOf('BELL', 0)] }, 'invalid_request'],
  ])('rest § Conformance: refuses %s with 400', async (_, path, input, code) => {
    const { status, body } = await openSandbox().rest('POST', path, input);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
  });

  test('lookup § Batch: each variant names the ids that led to it, and unknown ids are messages', async () => {
    const { body } = await openSandbox().rest('POST', '/catalog/lookup', { ids: ['jersey', 'J-S-GREEN', 'nowhere'] });
    expect(body.products).toHaveLength(1);
    expect(body.products[0].variants).toMatchObject([
      {
        id: 'J-S-GREEN',
        inputs: [
          { id: 'jersey', match: 'featured' },
          { id: 'J-S-GREEN', match: 'exact' },
        ],
      },
    ]);
    expect(body.messages).toMatchObject([{ code: 'not_found', content: 'nowhere' }]);
  });

  test('lookup § Get Product: values show whether they exist, and whether they can be bought', async () => {
    const { rest } = openSandbox();
    const selected = [{ name: 'Size', label: 'M' }];
    const { body } = await rest('POST', '/catalog/product', { id: 'jersey', selected });
    expect(body.product.selected).toEqual([{ name: 'Size', id: 'M', label: 'M' }]);
    expect(body.product.variants.map(({ id }: { id: string }) => id)).toEqual(['J-M-GREEN']);
    const [size, colour] = body.product.options;
    expect(colour.values).toMatchObject([
      { label: 'Green', exists: true, available: true },
      { label: 'Ink', exists: false, available: false },
    ]);
    expect(size.values).toMatchObject([{ label: 'S' }, { label: 'M' }, { label: 'L', exists: false }]);
    // M in Ink does not exist: the choice that is no preference is given up.
    const both = { selected: [...selected, { name: 'Colour', label: 'Ink' }], preferences: ['Colour'] };
    const relaxed = await rest('POST', '/catalog/product', { id: 'jersey', ...both });
    expect(relaxed.body.product.selected).toEqual([{ name: 'Colour', id: 'Ink', label: 'Ink' }]);
  });
});

describe('cart', () => {
  test('§ Update Cart: replaces all lines, and a line of the same item keeps its id', async () => {
    const { rest } = openSandbox();
    const made = await rest('POST', '/carts', bell);
    expect(made.status).toBe(201);
    const path = `/carts/${made.body.id}`;
    const changed = await rest('PUT', path, { line_items: [lineOf('J-S-INK'), lineOf('BELL', 2)] });
    expect(changed.body.line_items).toMatchObject([
      { id: made.body.line_items[0].id, item: { id: 'BELL' }, quantity: 2 },
      { item: { id: 'J-S-INK', price: 8000 }, quantity: 1 },
    ]);
    const fewer = await rest('PUT', path, { line_items: [lineOf('J-S-INK')] });
    expect(fewer.body.totals).toEqual([
      { type: 'subtotal', amount: 8000 },
      { type: 'total', amount: 8000 },
    ]);
  });

  test('checkout § Standard Errors: a refused line stays as it was, and the message points to it', async () => {
    const { rest } = openSandbox();
    const { body } = await rest('POST', '/carts', bell);
    const more = await rest('PUT', `/carts/${body.id}`, { line_items: [lineOf('BELL', 4), lineOf('gone')] });
    expect(more.body.line_items).toMatchObject([{ item: { id: 'BELL' }, quantity: 1 }]);
    expect(codesOf(more)).toEqual(['out_of_stock', 'item_unavailable']);
    expect(pathsOf(more)[0]).toBe('$.line_items[0].quantity');
    const odd = await rest('PUT', `/carts/${body.id}`, { line_items: [lineOf('TAPE', 3)] });
    expect(codesOf(odd)).toEqual(['quantity_invalid']);
  });

  test('§ Create Cart: without an item that can be had, there is no cart', async () => {
    const { rest, sandbox } = openSandbox();
    const answer = await rest('POST', '/carts', { line_items: [lineOf('J-S-GREEN'), lineOf('gone')] });
    expect([answer.status, answer.body.ucp.status, codesOf(answer)]).toEqual([
      200,
      'error',
      ['out_of_stock', 'item_unavailable'],
    ]);
    expect(sandbox.shop.store.count('cart')).toBe(0);
  });

  test('§ Cancel Cart: returns the cart as it was, and then there is none', async () => {
    const { rest } = openSandbox();
    const { body } = await rest('POST', '/carts', bell);
    const canceled = await rest('POST', `/carts/${body.id}/cancel`, {});
    expect(canceled.body.line_items).toEqual(body.line_items);
    expect(codesOf(await rest('GET', `/carts/${body.id}`))).toEqual(['not_found']);
  });

  test('an id without the right key is not found', async () => {
    const { rest } = openSandbox();
    const { body } = await rest('POST', '/carts', bell);
    for (const id of [body.id.replace(/.$/, 'x'), body.id.replace('cart_', 'checkout_'), 'cart_', 'x'])
      expect(codesOf(await rest('GET', `/carts/${id}`))).toEqual(['not_found']);
  });
});

describe('checkout', () => {
  test('§ Status Values: incomplete names what is missing, and then the checkout is ready', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open, bell);
    expect(body.status).toBe('incomplete');
    expect(pathsOf({ status: 201, body })).toEqual([
      '$.buyer.email',
      '$.buyer.first_name',
      '$.buyer.last_name',
      '$.fulfillment.methods[0].destinations',
    ]);
    const buyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };
    const { first_name: _f, last_name: _l, street_address: _s, ...partial } = address;
    const half = await open.rest('PUT', path, { ...bell, buyer, ...shipping({ destinations: [partial] }) });
    expect([half.body.status, pathsOf(half)]).toEqual([
      'incomplete',
      ['$.fulfillment.methods[0].destinations[0].street_address'],
    ]);
    const ready = await open.rest('PUT', path, { ...bell, buyer, ...shipping() });
    expect([ready.body.status, ready.body.buyer, codesOf(ready)]).toEqual(['ready_for_complete', buyer, []]);
  });

  test('fulfillment: the buyer chooses a destination and an option, and the total includes it', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open);
    const [method] = body.fulfillment.methods;
    expect(method).toMatchObject({
      type: 'shipping',
      line_item_ids: [body.line_items[0].id],
      destinations: [{ type: 'shipping_address', ...address }],
      selected_destination_id: method.destinations[0].id,
    });
    expect(method.groups).toMatchObject([
      { selected_option_id: 'standard', options: [{ id: 'standard' }, { id: 'express' }] },
    ]);
    const groups = [{ id: method.groups[0].id, selected_option_id: 'express' }];
    const express = await open.rest('PUT', path, { ...whole, ...shipping({ groups }) });
    expect(express.body.totals).toEqual([
      { type: 'subtotal', amount: 1999 },
      { type: 'fulfillment', amount: 1500 },
      { type: 'total', amount: 3499 },
    ]);
    const far = shipping({ destinations: [{ ...address, address_country: 'JP' }] });
    const undeliverable = await open.rest('PUT', path, { ...whole, ...far });
    expect([undeliverable.body.status, codesOf(undeliverable)]).toEqual(['incomplete', ['address_undeliverable']]);
  });

  test('fulfillment § Selection: an unknown destination or option leaves the checkout unchanged', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open);
    const destination = { ...whole, line_items: [lineOf('BELL', 2)], ...shipping({ selected_destination_id: 'gone' }) };
    const wrong = await open.rest('PUT', path, destination);
    expect(pathsOf(wrong)).toEqual(['$.fulfillment.methods[0].selected_destination_id']);
    expect([wrong.body.line_items, wrong.body.fulfillment]).toEqual([body.line_items, body.fulfillment]);
    const option = shipping({ groups: [{ selected_option_id: 'gone' }] });
    const other = await open.rest('PUT', path, { ...whole, ...option });
    expect(pathsOf(other)).toEqual(['$.fulfillment.methods[0].groups[0].selected_option_id']);
    expect(other.body.fulfillment).toEqual(body.fulfillment);
  });

  test('§ Update Checkout: replaces the whole checkout, so a request without them takes buyer and address away', async () => {
    const open = openSandbox();
    const { path } = await checkout(open);
    const { body } = await open.rest('PUT', path, bell);
    expect(body.status).toBe('incomplete');
    expect(body).not.toHaveProperty('buyer');
    expect(body.fulfillment.methods[0].destinations).toEqual([]);
  });

  test('§ Complete Checkout: places the order, which the shop and the agent have', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open);
    const { body: completed } = await open.rest('POST', `${path}/complete`, payWith('accepted'));
    expect(completed).toMatchObject({ status: 'completed', totals: body.totals, order: { label: '#1001' } });
    expect(JSON.stringify(completed)).not.toContain('"token":"accepted"');
    expect((await open.rest('GET', path)).body).toMatchObject({ status: 'completed', order: completed.order });
    expect(open.sandbox.shop.store.all('order')).toMatchObject([
      { email: 'ada@example.com', address: { firstName: 'Ada', zip: '62701' }, total: 2499 },
    ]);
    expect(open.sandbox.shop.store.all('mail')).toHaveLength(1);
    const { body: order } = await open.rest('GET', `/orders/${completed.order.id}`);
    expect(order).toMatchObject({
      checkout_id: body.id,
      label: '#1001',
      line_items: [{ item: { id: 'BELL' }, quantity: { original: 1, total: 1, fulfilled: 0 }, status: 'processing' }],
      fulfillment: { expectations: [{ method_type: 'shipping', destination: address }], events: [] },
      totals: body.totals,
    });
    expect((await open.sandbox.fetch(completed.order.permalink_url)).status).toBe(200);
  });

  test('§ Status Values: a completed checkout does not change, and cannot be canceled', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open);
    await open.rest('POST', `${path}/complete`, payWith('accepted'));
    const changed = await open.rest('PUT', path, { line_items: [lineOf('TAPE', 2)] });
    expect([changed.body.status, codesOf(changed)]).toEqual(['completed', ['checkout_completed']]);
    expect(codesOf(await open.rest('POST', `${path}/cancel`, {}))).toEqual(['checkout_completed']);
    const again = await open.rest('POST', `${path}/complete`, payWith('accepted'));
    expect(again.body.status).toBe('completed');
    expect(open.sandbox.shop.store.count('order')).toBe(1);
    expect(
      codesOf(await open.rest('POST', '/checkout-sessions', { cart_id: body.id.replace('checkout', 'cart') })),
    ).toEqual(['not_found']);
  });

  test.each([
    ['declined', payWith('declined'), 'incomplete', 'payment_failed'],
    ['of another handler', payWith('accepted', 'other'), 'incomplete', 'payment_failed'],
    ['missing', { payment: {} }, 'incomplete', 'payment_required'],
    ['for the buyer to confirm', payWith('confirmed'), 'requires_escalation', 'payment_confirmation_required'],
  ])('§ Standard Errors: a payment that is %s places no order', async (_, payment, status, code) => {
    const open = openSandbox();
    const { path } = await checkout(open);
    const answer = await open.rest('POST', `${path}/complete`, payment);
    expect([answer.body.status, codesOf(answer)]).toEqual([status, [code]]);
    expect(open.sandbox.shop.store.count('order')).toBe(0);
    expect((await open.rest('POST', `${path}/complete`, payWith('accepted'))).body.status).toBe('completed');
  });

  test('§ Complete Checkout: nothing is charged while something is missing, or after the stock fell', async () => {
    const open = openSandbox();
    const half = await checkout(open, bell);
    expect((await open.rest('POST', `${half.path}/complete`, payWith('accepted'))).body.status).toBe('incomplete');
    const { path } = await checkout(open, { ...whole, line_items: [lineOf('BELL', 2)] });
    const { shop } = open.sandbox;
    shop.stock.set(shop.catalog.variant('BELL')!, 1);
    const fallen = await open.rest('POST', `${path}/complete`, payWith('accepted'));
    expect([fallen.body.status, codesOf(fallen)]).toEqual(['incomplete', ['out_of_stock']]);
    expect(fallen.body.line_items).toMatchObject([{ quantity: 1 }]);
    expect(shop.store.count('order')).toBe(0);
  });

  test('§ Cancel Checkout: cancels it with its cart', async () => {
    const open = openSandbox();
    const { body: cart } = await open.rest('POST', '/carts', bell);
    const { path, body } = await checkout(open, { cart_id: cart.id, line_items: [] });
    expect(body.line_items).toEqual(cart.line_items);
    expect((await open.rest('POST', `${path}/cancel`, {})).body.status).toBe('canceled');
    for (const gone of [path, `/carts/${cart.id}`])
      expect(codesOf(await open.rest('GET', gone))).toEqual(['not_found']);
  });

  test('an order that the buyer placed at continue_url completes the checkout', async () => {
    const open = openSandbox();
    const { path, body } = await checkout(open);
    const token = body.id.split('_')[1];
    open.sandbox.shop.placeOrder(token, {
      email: 'ada@example.com',
      address: { firstName: 'Ada', lastName: 'L', address1: 'Main St 1', city: 'Springfield', countryCode: 'US' },
    });
    const after = await open.rest('GET', path);
    expect(after.body).toMatchObject({ status: 'completed', order: { label: '#1001' } });
    expect(JSON.stringify(after.body)).not.toContain('ada@example.com');
  });

  test('an account’s email makes the order the customer’s', async () => {
    const createdAt = '2026-01-01T00:00:00Z';
    const customers = [{ email: 'ada@example.com', password: 'lovelace', createdAt, addresses: [], orders: [] }];
    const open = openSandbox({ data: { ...testShop, shippingRates: rates, customers } });
    const { path } = await checkout(open);
    await open.rest('POST', `${path}/complete`, payWith('accepted'));
    const { shop } = open.sandbox;
    expect(shop.store.all('order')).toMatchObject([{ customerId: shop.customers.findByEmail('ada@example.com')!.id }]);
  });
});

describe('checkout/rest § Specific Header Requirements: Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'one' };

  test('the same request again changes nothing and gets the first answer, also after a restart', async () => {
    const store = createMemoryStore();
    const open = openSandbox({ store });
    const { path } = await checkout(open);
    const first = await open.rest('POST', `${path}/complete`, payWith('declined'), headers);
    const second = await openSandbox({ store }).rest('POST', `${path}/complete`, payWith('declined'), headers);
    expect(second.body).toEqual(first.body);
    const made = await open.rest('POST', '/carts', bell, headers);
    expect((await open.rest('POST', '/carts', bell, headers)).body.id).toBe(made.body.id);
  });

  test('another request with the key is refused with 409, and after two days the key is free', async () => {
    let now = Date.parse('2026-11-26T08:00:00Z');
    const { rest } = openSandbox({ now: () => new Date(now) });
    await rest('POST', '/carts', bell, headers);
    const other = { line_items: [lineOf('BELL', 2)] };
    const refused = await rest('POST', '/carts', other, headers);
    expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_conflict']);
    now += 49 * 60 * 60 * 1000;
    expect((await rest('POST', '/carts', other, headers)).status).toBe(201);
    expect((await rest('POST', '/carts', bell, { 'Idempotency-Key': 'x'.repeat(256) })).body.code).toBe(
      'invalid_request',
    );
  });
});

describe('checkout/mcp § Conformance', () => {
  const call = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 7, method, params });

  test('2. has a tool for each operation, and takes a checkout to the order', async () => {
    const { rpc, tool } = openSandbox();
    const { body } = await rpc(call('tools/list'));
    expect(body.result.tools.map(({ name }: { name: string }) => name)).toHaveLength(13);
    const { body: made } = await tool('create_checkout', { checkout: whole });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { body: done } = await tool('complete_checkout', { id: made.id, checkout: payWith('accepted') }, key);
    expect(done.status).toBe('completed');
    expect((await tool('get_order', { id: done.order.id })).body.checkout_id).toBe(made.id);
  });

  test.each([
    ['no JSON', '{', -32700, 400],
    ['no request', { jsonrpc: '1.0', id: 1, method: 'ping' }, -32600, 400],
    ['a list of requests', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], -32600, 400],
    ['an unknown method', call('resources/list'), -32601, 200],
    ['an unknown tool', call('tools/call', { name: 'buy' }), -32602, 400],
    ['arguments that are none', call('tools/call', { name: 'search_catalog', arguments: 'a' }), -32602, 400],
    ['no key', call('tools/call', { name: 'cancel_cart', arguments: { id: 'cart_1_1' } }), -32602, 400],
    ['no id', call('tools/call', { name: 'get_cart', arguments: {} }), -32602, 400],
  ])('1. and 5. refuse %s', async (_, message, code, status) => {
    const answer = await openSandbox().rpc(message);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('initializes, pings, accepts notifications, and takes POST only', async () => {
    const { rpc, send } = openSandbox();
    const { body } = await rpc(call('initialize', { protocolVersion: '2025-06-18' }));
    expect(body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
    expect((await rpc(call('ping'))).body.result).toEqual({});
    expect((await rpc({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    expect((await send('GET', '/api/ucp/mcp')).status).toBe(405);
  });

  test('a fault selects an operation by its own name and by the neutral one, in both bindings', async () => {
    const { sandbox, rest, tool } = openSandbox();
    sandbox.faults.add({ match: { call: 'cart.create' }, fault: 'status=503', times: 1 });
    expect((await rest('POST', '/carts', bell)).status).toBe(503);
    sandbox.faults.add({ match: { call: 'get_product' }, fault: 'status=503', times: 1 });
    expect((await tool('get_product', { catalog: { id: 'bell' } })).status).toBe(503);
    expect((await rest('POST', '/carts', bell)).status).toBe(201);
  });
});
