import { flavours, type Flavour } from '@vitrine/commerce';
import type { APIRequestContext } from '@playwright/test';
import { createHmac, randomUUID } from 'node:crypto';
import { environmentOf, expect, onEveryPlatform, startShop, stopShop, test, webhookEnvironment } from './support/shop';

const { SHOPIFY_WEBHOOK_SECRET: secret = '' } = webhookEnvironment;
const platformOf = (flavour: Flavour) => flavours.find(({ name }) => name === flavour)!.platform;

/** A shop that takes the webhooks of its own platform alone. */
const ownWebhooks = (flavour: Flavour) => {
  const name = platformOf(flavour) === 'shopify' ? 'SHOPIFY_WEBHOOK_SECRET' : 'BIGCOMMERCE_WEBHOOK_SECRET';
  return { ...environmentOf(flavour), [name]: secret };
};

const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64');

/** Posts a webhook as the platform of the flavour signs it. */
function deliver(
  request: APIRequestContext,
  url: string,
  flavour: Flavour,
  { topic, id = randomUUID() }: { topic: string; id?: string },
) {
  const now = new Date();
  const seconds = String(Math.floor(now.getTime() / 1000));
  const isShopify = platformOf(flavour) === 'shopify';
  // A repeated delivery has the same body.
  const body = JSON.stringify(isShopify ? { id } : { scope: topic, data: {}, hash: id });
  const headers: Record<string, string> = isShopify
    ? {
        'X-Shopify-Hmac-Sha256': sign(body),
        'X-Shopify-Webhook-Id': id,
        'X-Shopify-Topic': topic,
        'X-Shopify-Triggered-At': now.toISOString(),
      }
    : {
        'Webhook-Id': id,
        'Webhook-Timestamp': seconds,
        'Webhook-Signature': `v1,${sign(`${id}.${seconds}.${body}`)}`,
      };
  return request.post(`${url}/api/webhooks/${platformOf(flavour)}`, { data: body, headers });
}

test(
  'a changed price or stock shows at once on all pages that have it',
  onEveryPlatform,
  async ({ flavour, request }) => {
    const shop = await startShop(ownWebhooks(flavour), { sendsWebhooks: true });
    const read = async (path: string) => (await request.get(shop.url + path)).text();
    const product = '/products/enamel-kettle';
    const pages = [product, '/collections/kitchen', `${product}.md`, '/feeds/google.xml'];
    /** As pages, Markdown and feeds write it: '$71.50', '71.5 USD', '71.50 USD'. */
    const priced = (price: number) => {
      const [whole, part] = price.toFixed(2).split('.');
      return new RegExp(`\\$${whole}\\.${part}|\\b${whole}(?:\\.${part?.replace(/0$/, '0?')})? USD`);
    };
    try {
      for (const path of pages) expect(await read(path), path).toMatch(priced(89));
      await shop.sandbox.price(7150, 'NL-EK');
      await expect.poll(() => read(product)).toMatch(priced(71.5));
      for (const path of pages) expect(await read(path), path).toMatch(priced(71.5));
      for (const path of pages) expect(await read(path), path).not.toMatch(priced(89));

      await shop.sandbox.leave(0, 'NL-EK');
      await expect.poll(() => read(product)).toContain('OutOfStock');
      expect(await read('/collections/kitchen')).toContain('Sold out');
      expect(await read(`${product}.md`)).toContain('OutOfStock');

      // While the platform fails, the page from before a change is better than none.
      await shop.sandbox.fail({ fault: 'status=503' });
      await shop.sandbox.price(6950, 'NL-EK');
      const statuses = new Set<number>();
      const visit = async () => {
        statuses.add((await request.get(shop.url + product)).status());
        return shop.site.log;
      };
      await expect.poll(visit).toContain(`The page ${product} could not be rendered`);
      await visit();
      expect([...statuses]).toEqual([200]);
      await shop.sandbox.recover();
      await expect.poll(() => read(product)).toContain('69.50');
    } finally {
      await stopShop(shop);
    }
  },
);

test(
  'a product, a collection and an order that change show at once, and a redirect with the next change',
  onEveryPlatform,
  async ({ flavour, request }) => {
    const shop = await startShop(ownWebhooks(flavour), { sendsWebhooks: true });
    const { client } = shop.sandbox;
    const get = (path: string) => request.get(shop.url + path, { maxRedirects: 0 });
    const read = async (path: string) => (await get(path)).text();
    const statusOf = async (path: string) => (await get(path)).status();
    const [kettle, lamp, old] = ['/products/enamel-kettle', '/products/brass-lamp', '/products/old-lamp'] as const;
    const [kitchen, tables] = ['/collections/kitchen', '/collections/tables'] as const;
    try {
      for (const path of [kettle, kitchen]) expect(await statusOf(path), path).toBe(200);
      for (const path of [lamp, old, tables]) expect(await statusOf(path), path).toBe(404);
      await client.setRedirect(old, lamp);
      expect(await statusOf(old)).toBe(404);

      await client.setProduct('enamel-kettle', { title: 'Copper kettle' });
      await expect.poll(() => read(kettle)).toContain('Copper kettle');
      expect(await read(kitchen)).toContain('Copper kettle');
      expect(await statusOf(old)).toBe(301);

      await client.setProduct('brass-lamp', { title: 'Brass lamp', price: 4500, stock: 2 });
      await expect.poll(() => statusOf(lamp)).toBe(200);
      expect(await read(lamp)).toContain('45.00');

      await client.setCollection('kitchen', { title: 'Kitchen and table', products: ['brass-lamp', 'enamel-kettle'] });
      await expect.poll(() => read(kitchen)).toContain('Kitchen and table');
      expect(await read(kitchen)).toContain('Brass lamp');

      const order = await client.placeOrder('BRASS-LAMP', { quantity: 2 });
      await expect.poll(() => read(lamp)).toContain('OutOfStock');
      await client.changeOrder(order.number, { cancelled: true });
      await expect.poll(() => read(lamp)).not.toContain('OutOfStock');

      await client.deleteProduct('brass-lamp');
      await expect.poll(() => statusOf(lamp)).toBe(404);
      await expect.poll(() => read(kitchen)).not.toContain('Brass lamp');
      await client.setCollection('tables', { title: 'Tables', products: ['enamel-kettle'] });
      await expect.poll(() => statusOf(tables)).toBe(200);
      await client.deleteCollection('tables');
      await expect.poll(() => statusOf(tables)).toBe(404);
    } finally {
      await stopShop(shop);
    }
  },
);

test(
  'an unknown webhook changes nothing, and neither does one that came before',
  onEveryPlatform,
  async ({ flavour, request }) => {
    const shop = await startShop(ownWebhooks(flavour));
    const read = async () => (await request.get(`${shop.url}/products/enamel-kettle`)).text();
    const [unknown, known] =
      platformOf(flavour) === 'shopify'
        ? ['customers/update', 'shop/update']
        : ['store/customer/updated', 'store/information/updated'];
    const post = async (topic: string, id?: string) =>
      (await deliver(request, shop.url, flavour, { topic, ...(id && { id }) })).status();
    try {
      expect(await read()).toContain('$89.00');
      await shop.sandbox.price(7150, 'NL-EK');
      expect(await post(unknown)).toBe(200);
      expect(await post('no such topic')).toBe(200);
      expect(await read()).toContain('$89.00');
      const id = randomUUID();
      expect(await post(known, id)).toBe(200);
      await expect.poll(read).toContain('$71.50');
      await shop.sandbox.price(6950, 'NL-EK');
      expect(await post(known, id)).toBe(200);
      expect(await read()).toContain('$71.50');
      expect(await post(known)).toBe(200);
      await expect.poll(read).toContain('$69.50');
    } finally {
      await stopShop(shop);
    }
  },
);

test('a webhook that is not signed, too old or too long is refused, and none is taken without a secret', async ({
  shop: shopWithoutSecret,
  request,
}) => {
  const post = (url: string, body: string, { key = secret, at = new Date() } = {}) =>
    request.post(`${url}/api/webhooks/shopify`, {
      data: body,
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Hmac-Sha256': createHmac('sha256', key).update(body).digest('base64'),
        'X-Shopify-Webhook-Id': crypto.randomUUID(),
        'X-Shopify-Topic': 'products/update',
        'X-Shopify-Triggered-At': at.toISOString(),
      },
    });
  const missing = await post(shopWithoutSecret.url, '{"id":1}');
  expect(missing.status()).toBe(404);
  expect(missing.headers()).toMatchObject({ 'cache-control': 'no-store' });

  const shop = await startShop(webhookEnvironment);
  try {
    const taken = await post(shop.url, '{"id":1}');
    expect(taken.status()).toBe(200);
    expect(taken.headers()).toMatchObject({ 'cache-control': 'no-store' });
    expect(taken.headers()).not.toHaveProperty('set-cookie');
    expect((await post(shop.url, '{"id":2}', { key: 'another secret' })).status()).toBe(401);
    expect((await post(shop.url, '{"id":3}', { at: new Date(Date.now() - 6 * 3_600_000) })).status()).toBe(400);
    expect((await post(shop.url, `{"id":"${'4'.repeat(1_000_000)}"}`)).status()).toBe(413);
    expect((await request.get(`${shop.url}/api/webhooks/shopify`)).status()).toBe(405);
    expect((await request.post(`${shop.url}/api/webhooks/nobody`)).status()).toBe(404);
  } finally {
    await stopShop(shop);
  }
});
