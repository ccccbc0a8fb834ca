import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { CommerceError } from '../port/errors.js';
import { createSandbox } from '@vitrine/sandbox';
import { sandboxSettings } from './sandboxSettings.js';
import { readOrderChange, readWebhook, webhookSecretName } from './webhooks.js';

const secret = 'only for tests, and long enough to sign';
const now = new Date('2026-11-27T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const hmac = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('base64');

interface Sent {
  body?: string;
  topic?: string;
  id?: string;
  at?: Date;
  key?: string;
}

const shopify = ({ body = '{"id":123}', topic = 'products/update', id = 'one', at = ago(1), key }: Sent = {}) => ({
  headers: new Headers({
    'X-Shopify-Hmac-Sha256': hmac(body, key),
    'X-Shopify-Webhook-Id': id,
    'X-Shopify-Topic': topic,
    'X-Shopify-Triggered-At': at.toISOString(),
  }),
  body: bytes(body),
  secret,
  now,
});

const payload = (scope: string, data: object, at = ago(1)) =>
  JSON.stringify({ scope, data, created_at: at.getTime() / 1000, hash: '3f9ea4', store_id: '1', producer: 'stores/x' });

const signed = ({ body = payload('store/product/updated', { type: 'product', id: 123 }), ...sent }: Sent = {}) => {
  const { id = 'one', at = ago(1), key } = sent;
  const seconds = at.getTime() / 1000;
  const signature = hmac(`${id}.${seconds}.${body}`, key);
  return {
    headers: new Headers({
      'Webhook-Id': id,
      'Webhook-Timestamp': String(seconds),
      'Webhook-Signature': `v1,${hmac('another key')} v1,${signature}`,
    }),
    body: bytes(body),
    secret,
    now,
  };
};

const withHeader = (body: string, value = secret) => ({
  headers: new Headers({ 'X-Webhook-Secret': value }),
  body: bytes(body),
  secret,
  now,
});

it('each platform has a variable for the secret', () => {
  expect(webhookSecretName('shopify')).toBe('SHOPIFY_WEBHOOK_SECRET');
  expect(webhookSecretName('big_commerce')).toBe('BIGCOMMERCE_WEBHOOK_SECRET');
});

describe("Shopify's webhooks", () => {
  const read = (request: ReturnType<typeof shopify>) => readWebhook('shopify', request);

  it.each([
    ['products/update', '{"id":123,"handle":"bell"}', { of: 'products', ids: ['123'] }],
    ['products/delete', '{"id":123}', { of: 'products', ids: ['123'] }],
    ['variants/out_of_stock', '{"id":9,"product_id":123}', { of: 'products', ids: ['123'] }],
    ['product_listings/remove', '{"product_listing":{"product_id":123}}', { of: 'products', ids: ['123'] }],
    [
      'orders/create',
      '{"line_items":[{"product_id":1},{"product_id":2},{"product_id":1},{"product_id":null}]}',
      { of: 'products', ids: ['1', '2'] },
    ],
    ['orders/create', '{}', { of: 'shop' }],
    ['collections/update', '{"id":5}', { of: 'shop' }],
    ['inventory_levels/update', '{"inventory_item_id":7}', { of: 'shop' }],
  ])('%s of %s', async (topic, body, change) => {
    expect(await read(shopify({ topic, body }))).toMatchObject({ topic, change });
  });

  it.each(['customers/update', 'constructor/x', 'app/uninstalled'])('%s changes no page', async (topic) => {
    const webhook = await read(shopify({ topic }));
    expect(webhook).toMatchObject({ topic });
    expect(webhook).not.toHaveProperty('change');
  });

  it('are named by their id and by their body', async () => {
    const [one, other, repeated] = await Promise.all([
      read(shopify()),
      read(shopify({ body: '{"id":124}' })),
      read(shopify({ id: 'two' })),
    ]);
    const namesOf = (webhook: typeof one) => (typeof webhook === 'string' ? [] : webhook.names);
    expect(namesOf(one)).toHaveLength(2);
    expect(namesOf(other)[0]).toBe(namesOf(one)[0]);
    expect(namesOf(other)[1]).not.toBe(namesOf(one)[1]);
    expect(namesOf(repeated)[1]).toBe(namesOf(one)[1]);
  });

  it('are refused without the right signature of these bytes', async () => {
    expect(await read(shopify({ key: 'another secret' }))).toBe('unsigned');
    expect(await read({ ...shopify(), body: bytes('{"id": 123}') })).toBe('unsigned');
    for (const signature of [undefined, '', 'no base64!', hmac('{"id":123}').slice(0, 20)]) {
      const request = shopify();
      if (signature === undefined) request.headers.delete('X-Shopify-Hmac-Sha256');
      else request.headers.set('X-Shopify-Hmac-Sha256', signature);
      expect(await read(request)).toBe('unsigned');
    }
    expect(await read({ ...shopify({ key: '-' }), secret: '' })).toBe('unsigned');
  });

  it('are taken for the five hours in which the platform repeats them', async () => {
    expect(await read(shopify({ at: ago(5 * 3600) }))).toMatchObject({ topic: 'products/update' });
    expect(await read(shopify({ at: ago(5 * 3600 + 1) }))).toBe('tooOld');
    expect(await read(shopify({ at: ago(-301) }))).toBe('tooOld');
    const request = shopify();
    request.headers.set('X-Shopify-Triggered-At', 'yesterday');
    expect(await read(request)).toBe('tooOld');
  });

  it.each(['', '[]', '1', '{'])('are malformed with the body %j', async (body) => {
    expect(await read(shopify({ body }))).toBe('malformed');
  });
});

describe("BigCommerce's webhooks", () => {
  const read = (request: ReturnType<typeof withHeader>) => readWebhook('big_commerce', request);

  it.each([
    ['store/product/updated', { type: 'product', id: 123 }, { of: 'products', ids: ['123'] }],
    [
      'store/product/inventory/updated',
      { type: 'product', id: 123, inventory: { product_id: 123, value: 1 } },
      { of: 'products', ids: ['123'] },
    ],
    [
      'store/sku/inventory/updated',
      { type: 'sku', id: 9, inventory: { product_id: 123, variant_id: 9 } },
      { of: 'products', ids: ['123'] },
    ],
    [
      'store/sku/updated',
      { type: 'sku', id: 9, sku: { product_id: 123, variant_id: 9 } },
      { of: 'products', ids: ['123'] },
    ],
    ['store/channel/1/product/assigned', { type: 'product', product_id: 123 }, { of: 'products', ids: ['123'] }],
    ['store/sku/deleted', { type: 'sku', id: 9 }, { of: 'shop' }],
    ['store/category/updated', { type: 'category', id: 5 }, { of: 'shop' }],
    ['store/information/updated', {}, { of: 'shop' }],
  ])('%s of %o', async (scope, data, change) => {
    const body = payload(scope, data);
    expect(await read(signed({ body }))).toMatchObject({ topic: scope, change });
    expect(await read(withHeader(body))).toMatchObject({ topic: scope, change });
  });

  it.each(['store/order/created', 'store/order/statusUpdated', 'store/channel/1/order/updated'])(
    '%s names an order, and no product',
    async (scope) => {
      const webhook = await read(signed({ body: payload(scope, { type: 'order', id: 1001 }) }));
      expect(webhook).toMatchObject({ topic: scope, order: '1001' });
      expect(webhook).not.toHaveProperty('change');
    },
  );

  it.each(['store/order/message/created', 'store/cart/updated', 'store/orders', 'x'])(
    '%s changes no page',
    async (scope) => {
      const webhook = await read(signed({ body: payload(scope, { type: 'order', id: 1 }) }));
      expect(webhook).toEqual({ names: ['big_commerce one'], topic: scope });
    },
  );

  it.each([{}, null, { id: null }, { id: { toString: null } }, { id: '../1' }, { id: 1e308 }])(
    'of an order without an id, %o, change no page',
    async (data) => {
      const body = payload('store/order/created', data as object);
      expect(await read(signed({ body }))).toEqual({ names: ['big_commerce one'], topic: 'store/order/created' });
    },
  );

  it('may be signed with a secret of Standard Webhooks', async () => {
    const key = Buffer.from('some bytes for a key').toString('base64');
    expect(await read({ ...signed({ key: 'some bytes for a key' }), secret: `whsec_${key}` })).toMatchObject({
      names: ['big_commerce one'],
    });
  });

  it('are refused without the right signature of the bytes, the id and the time', async () => {
    expect(await read(signed({ key: 'another secret' }))).toBe('unsigned');
    for (const [name, value] of [
      ['Webhook-Id', 'two'],
      ['Webhook-Timestamp', String(now.getTime() / 1000)],
      ['Webhook-Signature', `v2,${hmac('x')}`],
      ['Webhook-Signature', 'v1,'],
    ] as const) {
      const request = signed();
      request.headers.set(name, value);
      expect(await read(request), name).toBe('unsigned');
    }
  });

  it('are refused with another secret in the header', async () => {
    const body = payload('store/product/updated', { type: 'product', id: 123 });
    for (const value of ['', 'another', secret.slice(1), `${secret}x`])
      expect(await read(withHeader(body, value))).toBe('unsigned');
  });

  it('are taken five minutes after they were signed, or 49 hours after the event without a signature', async () => {
    expect(await read(signed({ at: ago(300) }))).toMatchObject({ topic: 'store/product/updated' });
    expect(await read(signed({ at: ago(301) }))).toBe('tooOld');
    const at = (seconds: number) => withHeader(payload('store/product/updated', { id: 1 }, ago(seconds)));
    expect(await read(at(49 * 3600))).toMatchObject({ topic: 'store/product/updated' });
    expect(await read(at(49 * 3600 + 1))).toBe('tooOld');
    expect(await read(withHeader('{"scope":"store/product/updated"}'))).toBe('tooOld');
  });

  it.each(['', '[]', '{}'])('are malformed with the body %j', async (body) => {
    expect(await read(signed({ body }))).toBe('malformed');
  });
});

describe("an order's products", () => {
  const url = 'http://sandbox.test';
  const open = () => {
    const sandbox = createSandbox({ passwordCost: 1 });
    const fetch = vi.fn((address: string, init?: RequestInit) => sandbox.fetch(address, init));
    return {
      sandbox,
      fetch,
      read: (order: string) => readOrderChange(sandboxSettings('big_commerce', url), order, { fetch }),
    };
  };

  it('are read from the platform, each once', async () => {
    const { sandbox, fetch, read } = open();
    const [order] = sandbox.shop.store.all('order');
    const ids = new Set(order?.lines.map(({ sku }) => sandbox.shop.catalog.variant(sku)?.product.id));
    expect(await read(String(order?.number))).toEqual({ of: 'products', ids: [...ids].map(String) });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('may be on several pages', async () => {
    const full = Array.from({ length: 250 }, (_, index) => ({ product_id: index % 2 ? 7 : 0 }));
    const pages = [full, [{ product_id: 8 }]];
    const fetch = vi.fn(() => Promise.resolve(Response.json(pages.shift())));
    const change = await readOrderChange(sandboxSettings('big_commerce', url), '1', { fetch });
    expect(change).toEqual({ of: 'products', ids: ['7', '8'] });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('may be any if there is no such order, or if the platform names them in the webhook itself', async () => {
    expect(await open().read('999999')).toEqual({ of: 'shop' });
    const fetch = vi.fn();
    expect(await readOrderChange(sandboxSettings('shopify_graphql', url), '1', { fetch })).toEqual({ of: 'shop' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are not known while the platform fails', async () => {
    const fetch = () => Promise.resolve(new Response('', { status: 403 }));
    const reading = readOrderChange(sandboxSettings('big_commerce', url), '1', { fetch });
    await expect(reading).rejects.toThrow(CommerceError);
  });
});
