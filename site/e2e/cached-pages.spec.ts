import { createHash } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClock, environmentOf, expect, onEveryPlatform, startShop, stopShop, test } from './support/shop';

/** A request exactly as the visitor wrote it: no client corrects its path. */
interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const send = (origin: string, { path, method = 'GET', headers = {}, body }: Sent) =>
  new Promise<Received>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = ask({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const encoding = response.headers['content-encoding'];
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[String(encoding)];
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: String(unpack && bytes.length > 0 ? unpack(bytes) : bytes),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The headers of Next's router, and the parameter with which it proves them. */
function routed(path: string, headers: { tree?: string; url?: string; prefetch?: string; segment?: string }): Sent {
  const { tree, url, prefetch, segment } = headers;
  const isPlain = [tree, url, prefetch, segment].every((value) => value === undefined);
  const proven = [prefetch ?? '0', segment ?? '0', tree ?? '0', url ?? '0'].join();
  const hash = isPlain ? '' : createHash('sha256').update(proven).digest().subarray(0, 12).toString('base64url');
  return {
    path: `${path}${path.includes('?') ? '&' : '?'}_rsc=${hash}`,
    headers: {
      rsc: '1',
      ...(tree !== undefined && { 'next-router-state-tree': tree }),
      ...(url !== undefined && { 'next-url': url }),
      ...(prefetch !== undefined && { 'next-router-prefetch': prefetch }),
      ...(segment !== undefined && { 'next-router-segment-prefetch': segment }),
    },
  };
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** All parts of a request for a page that a visitor can write, except those that name the page. */
const ways: Record<string, (path: string, mark: string) => Sent> = {
  'its query': (path, mark) => ({ path: withQuery(path, `token=${mark}&email=${mark}@example.com&${mark}`) }),
  'a long query': (path, mark) => ({ path: withQuery(path, `token=${mark.repeat(200)}`) }),
  "the router's parameter": (path, mark) => ({ path: withQuery(path, `_rsc=${mark}`), headers: { rsc: '1' } }),
  "the router's headers": (path, mark) =>
    routed(withQuery(path, `token=${mark}`), {
      tree: encodeURIComponent(
        JSON.stringify(['', { children: [['locale', mark, 'd'], { children: ['__PAGE__', {}] }] }]),
      ),
      url: `/${mark}`,
    }),
  'a prefetch': (path, mark) =>
    routed(withQuery(path, `token=${mark}`), { prefetch: '1', segment: '/_tree', url: `/${mark}` }),
  'its headers': (path, mark) => ({
    path,
    headers: {
      Host: `${mark}.example`,
      Cookie: `vitrine_cart=${mark}; __prerender_bypass=${mark}; ${mark}=1`,
      'User-Agent': `Googlebot ${mark}`,
      Referer: `https://${mark}.example/`,
      Authorization: `Bearer ${mark}`,
      'Accept-Language': mark,
      'Content-Security-Policy': `script-src 'nonce-${mark}'`,
      'X-Forwarded-Host': `${mark}.example`,
      'X-Forwarded-Proto': mark,
      'X-Forwarded-For': mark,
      'X-Request-Id': mark,
      'X-Matched-Path': `/${mark}`,
      'X-Now-Route-Matches': `1=${mark}`,
      'X-Middleware-Subrequest': mark,
      'X-Nextjs-Data': mark,
      'X-Prerender-Revalidate': mark,
      'Next-Action': mark,
      [`x-${mark}`]: mark,
    },
  }),
  HEAD: (path, mark) => ({ path: withQuery(path, `token=${mark}`), method: 'HEAD' }),
  'a form': (path, mark) => ({
    path: withQuery(path, `token=${mark}`),
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Next-Action': mark },
    body: `name=${mark}`,
  }),
  'a body': (path, mark) => ({ path, headers: { 'Content-Length': String(mark.length) }, body: mark }),
  'a part of its path that is left out': (path, mark) => ({ path: `/${mark}/%2e%2e${path}` }),
  'a part of its path that is left again': (path, mark) => ({ path: `/./${mark}/..${path}` }),
  'a fragment': (path, mark) => ({ path: `${path}#${mark}` }),
  'a second query': (path, mark) => ({ path: `${withQuery(path, 'a=1')}?token=${mark}` }),
  'a slash at the end': (path, mark) => ({ path: withQuery(path.replace(/(\?|$)/, '/$1'), `token=${mark}`) }),
  'two slashes': (path, mark) => ({ path: withQuery(`/${path}`, `token=${mark}`) }),
  'a backslash': (path, mark) => ({ path: withQuery(path.replace(/^\//, '/\\'), `token=${mark}`) }),
};

/** One URL for each kind of cached page. A page's number makes it another page. */
const kinds: Record<string, (number: number) => string> = {
  'a product': (number) => `/products/floor-pump?variant=${number}00`,
  'a list': (number) => `/collections/bikes?page=2&price-max=${1000 + number}&sort=price-ascending`,
  'a page that does not exist': (number) => `/no-such/${number}`,
};

const lead = 'mark7e11';

/** Another visitor's responses for a page: its HTML, its data, and the parts that the router prefetches. */
async function served(origin: string, path: string) {
  const requests: Sent[] = [
    { path },
    { path, headers: { 'Accept-Encoding': 'gzip' } },
    { path, headers: { 'Accept-Encoding': 'gzip, br' } },
    routed(path, {}),
    routed(path, { prefetch: '1', segment: '/_tree' }),
    routed(path, { prefetch: '1', segment: '/_full' }),
  ];
  const answers = await Promise.all(requests.map((request) => send(origin, request)));
  return answers.map(({ status, headers, body }) => ({ status, text: JSON.stringify(headers) + body }));
}

test("no page for another visitor contains a visitor's input", onEveryPlatform, async ({ flavour }) => {
  const clock = await createClock();
  const shop = await startShop({ ...environmentOf(flavour), ...clock.env });
  const all = Object.entries(ways).flatMap(([way, write], wayNumber) =>
    Object.entries(kinds).map(([kind, at], kindNumber) => {
      const number = wayNumber * 10 + kindNumber;
      const mark = `${lead}-${number}-`;
      // The router's parameter is a hash of its headers, with the mark in them.
      const proof = /_rsc=([\w-]{16})/.exec(write('/', mark).path)?.[1];
      return {
        what: `${way} of ${kind}`,
        path: at(number),
        sent: write(at(number), mark),
        traces: [mark, proof ?? mark],
      };
    }),
  );
  const visit = async (when: string) => {
    for (const { what, sent } of all) expect((await send(shop.url, sent)).status, `${when}: ${what}`).toBeLessThan(500);
  };
  /** Page by page: the shop refuses pages when too many are under way. */
  const read = async () => {
    const answers = [];
    for (const { path } of all) answers.push(...(await served(shop.url, path)));
    return answers;
  };
  const found = (texts: { text: string }[]) =>
    all
      .filter(({ traces }) => traces.some((trace) => texts.some(({ text }) => text.includes(trace))))
      .map(({ what }) => what);
  try {
    await visit('first');
    const answers = await read();
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(found(answers)).toEqual([]);

    await clock.pass(301);
    await visit('again');
    // The page is rendered again after the response: it is new once the response is not marked as stale.
    await expect
      .poll(async () => (await read()).filter(({ text }) => text.includes('"x-nextjs-cache":"STALE"')).length, {
        // One reading takes 300 requests.
        timeout: 60_000,
      })
      .toBe(0);
    expect(found(await read())).toEqual([]);
  } finally {
    await stopShop(shop);
    await clock.end();
  }
});

test('no page contains input that names no page', async ({ shop, sandbox: _ }) => {
  const mark = `${lead}-0-`;
  const asked = [
    `/_next/static/${mark}.js?token=${mark}`,
    `/_next/${mark}?token=${mark}`,
    `/${mark.repeat(60)}?${mark}`,
  ];
  for (const path of asked) expect((await send(shop.url, { path })).status).toBe(404);
  const others = ['/_next/static/other.js', '/_next/other', `/${'other'.repeat(150)}`];
  const answers = (await Promise.all(others.map((path) => served(shop.url, path)))).flat();
  expect(answers.filter(({ text }) => text.includes(mark))).toEqual([]);
});

test("the address bar keeps a visitor's input", async ({ page }) => {
  await page.goto('/products/floor-pump?utm_source=mail#details');
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(page).toHaveURL('/products/floor-pump?utm_source=mail#details');
  expect(
    (await page.request.get('/products/floor-pump/?utm_source=mail', { maxRedirects: 0 })).headers().location,
  ).toBe('/products/floor-pump?utm_source=mail');
  await page.goto('/collections/bikes?utm_source=mail&page=2');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/collections/bikes');
  await page.goBack();
  await expect(page).toHaveURL('/collections/bikes?utm_source=mail&page=2');
  await expect(page.getByRole('region', { name: 'Products' }).getByText(/, page 2 of 2$/)).toBeVisible();
});

const lifetimes = [
  { path: '/', control: 'max-age=0, must-revalidate, s-maxage=120' },
  { path: '/collections/bikes', control: 'max-age=0, must-revalidate, s-maxage=120' },
  { path: '/products/floor-pump', control: 'max-age=0, must-revalidate, s-maxage=120' },
  { path: '/products/floor-pump?variant=1', control: 'max-age=0, must-revalidate, s-maxage=120' },
  { path: '/no-such-thing', control: 'max-age=0, must-revalidate, s-maxage=10' },
  { path: '/_next/static/no-such-thing', control: 'max-age=0, must-revalidate, s-maxage=10' },
];

test('no browser shows a page without revalidation, and shared caches store it for minutes', async ({
  shop,
  sandbox: _,
}) => {
  for (const { path, control } of lifetimes) {
    // The first response is rendered, the second is from the cache.
    for (const sent of [{ path }, { path }, { path, headers: { 'Accept-Encoding': 'gzip' } }])
      expect((await send(shop.url, sent)).headers['cache-control'], path).toBe(control);
    const [whole, part] = [routed(path, {}), routed(path, { prefetch: '1', segment: '/_tree' })];
    if (path.startsWith('/_next')) continue;
    for (const sent of [whole, whole])
      expect((await send(shop.url, sent)).headers['cache-control'], path).toBe(control);
    // Next's own responses have no ETag by which a shared cache could ask again.
    for (const sent of [part, part])
      expect((await send(shop.url, sent)).headers['cache-control'], path).toBe('max-age=0, must-revalidate');
  }
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers, body } = await send(shop.url, { path: '/', headers: { 'Accept-Encoding': accepted } });
    expect(headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding') });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body).toContain('</html>');
  }
  const { headers } = await send(shop.url, { path: '/' });
  const known = { path: '/', headers: { 'If-None-Match': String(headers.etag) } };
  expect(await send(shop.url, known)).toMatchObject({ status: 304, body: '' });
});

test('a returning shopper sees the current page, by a link and by the URL', async ({ page }) => {
  const clock = await createClock();
  const shop = await startShop(clock.env);
  const tile = () => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Enamel Kettle' });
  const follow = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();
  /** Waits until the server has rendered the page again with the kettle's new stock. */
  const leave = async (stock: number) => {
    await shop.sandbox.leave(stock, 'NL-EK');
    await clock.pass(301);
    await expect
      .poll(async () => (await page.request.get(`${shop.url}/collections/kitchen`)).text())
      .toContain(stock ? '$89.00</bdi></span></span></div></a>' : 'Sold out');
  };
  try {
    await page.goto(shop.url);
    await follow('Kitchen');
    await expect(tile()).not.toContainText('Sold out');
    await follow('Bikes');
    await expect(page.getByRole('heading', { level: 1, name: 'Bikes' })).toBeVisible();

    await leave(0);
    // The router keeps a page for five minutes.
    await page.clock.setSystemTime(Date.now() + 301_000);
    await follow('Kitchen');
    await expect(tile()).toContainText('Sold out');

    await leave(9);
    await page.goto(`${shop.url}/collections/bikes`);
    await follow('Kitchen');
    await expect(tile()).not.toContainText('Sold out');

    await leave(0);
    await page.goto(`${shop.url}/collections/bikes`);
    await page.goto(`${shop.url}/collections/kitchen`);
    await expect(tile()).toContainText('Sold out');
  } finally {
    await stopShop(shop);
    await clock.end();
  }
});
