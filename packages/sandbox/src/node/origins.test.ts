import { mkdtempSync, rmSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSandbox, type SandboxServer } from './server.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-origins-'));
let server: SandboxServer;
beforeAll(async () => {
  server = await serveSandbox({
    port: 0,
    folder,
    shopUrl: 'https://shop.test',
    origins: ['https://preview.test', 'http://sandbox:4010'],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request with headers that `fetch` does not let us set. */
const send = (headers: OutgoingHttpHeaders, path = '/cart.js', method = 'GET') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const outgoing = request(server.url + path, { method, headers }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => (text += String(chunk)));
      incoming.on('end', () => resolve({ status: incoming.statusCode, text }));
    });
    outgoing.on('error', reject).end();
  });

test.each([
  ['a program', {}],
  ['localhost', { host: 'localhost:4010' }],
  ['a name below localhost', { host: 'shop.localhost:4010' }],
  ['another address of the machine', { host: '192.168.1.7:4010' }],
  ['an address of IPv6', { host: '[::1]:4010' }],
  ['a host of the setting', { host: 'sandbox:4010' }],
  ['a page of the shop', { origin: 'https://shop.test' }],
  ['a page of the catalogue', { origin: 'http://localhost:6006' }],
  ['a page at another port', { origin: 'http://127.0.0.1:3107' }],
  ['a page of the setting', { origin: 'https://preview.test' }],
  ['its own page', { host: 'sandbox:4010', origin: 'http://sandbox:4010' }],
  ['its own page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
])('%s may call the sandbox', async (_, headers) => {
  expect((await send(headers)).status).toBe(200);
});

test.each([
  ['a name that resolves to this machine', { host: 'evil.test:4010' }, 'add http://evil.test:4010 to SANDBOX_ORIGINS'],
  ['a name that begins like an address', { host: '127.0.0.1.evil.test' }, 'add http://127.0.0.1.evil.test to'],
  ['a page of another site', { origin: 'https://evil.test' }, 'add https://evil.test to SANDBOX_ORIGINS or --origins'],
  ['a page at another port of a site', { origin: 'https://shop.test:8443' }, 'add https://shop.test:8443 to'],
  ['a page in another network', { origin: 'http://192.168.1.9' }, 'add http://192.168.1.9 to SANDBOX_ORIGINS'],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'an origin in SANDBOX_ORIGINS'],
])('%s is refused', async (_, headers, advice) => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/cart/add.js', 'POST'],
    ['/api/2026-04/graphql.json', 'OPTIONS'],
    ['/sandbox/reset', 'POST'],
    ['/cdn/bell/1.svg', 'GET'],
  ] as const) {
    const { status, text } = await send(headers, path, method);
    expect([path, status, text]).toEqual([path, 403, expect.stringContaining(advice)]);
  }
});
