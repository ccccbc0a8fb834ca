import { createServer, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Encoding } from './sentPage.mjs';
import { putCachedPagesBefore } from './cachedPages';
import { proofsOf } from './next/dataRequest';
import { askServer } from './testing';

const html = '<p>Bikes – twelve of them</p>';
const name = Symbol.for('vitrine.readyPage');
const shared = globalThis as { [name: symbol]: unknown };

let server: Server;
/** The requests that have reached Next. */
const asked: IncomingMessage[] = [];

beforeEach(async () => {
  shared[name] = (path: string) =>
    path === '/en-US/collections/bikes/2/-'
      ? {
          policy: "script-src 'self' 'sha256-x'",
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=300', ETag: 'W/"bikes"' },
          bytes: (encoding: Encoding) => {
            if (encoding === 'br') return brotliCompressSync(html);
            // As for a page that nobody has asked for in this encoding.
            return Promise.resolve(encoding === 'gzip' ? gzipSync(html) : Buffer.from(html));
          },
        }
      : undefined;
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request);
    response.end('Next');
  });
  putCachedPagesBefore(server);
  // The server calls the handler again for each request.
  putCachedPagesBefore(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  delete shared[name];
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, path, headers, method);

const page = '/collections/bikes?page=2&utm_source=mail';

it('sends it again, but not to a client that prefers Markdown', async () => {
  shared[name] = (path: string) =>
    path === '/en-US/collections/bikes/1/-'
      ? { policy: '', headers: { ETag: 'W/"bikes"' }, bytes: () => Buffer.from(html) }
      : undefined;
  for (const _ of [1, 2]) expect((await get('/collections/bikes')).body.toString()).toBe(html);
  expect(asked).toEqual([]);
  expect((await get('/collections/bikes', { accept: 'text/markdown' })).body.toString()).toBe('Next');
  expect((await get('/collections/bikes', { accept: 'text/html' })).body.toString()).toBe(html);
});

it("sends a cached page, with its own policy and the site's", async () => {
  const { statusCode, headers, rawHeaders, body } = await get(page);
  expect(statusCode).toBe(200);
  expect(body.toString()).toBe(html);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(html)),
    'cache-control': 's-maxage=300',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    etag: 'W/"bikes"',
  });
  expect(headers.vary).toContain('Accept-Encoding');
  const policies = rawHeaders.filter((_, index) => rawHeaders[index - 1] === 'Content-Security-Policy');
  expect(policies).toEqual([expect.stringContaining("default-src 'self'"), "script-src 'self' 'sha256-x'"]);
});

it.each(['gzip, deflate, br', 'br;q=1, gzip;q=0.5', 'BR', 'gzip;q=0, br', 'gzip, deflate, br, zstd'])(
  'sends brotli to a browser that accepts %j',
  async (accepted) => {
    const { headers, body } = await get(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(html);
  },
);

it.each(['gzip, deflate', 'br;q=0.5, gzip;q=1', 'GZIP', 'br;q=0, gzip', 'gzip;q=0.1'])(
  'sends gzip to a client that accepts %j',
  async (accepted) => {
    const { headers, body } = await get(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(body.length));
    expect(gunzipSync(body).toString()).toBe(html);
  },
);

it.each(['identity', 'gzip;q=0, br;q=0', 'br;q=0, gzip;q=0.0', 'x-gzip-like', 'xbr', 'deflate, zstd'])(
  'compresses it not for %j',
  async (accepted) => {
    const { headers, body } = await get(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(html);
  },
);

it.each(['W/"bikes"', '"bikes"', '"other", W/"bikes"', '*'])(
  'sends no body to a browser that has it as %j',
  async (known) => {
    const { statusCode, headers, body } = await get(page, { 'if-none-match': known });
    expect(statusCode).toBe(304);
    expect(headers.etag).toBe('W/"bikes"');
    expect(body).toHaveLength(0);
  },
);

it('sends it again to a browser that has another', async () => {
  expect((await get(page, { 'if-none-match': '"bike", W/"bikes-2"' })).statusCode).toBe(200);
});

it('responds to HEAD with its length', async () => {
  const { headers, body } = await get(page, {}, 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(html)));
  expect(body).toHaveLength(0);
});

it.each([
  ['a page that is not cached', '/collections/bikes?page=3', {}],
  ["a page's data", page, { rsc: '1' }],
  ['a part of it', page, { 'next-router-segment-prefetch': '/_tree' }],
  ['an internal address', '/en-US/collections/bikes/2/-', {}],
  ['an address that Next redirects', '/collections/bikes/?page=2', {}],
  ['one with two slashes', '//collections/bikes?page=2', {}],
])('leaves %s to Next', async (_, path, headers) => {
  expect((await get(path, headers)).body.toString()).toBe('Next');
});

it.each(['/collections/%62ikes?page=2', '/collections/bikes?page=2&sort=featured', '/collections/bikes?page=002'])(
  'sends the page to %s, which is another form of its URL',
  async (path) => {
    expect((await get(path)).body.toString()).toBe(html);
  },
);

it('leaves forms to Next', async () => {
  expect((await get(page, {}, 'POST')).body.toString()).toBe('Next');
});

const mark = 'mark7e11';
const everyHeader = {
  host: `${mark}.example`,
  cookie: `vitrine_cart=${mark}`,
  'user-agent': `Googlebot ${mark}`,
  'content-security-policy': `script-src 'nonce-${mark}'`,
  'x-forwarded-host': mark,
  'x-forwarded-for': mark,
  'x-vitrine-peer': mark,
  'next-action': mark,
  'next-url': mark,
  'next-router-state-tree': mark,
  rsc: mark,
  [`x-${mark}`]: mark,
};

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/collections/bikes?page=3&sort=newest', '/collections/bikes?sort=newest&page=3'],
  ['/products/floor-pump?variant=7', '/products/floor-pump?variant=7'],
  ['/products/%73antoku-%E4%B8%89', '/products/santoku-%E4%B8%89'],
  ['/no-such-thing', '/no-such-thing'],
])("requests %s from Next with the page's address, and without other data of the visitor", async (path, address) => {
  const query = `${path.includes('?') ? '&' : '?'}token=${mark}&${mark}&_rsc=${mark}?${mark}`;
  for (const method of ['GET', 'HEAD']) await get(path + query, everyHeader, method);
  expect(asked.map(({ url }) => url)).toEqual([address, address]);
  for (const { method, url, headers } of asked) expect(JSON.stringify({ method, url, headers })).not.toContain(mark);
  expect(asked[0]?.headers).toEqual(asked[1]?.headers);
  expect(asked[0]?.method).toBe(asked[1]?.method);
});

describe("a request for a page's data", () => {
  const router = { rsc: '1', 'next-router-state-tree': mark, 'next-url': `/${mark}`, cookie: mark };

  it.each([
    ['the whole of it', undefined, undefined],
    ['a part of it', '1', '/_tree'],
  ] as const)('for %s does not reveal where the visitor comes from', async (_, prefetch, segment) => {
    const part: Record<string, string> = prefetch
      ? { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment }
      : {};
    for (const proof of await proofsOf({ ...router, ...part }))
      await get(`/about?token=${mark}&_rsc=${proof}`, { ...router, ...part });
    const [proof] = await proofsOf(part);
    for (const { url, headers } of asked) {
      expect(url).toBe(`/about?_rsc=${proof}`);
      expect(headers).toEqual({ host: 'localhost:3000', rsc: '1', ...part });
    }
  });

  it('without proof keeps its headers, so that Next redirects it', async () => {
    await get(`/about?_rsc=other`, router);
    expect(asked[0]?.url).toBe('/about?_rsc=other');
    expect(asked[0]?.headers).toEqual({
      host: 'localhost:3000',
      rsc: '1',
      'next-router-state-tree': mark,
      'next-url': `/${mark}`,
    });
  });
});

it.each([
  '/search?q=bike',
  '/account/orders?order-id=7',
  '/account/login?redirectUrl=/cart',
  '/cart?checkout_url=/checkout',
  '/account/reset/7/token',
  '/login.php?action=change_password&c=7&t=token',
  '/products/floor-pump/?utm_source=mail',
  '/api/shop/cart/get?a=1',
  '/media/a/b?c',
  '/.well-known/security.txt?a',
  '/400?a',
])('leaves %s unchanged, which is not a cached page', async (path) => {
  await get(path, { cookie: 'vitrine_cart=sealed' });
  expect(asked[0]).toMatchObject({ method: 'GET', url: path, headers: { cookie: 'vitrine_cart=sealed' } });
});
