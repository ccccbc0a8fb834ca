/** The extension of discounts by the sections of its page, https://ucp.dev/2026-08-25/specification/discount. */
import { describe, expect, test } from 'vitest';
import {
  agentUrl,
  bell,
  checkout,
  codesOf,
  lineOf,
  openSandbox,
  pathsOf,
  payWith,
  rates,
  whole,
  type Answer,
  type Json,
} from '../../testing/agent.js';
import { testShop } from '../../testing/fixture.js';
import type { SandboxOptions } from '../../sandbox.js';
import { versions } from './versions.js';

const discounts = [
  { code: 'TENTH', percentage: 10 },
  { code: 'FIVER', amount: 500 },
  { code: 'BELLS', percentage: 50, products: ['bell'] },
  { code: 'LARGE', percentage: 20, minimum: 50_000 },
  { code: 'TAPES', percentage: 25, products: ['tape'] },
  { code: 'ENDED', percentage: 30, endsAt: '2026-01-01T00:00:00Z' },
  { code: 'ENDING', percentage: 5, endsAt: '2026-12-01T00:00:00Z' },
  { code: 'FREE', freeShipping: true as const },
];

const open = (options: SandboxOptions = {}, profile?: string) =>
  openSandbox({ data: { ...testShop, shippingRates: rates, discounts }, ...options }, profile);

const both = { line_items: [lineOf('BELL', 2), lineOf('J-S-INK')] };
const withCodes = (...codes: string[]) => ({ discounts: { codes } });

const amountsOf = (totals: { type: string; amount: number }[]) => totals.map(({ type, amount }) => [type, amount]);

/** The invariants of § Allocations Array, § Impact on Line Items and Totals, and of the totals. */
function expectSums({ discounts: { applied }, line_items: lines, totals }: Json) {
  const sum = (rows: Json[], type?: string): number =>
    rows.filter((row) => type === undefined || row.type === type).reduce((all, { amount }) => all + amount, 0);
  for (const { amount, allocations } of applied) expect(sum(allocations)).toBe(amount);
  const lineTotals = lines.flatMap((line: Json) => line.totals);
  expect(sum(totals, 'items_discount')).toBe(sum(lineTotals, 'items_discount'));
  expect(sum(totals, 'items_discount') + sum(totals, 'discount')).toBe(0 - sum(applied));
  expect(sum(totals.filter(({ type }: Json) => type !== 'total'))).toBe(sum(totals, 'total'));
}

describe('discount § Discovery', () => {
  test('the profiles of both versions name the extension with both of its resources', async () => {
    const { send } = open();
    for (const path of ['/.well-known/ucp', '/.well-known/ucp/2026-04-08']) {
      const { body } = await send('GET', path);
      expect(body.ucp.capabilities['dev.ucp.shopping.discount']).toMatchObject([
        {
          version: body.ucp.version,
          extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
          schema: `https://ucp.dev/${body.ucp.version}/schemas/shopping/discount.json`,
        },
      ]);
    }
  });

  test.each([
    ['overview § Intersection Algorithm: an agent without the extension', ['dev.ucp.shopping.cart']],
    ['§ Intersection Algorithm 3: an extension without its resource', ['dev.ucp.shopping.discount']],
  ])('%s gets no discounts, and its codes change nothing', async (_, names) => {
    const version = '2026-08-25';
    const capabilities = Object.fromEntries(names.map((name) => [name, [{ version }]]));
    const profile = { ucp: { version, services: {}, capabilities, payment_handlers: {} } };
    const { rest } = open({ fetchProfile: async () => Response.json(profile) }, 'https://agent.test/p');
    const { body } = await rest('POST', '/carts', { ...bell, ...withCodes('TENTH') });
    expect(body).not.toHaveProperty('discounts');
    expect(body.ucp.capabilities).not.toHaveProperty('dev.ucp.shopping.discount');
    if (body.totals) expect(amountsOf(body.totals).at(-1)).toEqual(['total', 1999]);
  });

  test('overview § Intersection Algorithm 3: one of its resources is enough', async () => {
    const version = '2026-08-25';
    const names = ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'];
    const capabilities = Object.fromEntries(names.map((name) => [name, [{ version }]]));
    const profile = { ucp: { version, services: {}, capabilities, payment_handlers: {} } };
    const { rest } = open({ fetchProfile: async () => Response.json(profile) }, 'https://agent.test/p');
    const { body } = await rest('POST', '/carts', { ...bell, ...withCodes('TENTH') });
    expect(Object.keys(body.ucp.capabilities)).toEqual(names);
    expect(body.discounts.applied).toMatchObject([{ code: 'TENTH' }]);
  });
});

describe.each(versions)('discount, version %s', (version) => {
  const resources = [
    ['cart', 'carts'],
    ['checkout', 'checkout-sessions'],
  ] as const;

  test.each(resources)('§ Operations: REST takes codes at a %s, and each call replaces them', async (_, path) => {
    const { rest } = open({}, agentUrl(version));
    const made = await rest('POST', `/${path}`, { ...both, ...withCodes('tenth') });
    expect(made.body.ucp.capabilities).toHaveProperty(['dev.ucp.shopping.discount'], [{ version }]);
    expect(made.body.discounts).toEqual({
      codes: ['tenth'],
      applied: [
        {
          code: 'TENTH',
          title: '10% off',
          amount: 1200,
          method: 'each',
          allocations: [
            { path: '$.line_items[0]', amount: 400 },
            { path: '$.line_items[1]', amount: 800 },
          ],
        },
      ],
    });
    expect(amountsOf(made.body.line_items[0].totals)).toEqual([
      ['subtotal', 3998],
      ['items_discount', -400],
      ['total', 3598],
    ]);
    expect(amountsOf(made.body.totals)).toEqual([
      ['subtotal', 11_998],
      ['items_discount', -1200],
      ['total', 10_798],
    ]);
    expectSums(made.body);

    const at = `/${path}/${made.body.id}`;
    const flat = await rest('PUT', at, { ...both, ...withCodes('FIVER') });
    expect(flat.body.discounts).toMatchObject({ codes: ['FIVER'], applied: [{ amount: 500, method: 'across' }] });
    expectSums(flat.body);
    const kept = await rest('PUT', at, both);
    expect(kept.body.discounts).toEqual(flat.body.discounts);
    const cleared = await rest('PUT', at, { ...both, ...withCodes() });
    expect(cleared.body.discounts).toEqual({ codes: [], applied: [] });
    expect(amountsOf(cleared.body.totals).at(-1)).toEqual(['total', 11_998]);
  });

  test.each(resources)('§ Operations: MCP takes codes at a %s', async (name) => {
    const { tool } = open({}, agentUrl(version));
    const { body } = await tool(`create_${name}`, { [name]: { ...both, ...withCodes('BELLS') } });
    expect(body.discounts.applied).toMatchObject([
      { code: 'BELLS', amount: 1999, allocations: [{ path: '$.line_items[0]', amount: 1999 }] },
    ]);
    expectSums(body);
    const changed = await tool(`update_${name}`, { id: body.id, [name]: { ...both, ...withCodes('gone') } });
    expect([codesOf(changed).at(-1), changed.body.discounts]).toEqual([
      'discount_code_invalid',
      { codes: ['gone'], applied: [] },
    ]);
  });

  test.each([
    ['unknown', ['nope'], 0, 'discount_code_invalid'],
    ['expired', ['ENDED'], 0, 'discount_code_expired'],
    ['applied twice', ['TENTH', 'tenth'], 1, 'discount_code_already_applied'],
    ['not combinable', ['TENTH', 'FIVER'], 1, 'discount_code_combination_disallowed'],
    ['for goods of a higher value', ['LARGE'], 0, 'discount_code_minimum_not_met'],
    ['for other goods', ['TAPES'], 0, 'discount_code_items_ineligible'],
  ])('§ Rejected Codes: a code that is %s is a warning at its place', async (_, codes, index, code) => {
    const { rest } = open({}, agentUrl(version));
    const { body } = await rest('POST', '/carts', { ...both, ...withCodes(...codes) });
    expect(body.messages).toMatchObject([{ type: 'warning', code, path: `$.discounts.codes[${index}]` }]);
    expect(body.discounts.codes).toEqual(codes);
    expect(body.discounts.applied).toHaveLength(codes.length - 1);
    expectSums(body);
    // It stays rejected, and stays in sight.
    expect((await rest('GET', `/carts/${body.id}`)).body.messages).toEqual(body.messages);
  });

  test('§ Operations: a cart’s codes are the checkout’s, and the order is placed at the reduced price', async () => {
    let now = Date.parse('2026-11-26T08:00:00Z');
    const sandbox = open({ now: () => new Date(now) }, agentUrl(version));
    const { rest } = sandbox;
    const cart = await rest('POST', '/carts', { ...both, ...withCodes('TENTH', 'FREE') });
    const { path, body } = await checkout(sandbox, { cart_id: cart.body.id });
    expect(body.discounts).toEqual(cart.body.discounts);
    const ready = await rest('PUT', path, { ...whole, ...both });
    expect([ready.body.status, ready.body.discounts.codes]).toEqual(['ready_for_complete', ['TENTH', 'FREE']]);
    const { body: done } = await rest('POST', `${path}/complete`, payWith('accepted'));
    expect(done).toMatchObject({ status: 'completed', totals: ready.body.totals, discounts: ready.body.discounts });
    expectSums(done);
    const { body: order } = await rest('GET', `/orders/${done.order.id}`);
    expect(order.totals).toEqual(done.totals);

    // A code that ended since then is refused at the checkout.
    const late = await rest('POST', '/carts', { ...both, ...withCodes('ENDING') });
    now = Date.parse('2026-12-02T08:00:00Z');
    const answer = await rest('POST', '/checkout-sessions', { cart_id: late.body.id });
    expect(codesOf(answer)).toContain('discount_code_expired');
    expect(answer.body.discounts).toEqual({ codes: ['ENDING'], applied: [] });
  });

  test('§ Impact on Line Items and Totals: free shipping is a discount of the order, once there is a delivery', async () => {
    const sandbox = open({}, agentUrl(version));
    const { path, body } = await checkout(sandbox, { ...bell, ...withCodes('FREE') });
    expect(body.discounts.applied).toEqual([{ code: 'FREE', title: 'Free shipping', amount: 0, allocations: [] }]);
    const { body: ready } = await sandbox.rest('PUT', path, whole);
    expect(ready.discounts.applied).toMatchObject([
      { amount: 500, allocations: [{ path: '$.totals.shipping', amount: 500 }] },
    ]);
    expect(amountsOf(ready.totals)).toEqual([
      ['subtotal', 1999],
      ['discount', -500],
      ['fulfillment', 500],
      ['total', 1999],
    ]);
    expectSums(ready);
  });
});

describe('discount, at its edges', () => {
  test('a rejected code does not stop the checkout', async () => {
    const sandbox = open();
    const { path, body } = await checkout(sandbox, { ...whole, ...withCodes('nope') });
    expect([body.status, pathsOf({ status: 201, body })]).toEqual(['ready_for_complete', ['$.discounts.codes[0]']]);
    expect((await sandbox.rest('POST', `${path}/complete`, payWith('accepted'))).body.status).toBe('completed');
  });

  test('a discount in the currency of the buyer, which is never more than the goods', async () => {
    const { rest } = open();
    const { body } = await rest('POST', '/carts', {
      line_items: [lineOf('BELL')],
      context: { address_country: 'JP' },
      ...withCodes('FIVER'),
    });
    expectSums(body);
    const cheap = open({ data: { ...testShop, discounts: [{ code: 'ALL', amount: 1_000_000 }] } });
    const free = await cheap.rest('POST', '/carts', { ...both, ...withCodes('ALL') });
    expect(amountsOf(free.body.totals).at(-1)).toEqual(['total', 0]);
    expect(free.body.discounts.applied).toMatchObject([{ title: '$119.98 off', amount: 11_998 }]);
  });

  test.each([
    ['no list', { codes: 'TENTH' }],
    ['no text', { codes: [5] }],
    ['too many', { codes: Array.from({ length: 51 }, (_, i) => `${i}`) }],
  ])('refuses codes that are %s', async (_, given) => {
    const answer: Answer = await open().rest('POST', '/carts', { ...bell, discounts: given });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });
});
