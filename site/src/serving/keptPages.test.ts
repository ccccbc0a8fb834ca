import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putKeptPagesBefore } from './keptPages';

const html = '<p>Bikes – twelve of them</p>';
const name = Symbol.for('vitrine.readyPage');
const shared = globalThis as { [name: symbol]: unknown };

let server: Server;

beforeEach(async () => {
  shared[name] = (path: string) =>
    path === '/en-US/collections/bikes/2/-'
      ? {
          policy: "script-src 'self' 'sha256-x'",
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=300', ETag: 'W/"bikes"' },
          body: Buffer.from(html),
          gzip: gzipSync(html),
        }
      : undefined;
  server = createServer((_, response) => response.end('Next'));
  putKeptPagesBefore(server);
  // The server calls it again for each request.
  putKeptPagesBefore(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  delete shared[name];
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, path, headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Object.assign(response, { body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

const page = '/collections/bikes?page=2&utm_source=mail';

it('sends a page that is kept, under its own policy and that of the site', async () => {
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

it.each(['gzip, deflate, br', 'br;q=1, gzip;q=0.5', 'GZIP'])(
  'compresses it for a browser that accepts %j',
  async (accepted) => {
    const { headers, body } = await get(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(html);
  },
);

it.each(['identity', 'gzip;q=0, br', 'br;q=1, gzip;q=0.0', 'x-gzip-like'])('does not for %j', async (accepted) => {
  const { headers, body } = await get(page, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(html);
});

it.each(['W/"bikes"', '"bikes"', '"other", W/"bikes"', '*'])(
  'sends nothing to a browser that has it as %j',
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

it('tells HEAD how long it is', async () => {
  const { headers, body } = await get(page, {}, 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(html)));
  expect(body).toHaveLength(0);
});

it.each([
  ['a page that is not kept', '/collections/bikes?page=3', {}],
  ["a page's data", page, { rsc: '1' }],
  ['a part of it', page, { 'next-router-segment-prefetch': '/_tree' }],
  ['an internal address', '/en-US/collections/bikes/2/-', {}],
  ['an address that has another form', '/collections/bikes/?page=2', {}],
  ['one with two slashes', '//collections/bikes?page=2', {}],
])('leaves %s to Next', async (_, path, headers) => {
  expect((await get(path, headers)).body.toString()).toBe('Next');
});

it('leaves forms to Next', async () => {
  expect((await get(page, {}, 'POST')).body.toString()).toBe('Next');
});
