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
