import { samplePassword } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { flavours, type Flavour } from '../../model/flavours.js';
import type { Order } from '../../model/entities.js';
import { createMemorySession } from '../../port/session.js';
import { createCommerce } from '../../server.js';
import { createSealing } from '../sealing.js';
import { openBusiness, siteUrl, type Business, type Json } from '../testing/openBusiness.js';
import { mistakesOf } from '../testing/validate.js';
import { tools } from '../tools.js';
import { versions } from '../versions.js';
import { orderData } from './orderData.js';

/** A customer of the sample shop, with orders in every state. */
const robin = { email: 'robin@example.com', password: samplePassword };

/** Reads Robin's orders as Robin's browser does, and signs a link for each. */
async function signedOrders({ control, ucp }: Business): Promise<{ order: Order; id: string }[]> {
  const { customer } = createCommerce(control.settings, {
    session: createMemorySession(),
    fetch: (url, init) => control.fetch(url, init),
  });
  expect(await customer.login(robin)).toEqual({ errors: [] });
  const { items } = await customer.getAllOrders();
  return Promise.all(items.map(async (order) => ({ order, id: await ucp.signOrder(order.key!) })));
}

async function withOrders(flavour: Flavour, options: Parameters<typeof openBusiness>[1] = {}) {
  const business = await openBusiness(flavour, options);
  return { business, orders: await signedOrders(business) };
}

const read = (business: Business, id: string, options: Parameters<Business['rest']>[3] = {}) =>
  business.rest('GET', `/orders/${id}`, undefined, options);

const notFound = { ucp: { status: 'error' }, messages: [{ code: 'not_found', severity: 'unrecoverable' }] };

const amountOf = (totals: Json[], type: string) => totals.find((total) => total.type === type)?.amount;

describe.each(flavours)('orders on $name', ({ name: flavour }) => {
  it.each(versions)('have the shape of %s, by REST and by MCP alike', async (version) => {
    const { business, orders } = await withOrders(flavour);
    expect(orders).toHaveLength(12);
    for (const { order, id } of orders) {
      const rest = await read(business, id, { version });
      expect([rest.status, rest.headers.has('set-cookie')]).toEqual([200, false]);
      expect(rest.headers.get('cache-control')).toBe('no-store');
      expect(mistakesOf('order', version, rest.body)).toEqual([]);
      const { ucp, label, permalink_url: permalink, currency } = rest.body;
      expect(ucp).toMatchObject({
        version,
        status: 'success',
        capabilities: { 'dev.ucp.shopping.order': [{ version }] },
      });
      expect({ id: rest.body.id, label, permalink, currency }).toEqual({
        id,
        label: order.name,
        permalink: `${siteUrl.href}orders/${id}`,
        currency: order.totalPrice!.currencyCode,
      });
      expect((await business.tool('get_order', { id }, { version })).body).toEqual(rest.body);
    }
    expect(business.errors).toEqual([]);
  });

  it('order § Line Items: has all lines, with the ids of the catalog, and § Status Derivation', async () => {
    const { business, orders } = await withOrders(flavour);
    const statuses = new Set<string>();
    for (const { order, id } of orders) {
      const { line_items: lines } = (await read(business, id)).body;
      expect(lines.map(({ quantity }: Json) => quantity.original)).toEqual(
        order.products.map(({ quantity }) => quantity),
      );
      for (const { item, quantity, status, totals } of lines) {
        const { total, fulfilled } = quantity;
        const derived = fulfilled > 0 ? 'partial' : 'processing';
        expect(status).toBe(total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : derived);
        statuses.add(status);
        expect(amountOf(totals, 'subtotal')).toBe(item.price * quantity.original);
        const found = await business.rest('POST', '/catalog/lookup', { ids: [item.id] });
        if (found.body.products.length > 0) expect(item.title).toContain(found.body.products[0].title);
      }
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining(['fulfilled', 'processing']));
  });

  it('checkout § Totals: one subtotal, one total, and the sum is exact', async () => {
    const { business, orders } = await withOrders(flavour);
    for (const { id } of orders) {
      const { totals } = (await read(business, id)).body;
      const parts = totals.filter(({ type }: Json) => type !== 'total');
      expect(parts.reduce((sum: number, { amount }: Json) => sum + amount, 0)).toBe(amountOf(totals, 'total'));
    }
  });

  it('tells the parcels, and nothing of a person', async () => {
    const { business, orders } = await withOrders(flavour);
    const answers = await Promise.all(orders.map(({ id }) => read(business, id)));
    const codes = answers.flatMap(({ body }) => body.messages.map(({ code }: Json) => code));
    expect(new Set(codes)).toEqual(new Set(['payment_status', 'fulfillment_status', 'tax_included', 'parcel']));
    for (const { body } of answers)
      for (const secret of ['robin', 'Robin', 'Hale', 'Bayshore', 'gid://', '?key='])
        expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('order § Authorization: without a signature of this shop, there is no order', async () => {
    const { business, orders } = await withOrders(flavour);
    const [{ order, id }] = orders as [(typeof orders)[0]];
    const foreign = createSealing<[string]>(
      'link to an order',
      () => ['a secret of another shop, long enough'],
      'shop.test',
    );
    const cart = createSealing<[string]>('cart of an agent', () => ['a secret of the tests, long enough'], 'shop.test');
    const changed = id.slice(0, -2) + (id.at(-2) === 'A' ? 'B' : 'A') + id.at(-1)!;
    for (const wrong of [
      ...[order.id, order.name.slice(1), `order_${order.id}`, changed, id.replace('order_', 'checkout_')],
      ...[`order_${await foreign.seal([order.key!])}`, `order_${await cart.seal([order.key!])}`],
    ]) {
      const { status, body } = await read(business, wrong);
      expect([wrong, status]).toEqual([wrong, 200]);
      expect(mistakesOf('error', '2026-08-25', body)).toEqual([]);
      expect(body).toMatchObject(notFound);
      expect((await business.tool('get_order', { id: wrong })).body).toEqual(body);
    }
  });

  it('order § Error Responses: an order that the platform no longer has is not found', async () => {
    const { business, orders } = await withOrders(flavour);
    await business.control.deleteCustomer(robin.email);
    const { body } = await read(business, orders[0]!.id);
    expect(body).toMatchObject(notFound);
  });
});

describe('who asks for orders', () => {
  it('is limited in guesses: then even MCP gets 429', async () => {
    const guesses: number[] = [];
    const guess = async () => (guesses.push(1) > 2 ? 60 : 0);
    const { business, orders } = await withOrders('shopify_graphql');
    const wrong = `order_${'A'.repeat(80)}`;
    for (const status of [200, 200, 429]) expect((await read(business, wrong, { guess })).status).toBe(status);
    const rpc = await business.tool('get_order', { id: wrong }, { guess });
    expect([rpc.status, rpc.body.error.data.retry_after]).toEqual([429, 60]);
    const own = await read(business, orders[0]!.id, { guess });
    expect([own.status, own.body.ucp.status, guesses.length]).toEqual([200, 'success', 4]);
  });

  it('order/mcp § Conformance: the tool takes an id', async () => {
    const { tool } = tools.find(({ tool: { name } }) => name === 'get_order')!;
    expect(tool).toMatchObject({ inputSchema: { required: ['meta', 'id'] }, annotations: { readOnlyHint: true } });
    const business = await openBusiness('shopify_graphql');
    expect((await business.tool('get_order', {})).body.error.code).toBe(-32602);
  });

  it('finds no orders in a shop without a page for them', async () => {
    const { business: whole } = await withOrders('shopify_graphql');
    expect(JSON.parse(whole.ucp.profile()!).ucp.capabilities).toHaveProperty(['dev.ucp.shopping.order']);
    const business = await openBusiness('shopify_graphql', {
      shop: {
        siteUrl,
        commerceFor: (session) =>
          createCommerce(whole.control.settings, { session, fetch: (url, init) => whole.control.fetch(url, init) }),
        productUrl: () => siteUrl,
        continueUrl: () => siteUrl,
        links: async () => [],
      },
    });
    expect(JSON.parse(business.ucp.profile()!).ucp.capabilities).not.toHaveProperty(['dev.ucp.shopping.order']);
    const listed = await business.rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(listed.body.result.tools.map(({ name }: Json) => name)).not.toContain('get_order');
    const { body } = await read(business, 'order_1');
    expect(body.messages[0].code).toBe('capabilities_incompatible');
  });

  it('learns nothing of the program while the platform is down', async () => {
    const { business, orders } = await withOrders('big_commerce');
    await business.control.fail({ fault: 'status=503' });
    const { status, headers } = await read(business, orders[0]!.id);
    expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  });
});

describe('the fields of an order', () => {
  const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
  const place = { id: 'order_1', checkoutId: '', permalink: new URL('/orders/order_1', siteUrl), siteUrl };
  const line = { title: 'Bell', quantity: 3, originalTotalPrice: usd('30.00') };
  const order: Order = { id: '1', name: '#1', subtotalPrice: usd('30.00'), totalPrice: usd('30.00'), products: [line] };
  const dataOf = (changes: Partial<Order>) => orderData({ ...order, ...changes }, place);
  const lineOf = (changes: Partial<Order['products'][0]>) =>
    dataOf({ products: [{ ...line, ...changes }] })!.line_items[0]!;

  it.each([
    [{}, 'processing', { original: 3, total: 3, fulfilled: 0 }],
    [{ sentQuantity: 1 }, 'partial', { original: 3, total: 3, fulfilled: 1 }],
    [{ sentQuantity: 3 }, 'fulfilled', { original: 3, total: 3, fulfilled: 3 }],
    [{ sentQuantity: 3, keptQuantity: 2 }, 'fulfilled', { original: 3, total: 2, fulfilled: 2 }],
    [{ keptQuantity: 0 }, 'removed', { original: 3, total: 0, fulfilled: 0 }],
  ])('§ Status Derivation: %o is %s', (changes, status, quantity) => {
    expect(lineOf(changes)).toMatchObject({ status, quantity });
  });

  it('have reductions of the line and of the order, and a tax on top of the prices', () => {
    expect(lineOf({ discountedTotalPrice: usd('24.50') }).totals).toEqual([
      { type: 'subtotal', amount: 3000 },
      { type: 'items_discount', amount: -550 },
      { type: 'total', amount: 2450 },
    ]);
    const { totals } = dataOf({
      discount: { codes: ['SPRING'], amount: usd('5.50') },
      totalShippingPrice: usd('7.00'),
      tax: { amount: usd('2.00'), isIncluded: false },
      totalPrice: usd('33.50'),
    })!;
    expect(totals).toEqual([
      { type: 'subtotal', amount: 3000 },
      { type: 'discount', display_text: 'SPRING', amount: -550 },
      { type: 'fulfillment', amount: 700 },
      { type: 'tax', amount: 200 },
      { type: 'total', amount: 3350 },
    ]);
  });

  it('are none without prices: nothing is invented', () => {
    expect(dataOf({ products: [{ title: 'Bell', quantity: 1 }] })).toBeUndefined();
    expect(orderData({ ...order, totalPrice: undefined }, place)).toBeUndefined();
  });
});
