import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withAgent } from './support/agent';
import {
  createClock,
  environmentOf,
  expect,
  onEveryPlatform,
  startShop,
  stopShop,
  test,
  webhookEnvironment,
} from './support/shop';

test.describe('malformed URLs, and internal ones', () => {
  for (const [path, status, source = 'self'] of [
    ['/collections/%', 400],
    ['/products/%FF', 400],
    ['/%E4%B8', 400],
    ['/media/%', 400],
    ['/products/50%25-off', 404],
    ['/collections/%25', 404],
    ['/products/a%2Fb', 404],
    ['/%00', 404],
    ['/_next/products/floor-pump/-', 404],
    ['/api/products/floor-pump/-', 404],
    ['/_next/static/no-such-thing', 404],
    ['/_next/image?url=/icon.svg&w=64&q=75', 404],
    ['/api', 404],
    ['/media', 404],
    // Where pictures are, nothing loads anything.
    ['/media/..%2f..%2fetc%2fpasswd', 404, 'none'],
    ['/cards/..%2f..%2fpackage.json', 404],
    ['/_next/static/..%2f..%2fpackage.json', 404],
    ['/_next/static/..%5c..%5cpackage.json', 404],
    ['/_next/static/chunks/..%252f..%252f..%252fpackage.json', 404],
    ['/policies/..%2f..%2fpackage.json', 404],
    ['/.env', 404],
  ] as const)
    test(`${path} is ${status}, with the policy`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      expect(response.headers()['content-security-policy']).toContain(`default-src '${source}'`);
    });
});

test('pages allow reading only', async ({ request }) => {
  const response = await request.post('/products/floor-pump', { multipart: { name: 'value' } });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

for (const { what, path, type, body } of [
  {
    what: 'an intent that every object has',
    path: '/api/cart',
    type: 'application/x-www-form-urlencoded',
    body: 'intent=constructor',
  },
  { what: 'a form without a boundary', path: '/_next/static/no-such-thing', type: 'multipart/form-data', body: 'x' },
  {
    what: 'half a character',
    path: '/api/shop/catalog/product',
    type: 'application/json',
    body: '{"args":["\\ud800"]}',
  },
])
  test(`${what} is the caller's mistake`, async ({ request }) => {
    const response = await request.post(path, { headers: { 'Content-Type': type }, data: body });
    expect(response.status()).toBe(400);
  });

test('generated requests get responses in time, without a fault or internals', onEveryPlatform, async ({ flavour }) => {
  const script = fileURLToPath(new URL('../../scripts/check/fuzz/run.mjs', import.meta.url));
  // Its own shop: the requests use up the limits of attempts.
  const shop = await startShop({ ...environmentOf(flavour), ...webhookEnvironment, TRUSTED_PROXIES: '1' });
  try {
    // A limit for answers that hang, long enough for a busy machine.
    const args = ['--target', 'site', '--url', shop.url, '--requests', '200', '--limit', '30000'];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
    expect(stdout).toContain('200 requests, 0 wrong');
  } finally {
    await stopShop(shop);
  }
});

test('made-up ids of orders are limited, each address for itself', async ({ request }) => {
  // Its own shop: the guesses use up the limits of attempts.
  const shop = await startShop({ ...environmentOf('shopify_graphql'), TRUSTED_PROXIES: '1' });
  try {
    await withAgent(async (headers) => {
      const guess = (address: string) =>
        request.get(`${shop.url}/api/ucp/orders/order_${'A'.repeat(80)}`, {
          headers: { ...headers, 'X-Forwarded-For': address },
        });
      for (let count = 0; count < 20; count++) expect((await guess('203.0.113.7')).status()).toBe(200);
      const refused = await guess('203.0.113.7');
      expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
      expect((await guess('203.0.113.8')).status()).toBe(200);
    });
  } finally {
    await stopShop(shop);
  }
});

test('searches are limited, each address for itself', async ({ request }) => {
  // Its own shop: the searches use up the limit.
  const clock = await createClock();
  const shop = await startShop({ ...clock.env, TRUSTED_PROXIES: '1' });
  const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const suggest = (address: string, query: string) =>
    request.post(`${shop.url}/api/shop/search/suggest`, { ...at(address), data: { args: [query] } });
  try {
    const statuses: number[] = [];
    // No more at once than a burst may have, and the next ones when it is over.
    for (let made = 0; made < 320; made += 40, await clock.pass(4)) {
      const queries = Array.from({ length: 40 }, (_, number) => `bike ${made + number}`);
      const answers = await Promise.all(queries.map((query) => suggest('203.0.113.7', query)));
      statuses.push(...answers.map((answer) => answer.status()).sort());
    }
    expect(statuses).toEqual([...Array<number>(300).fill(200), ...Array<number>(20).fill(429)]);
    for (const path of ['/search?q=bike', '/search.md?q=bike']) {
      const refused = await request.get(shop.url + path, at('203.0.113.7'));
      expect([path, refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([path, 429, true]);
      expect((await request.get(shop.url + path, at('203.0.113.8'))).status()).toBe(200);
    }
    expect((await suggest('203.0.113.8', 'bike')).status()).toBe(200);
  } finally {
    await stopShop(shop);
    await clock.end();
  }
});

for (const { what, path, headers, status } of [
  { what: 'long User-Agents', path: '/api/health', headers: { 'User-Agent': 'a'.repeat(15_500) }, status: 200 },
  { what: 'long queries', path: `/?${'&a='.repeat(5000)}`, headers: {}, status: 400 },
])
  // Next would take a second or more for each: src/serving/incoming.test.ts shows that it sees none of them whole.
  test(`fifty ${what} at once are answered`, async ({ request }) => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => request.get(path, { headers })));
    expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([status]));
  });

// src/serving/cache-handler.test.ts tests how many pages fit.
test('visited pages stay while the platform hangs, whatever else is requested', async ({ request }) => {
  const { url, sandbox, ...shop } = await startShop();
  const get = (path: string) => request.get(url + path);
  const visited = [
    '/',
    '/collections/bikes',
    '/collections/bikes?page=2',
    '/products/floor-pump',
    '/products/cycling-cap',
  ];
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const madeUp = numbers.flatMap((number) => [
    `/products/floor-pump?variant=${number}`,
    `/products/merino-socks?variant=${number}`,
    `/collections/bikes?page=${number + 4}`,
    `/collections/bikes?price-max=${number}&option.Size=${number}`,
    `/nowhere/${number}`,
  ]);
  try {
    for (const path of visited) expect((await get(path)).status()).toBe(200);
    await Promise.all(madeUp.map(get));
    await sandbox.fail({ fault: 'delay=600000' });

    for (const path of visited) expect((await get(path)).status()).toBe(200);
    // For a variant that the product does not have, the page shows the product.
    expect((await get('/products/floor-pump?variant=31337')).status()).toBe(200);
    const failed = await get('/products/santoku-knife');
    expect(failed.status()).toBe(503);
    expect(Number(failed.headers()['retry-after'])).toBeGreaterThan(0);
  } finally {
    await stopShop({ url, sandbox, ...shop });
  }
});

test('a page for which the platform is too busy has the platform’s Retry-After', async ({ request, sandbox }) => {
  await sandbox.fail({ fault: 'status=429;retry-after=37' });
  // No other test visits it, so it is not cached.
  const response = await request.get('/products/too-busy');
  expect(response.status()).toBe(503);
  expect(response.headers()['retry-after']).toBe('37');
});
