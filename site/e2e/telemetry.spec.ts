import { redisServer, startRedis } from '../src/server/store/redisServer';
import { startCollector } from './support/collector';
import { expect, startShop, stopShop, test } from './support/shop';

test('a page, its calls and the platform are one trace, and counts follow, without anything personal', async ({
  request,
}) => {
  const collector = await startCollector();
  const shop = await startShop(collector.env);
  try {
    const page = `${shop.url}/products/floor-pump`;
    for (const _ of ['rendered', 'kept']) expect((await request.get(page)).status()).toBe(200);
    await request.get(`${shop.url}/search?q=a-private-word`);
    await request.post(`${shop.url}/api/shop/customer/login`, {
      data: { args: [{ email: 'private@example.com', password: 'wrong' }] },
    });

    const call = () => collector.spans.find(({ name }) => name === 'commerce catalog.product');
    await expect.poll(call).toBeDefined();
    const { traceId } = call()!;
    const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect.poll(() => inTrace().map(({ parentSpanId }) => parentSpanId)).toContain(undefined);
    await expect
      .poll(() => inTrace().map(({ attributes }) => String(attributes['http.url'] ?? attributes['url.full'])))
      .toContainEqual(expect.stringContaining(new URL(shop.sandbox.url).host));

    const counts = (name: string) => collector.points(name).map(({ attributes }) => attributes);
    await expect
      .poll(() => counts('shop.pages'))
      .toEqual(
        expect.arrayContaining([expect.objectContaining({ from: 'kept' }), expect.objectContaining({ from: 'next' })]),
      );
    await expect
      .poll(() => counts('shop.call.duration'))
      .toContainEqual(expect.objectContaining({ call: 'catalog.product' }));
    await expect
      .poll(() => counts('http.client.request.duration'))
      .toContainEqual(expect.objectContaining({ 'http.response.status_code': expect.anything() }));
    await expect
      .poll(() => counts('http.server.request.duration'))
      .toContainEqual(expect.objectContaining({ 'http.route': '/products/{…}' }));
    await expect.poll(() => counts('shop.attempts')).toContainEqual({ is_allowed: true });
    expect(collector.bodies.filter((body) => /a-private-word|private@/.test(body))).toEqual([]);
  } finally {
    await stopShop(shop);
    collector.end();
  }
});

test('a platform that fails is named by the kind of failure', async ({ request }) => {
  const collector = await startCollector();
  const shop = await startShop(collector.env);
  try {
    await shop.sandbox.kill();
    await request.get(`${shop.url}/collections/bikes`);
    const failures = (name: string) => collector.points(name).map(({ attributes }) => attributes['error.type']);
    await expect.poll(() => failures('shop.call.duration')).toContain('network');
    await expect.poll(() => failures('http.client.request.duration')).toContain('TypeError');
  } finally {
    await stopShop(shop);
    collector.end();
  }
});

test('a command to Redis is in the trace of the request that waits for it, without its keys', async ({ request }) => {
  test.skip(!redisServer, 'This machine has no redis-server.');
  const redis = await startRedis();
  const collector = await startCollector();
  const shop = await startShop({ ...collector.env, REDIS_URL: redis.url.href });
  try {
    const logIn = () =>
      request.post(`${shop.url}/api/shop/customer/login`, {
        data: { args: [{ email: 'private@example.com', password: 'wrong' }] },
      });
    // The server may still connect to Redis.
    await expect.poll(async () => (await logIn()).status()).toBeLessThan(500);
    const command = () => collector.spans.find(({ attributes }) => attributes['db.system.name'] === 'redis');
    await expect.poll(command).toBeDefined();
    const { name, traceId, parentSpanId, attributes } = command()!;
    expect(
      Object.keys(attributes)
        .filter((key) => key.startsWith('db.'))
        .sort(),
    ).toEqual(['db.operation.name', 'db.system.name']);
    expect(attributes).toMatchObject({ 'db.operation.name': name, 'server.address': redis.url.hostname });
    expect(parentSpanId).toBeDefined();
    await expect
      .poll(() => collector.spans.filter((span) => span.traceId === traceId).map((span) => span.parentSpanId))
      .toContain(undefined);
    await expect
      .poll(() => collector.points('db.client.operation.duration').map((point) => point.attributes))
      .toContainEqual(expect.objectContaining({ 'db.operation.name': name }));
    expect(collector.bodies.filter((body) => /private@|vitrine:/.test(body))).toEqual([]);
  } finally {
    await stopShop(shop);
    collector.end();
    await redis.end();
  }
});

test('a server that ends sends what it has not sent yet', async ({ request }) => {
  const collector = await startCollector();
  const never = '3600000';
  const shop = await startShop({
    ...collector.env,
    OTEL_BSP_SCHEDULE_DELAY: never,
    OTEL_METRIC_EXPORT_INTERVAL: never,
  });
  try {
    expect((await request.get(`${shop.url}/products/floor-pump`)).status()).toBe(200);
    expect(collector.bodies).toEqual([]);
    await shop.site.stop();
    expect(collector.spans.map(({ name }) => name)).toContain('commerce catalog.product');
    expect(collector.points('shop.pages').map(({ attributes }) => attributes)).toContainEqual({ from: 'next' });
  } finally {
    await stopShop(shop);
    collector.end();
  }
});
