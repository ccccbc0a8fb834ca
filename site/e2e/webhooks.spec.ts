import { createHmac } from 'node:crypto';
import { environmentOf, expect, onEveryPlatform, startShop, stopShop, test, webhookEnvironment } from './support/shop';

test(
  'a changed price or stock shows at once on all pages that have it',
  onEveryPlatform,
  async ({ flavour, request }) => {
    const shop = await startShop({ ...environmentOf(flavour), ...webhookEnvironment }, { sendsWebhooks: true });
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

test('a webhook that is not signed, too old or too long is refused, and none is taken without a secret', async ({
  shop: shopWithoutSecret,
  request,
}) => {
  const { SHOPIFY_WEBHOOK_SECRET: secret = '' } = webhookEnvironment;
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
