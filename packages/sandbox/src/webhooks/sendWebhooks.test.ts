import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../sandbox.js';
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

test('an order reports the stock that it takes', async () => {
  const { shop } = open({ url, secret });
  const { cart } = shop.createCart({ lines: [{ variant: shop.catalog.variant('BELL'), quantity: 2, attributes: [] }] });
  const address = { firstName: 'Ada', lastName: 'L', address1: 'Way 1', city: 'Austin', countryCode: 'US' };
  expect(
    shop.placeOrder(cart?.token ?? '', { email: 'ada@example.com', address, origin: 'http://shop.test' }),
  ).toHaveProperty('order');
  await arrived(2);
  expect(JSON.parse(to('shopify')[0]?.body ?? '')).toMatchObject({ variants: [{ inventory_quantity: 1 }] });
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
