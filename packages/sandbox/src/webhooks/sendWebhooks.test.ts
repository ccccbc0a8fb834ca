import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../sandbox.js';
import type { OrderRecord } from '../shop/records.js';
import { testShopWithCustomers } from '../testing/fixture.js';
import { sendWebhooks } from './sendWebhooks.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = 'only for tests, and long enough to sign';
const received: Received[] = [];
let statuses: number[] = [];
let url: string;

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: String(Buffer.concat(chunks)) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks/`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => {
  received.length = 0;
  statuses = [];
});

const open = (settings?: { url: string; secret: string }) =>
  createSandbox({ data: testShopWithCustomers, passwordCost: 1, ...(settings && { webhooks: settings }) });

const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64');
const arrived = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 20_000 });
const to = (platform: string) => received.filter(({ path }) => path === `/hooks/${platform}`);

test('a new price is reported by both platforms, each with its signature', async () => {
  const { shop } = open({ url, secret });
  const bell = shop.catalog.variant('BELL')!;
  shop.pricing.set(bell, 2150);
  await arrived(2);

  const [shopify] = to('shopify');
  expect(shopify?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-shopify-topic': 'products/update',
    'x-shopify-hmac-sha256': sign(shopify?.body ?? ''),
    'x-shopify-webhook-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(Date.parse(String(shopify?.headers['x-shopify-triggered-at']))).toBeLessThanOrEqual(Date.now());
  expect(JSON.parse(shopify?.body ?? '')).toMatchObject({
    id: bell.product.id,
    handle: 'bell',
    variants: [{ id: bell.id, price: '21.50', inventory_quantity: 3 }],
  });

  const [other] = to('big_commerce');
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = other?.headers ?? {};
  expect(signature).toBe(`v1,${sign(`${String(id)}.${String(seconds)}.${other?.body}`)}`);
  const { hash, ...event } = JSON.parse(other?.body ?? '') as { hash: string };
  expect(event).toMatchObject({ scope: 'store/product/updated', data: { type: 'product', id: bell.product.id } });
  expect(hash).toBe(createHash('sha1').update(JSON.stringify(event)).digest('hex'));
});

test.each([
  ['BELL', { scope: 'store/product/inventory/updated', data: { type: 'product', inventory: { value: 1 } } }],
  ['J-S-INK', { scope: 'store/sku/inventory/updated', data: { type: 'sku', inventory: { value: 1 } } }],
])('a new stock of %s is reported at the level at which it is counted', async (sku, event) => {
  const { shop } = open({ url, secret });
  const variant = shop.catalog.variant(sku)!;
  shop.stock.set(variant, 1);
  await arrived(2);
  const sent = JSON.parse(to('big_commerce')[0]?.body ?? '') as { data: { inventory: { product_id: number } } };
  expect(sent).toMatchObject(event);
  expect(sent.data.inventory.product_id).toBe(variant.product.id);
});

interface Reported {
  name: string;
  payload: Record<string, unknown>;
}

/** Returns what a platform was sent, by the names of the events. */
const reported = (platform: 'shopify' | 'big_commerce'): Reported[] =>
  to(platform)
    .map(({ headers, body }) => {
      const payload = JSON.parse(body) as Record<string, unknown>;
      return platform === 'shopify'
        ? { name: String(headers['x-shopify-topic']), payload }
        : { name: String(payload.scope), payload: payload.data as Record<string, unknown> };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));

test('products and collections are reported when they are created, changed and deleted', async () => {
  const { shop } = open({ url, secret });
  const [data, collection] = [shop.data.products[0]!, shop.data.collections[1]!];
  const lamp = {
    ...data,
    handle: 'lamp',
    title: 'Lamp',
    variants: [{ sku: 'LAMP', values: [], price: 3000, stock: 2 }],
  };
  shop.goods.setProduct('lamp', lamp);
  const { id } = shop.catalog.product('lamp')!;
  shop.goods.setProduct('lamp', { ...lamp, title: 'Bright lamp' });
  shop.goods.setProduct('lamp', undefined);
  shop.goods.setCollection('lamps', { ...collection, handle: 'lamps', title: 'Lamps' });
  const { id: collectionId } = shop.catalog.collection('lamps')!;
  shop.goods.setCollection('lamps', { ...collection, handle: 'lamps', title: 'All lamps' });
  shop.goods.setCollection('lamps', undefined);
  await arrived(12);
  const variants = [{ product_id: id, sku: 'LAMP', price: '30.00', inventory_quantity: 2 }];
  expect(reported('shopify')).toMatchObject([
    { name: 'collections/create', payload: { id: collectionId, handle: 'lamps', title: 'Lamps' } },
    { name: 'collections/delete', payload: { id: collectionId } },
    { name: 'collections/update', payload: { id: collectionId, title: 'All lamps' } },
    { name: 'products/create', payload: { id, handle: 'lamp', title: 'Lamp', variants } },
    { name: 'products/delete', payload: { id } },
    { name: 'products/update', payload: { id, title: 'Bright lamp', variants } },
  ]);
  expect(reported('shopify')[4]?.payload).toEqual({ id });
  const [product, category] = [
    { type: 'product', id },
    { type: 'category', id: collectionId },
  ];
  expect(reported('big_commerce')).toEqual([
    { name: 'store/category/created', payload: category },
    { name: 'store/category/deleted', payload: category },
    { name: 'store/category/updated', payload: category },
    { name: 'store/product/created', payload: product },
    { name: 'store/product/deleted', payload: product },
    { name: 'store/product/updated', payload: product },
  ]);
});

test('an order is reported when it is placed, paid and cancelled', async () => {
  const { shop } = open({ url, secret });
  const variant = shop.catalog.variant('OIL')!;
  const { cart } = shop.createCart({ lines: [{ variant, quantity: 2, attributes: [] }] });
  const address = { firstName: 'Ada', lastName: 'L', address1: 'Way 1', city: 'Austin', countryCode: 'US' };
  const outcome = shop.placeOrder(cart!.token, { email: 'ada@example.com', address });
  // Placed again, it is the same order.
  shop.placeOrder(cart!.token, { email: 'ada@example.com', address });
  const order = shop.changeOrder((outcome as { order: OrderRecord }).order, { isCancelled: true });
  await arrived(6);
  const line = { product_id: variant.product.id, variant_id: variant.id, quantity: 2, price: '10.00' };
  const placed = { id: order.number, name: `#${order.number}`, financial_status: 'paid', line_items: [line] };
  expect(reported('shopify')).toMatchObject([
    { name: 'orders/cancelled', payload: { ...placed, financial_status: 'refunded', cancelled_at: order.cancelledAt } },
    {
      name: 'orders/create',
      payload: { ...placed, cancelled_at: null, email: 'ada@example.com', total_price: '20.00' },
    },
    { name: 'orders/paid', payload: placed },
  ]);
  const data = { type: 'order', id: order.number };
  const [created, ...changes] = reported('big_commerce');
  expect(created).toEqual({ name: 'store/order/created', payload: data });
  expect(changes.map(({ name }) => name)).toEqual(['store/order/statusUpdated', 'store/order/statusUpdated']);
  expect(changes.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      { ...data, status: { previous_status_id: 0, new_status_id: 11 } },
      { ...data, status: { previous_status_id: 11, new_status_id: 5 } },
    ]),
  );
});

test('a redirect is reported by no platform, and neither is a reset', async () => {
  const { shop } = open({ url, secret });
  shop.goods.setRedirect('/products/horn', '/products/bell');
  shop.reset();
  shop.pricing.set(shop.catalog.variant('BELL')!, 2150);
  await arrived(2);
  expect(reported('shopify')).toMatchObject([{ name: 'products/update', payload: { handle: 'bell' } }]);
});

test('an order reports the stock that it takes', async () => {
  const { shop } = open({ url, secret });
  const { cart } = shop.createCart({ lines: [{ variant: shop.catalog.variant('BELL'), quantity: 2, attributes: [] }] });
  const address = { firstName: 'Ada', lastName: 'L', address1: 'Way 1', city: 'Austin', countryCode: 'US' };
  expect(
    shop.placeOrder(cart?.token ?? '', { email: 'ada@example.com', address, origin: 'http://shop.test' }),
  ).toHaveProperty('order');
  await arrived(6);
  const bell = { id: shop.catalog.product('bell')?.id };
  expect(reported('shopify').at(-1)).toMatchObject({
    name: 'products/update',
    payload: { variants: [{ inventory_quantity: 1 }] },
  });
  expect(reported('big_commerce')).toContainEqual({
    name: 'store/product/inventory/updated',
    payload: { type: 'product', ...bell, inventory: { product_id: bell.id, method: 'absolute', value: 1 } },
  });
});

test('one that is not taken comes again with the same id; an address that does not exist gets no further try', async () => {
  const { shop } = open();
  const post = vi.fn(globalThis.fetch);
  statuses = [503, 500, 404];
  sendWebhooks(shop, { url, secret }, { pauses: [1, 1], fetch: post });
  shop.stock.set(shop.catalog.variant('BELL')!, 2);
  await arrived(4);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(4));
  const ids = (platform: string) =>
    new Set(to(platform).map(({ headers }) => headers['x-shopify-webhook-id'] ?? headers['webhook-id']));
  for (const platform of ['shopify', 'big_commerce']) expect(ids(platform).size).toBe(1);
});

test('without the setting nothing is sent', async () => {
  const post = vi.spyOn(globalThis, 'fetch');
  const { shop } = open();
  shop.stock.set(shop.catalog.variant('BELL')!, 2);
  shop.pricing.set(shop.catalog.variant('BELL')!, 2);
  const sending = open({ url, secret });
  sending.shop.stock.set(sending.shop.catalog.variant('BELL')!, 2);
  await arrived(2);
  expect(post).toHaveBeenCalledTimes(2);
  post.mockRestore();
});
