import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putStylesInto } from './freshPages';
import { askServer } from './testing';

const name = Symbol.for('vitrine.forPaint');
const shared = globalThis as { [name: symbol]: unknown };

let server: Server;
let type = 'text/html; charset=utf-8';

beforeEach(async () => {
  type = 'text/html; charset=utf-8';
  shared[name] = (html: string) => html.replace('</head>', '<style>p{}</style></head>');
  server = createServer((request, response) => {
    putStylesInto(request, response);
    response.setHeader('Content-Type', type);
    // As Next sends a page, whose compression follows this header.
    response.flushHeaders();
    response.write(Buffer.from(`<head></head><p>${request.headers['accept-encoding'] ?? 'plain'}`));
    response.end(' – é</p>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  delete shared[name];
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, path, headers, method);

const page = '<head><style>p{}</style></head><p>plain – é</p>';
const unchanged = (accepted: string) => `<head></head><p>${accepted} – é</p>`;

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('sends a search with its styles to a client that accepts %s', async (accepted, encoding, decode) => {
  const { headers, body } = await get('/search?q=bike', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(decode(body).toString()).toBe(page);
});

it('sends the answer to a form with its styles', async () => {
  expect((await get('/account/login', {}, 'POST')).body.toString()).toBe(page);
});

it.each([
  ['a page that is kept', '/about', {}, 'GET'],
  ['the data of a page', '/cart', { rsc: '1' }, 'GET'],
  ['a request for the head alone', '/cart', {}, 'HEAD'],
  ['a call', '/api/cart', {}, 'GET'],
])('leaves %s to Next, with its compression', async (_, path, headers, method) => {
  const { headers: sent, body } = await get(path, { ...headers, 'accept-encoding': 'gzip' }, method);
  expect(sent).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(method === 'HEAD' ? '' : unchanged('gzip'));
});

it('compresses Markdown, without styles', async () => {
  type = 'text/markdown';
  const { headers, body } = await get('/search?q=bike', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(unchanged('plain'));
});

it('sends anything that is no text unchanged', async () => {
  type = 'application/json';
  const { headers, body } = await get('/cart', { 'accept-encoding': 'gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(unchanged('plain'));
});
