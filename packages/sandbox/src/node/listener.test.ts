import { createServer, request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ConnectionDropped } from '../faults.js';
import { createListener } from './listener.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const serve = async (fetch: (request: Request) => Promise<Response>): Promise<number> => {
  server = createServer(createListener(fetch));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const send = (port: number, options: RequestOptions, body?: string) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, ...options }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => (text += String(chunk)));
      incoming.on('end', () => resolve({ status: incoming.statusCode, headers: incoming.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

describe('the listener', () => {
  test('passes on method, address, headers and body', async () => {
    const port = await serve(async (incoming) =>
      Response.json({
        method: incoming.method,
        url: incoming.url,
        header: incoming.headers.get('x-thing'),
        body: await incoming.text(),
      }),
    );
    const { text } = await send(
      port,
      { method: 'POST', path: '/a?b=c', headers: { host: 'shop.test:80', 'x-thing': 'yes' } },
      'Grüße',
    );
    expect(JSON.parse(text)).toEqual({ method: 'POST', url: 'http://shop.test/a?b=c', header: 'yes', body: 'Grüße' });
  });

  test('returns status, headers and body', async () => {
    const port = await serve(async () => new Response('Grüße', { status: 418, headers: { 'x-thing': 'yes' } }));
    const { status, headers, text } = await send(port, { path: '/' });
    expect([status, headers['x-thing'], headers['content-length'], text]).toEqual([418, 'yes', '7', 'Grüße']);
  });

  test('responds to HEAD with the headers alone', async () => {
    const port = await serve(async () => new Response('body'));
    const { headers, text } = await send(port, { method: 'HEAD', path: '/' });
    expect([headers['content-length'], text]).toEqual(['4', '']);
  });

  test('aborts when the client has gone', async () => {
    let gone: (() => void) | undefined;
    const aborted = new Promise<void>((resolve) => (gone = resolve));
    let arrived: (() => void) | undefined;
    const started = new Promise<void>((resolve) => (arrived = resolve));
    const port = await serve(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            gone?.();
            reject(signal.reason);
          });
          arrived?.();
        }),
    );
    const outgoing = request({ host: '127.0.0.1', port });
    outgoing.on('error', () => undefined);
    outgoing.end();
    await started;
    outgoing.destroy();
    await aborted;
  });

  test('ends the connection for a fault that drops it', async () => {
    const port = await serve(() => Promise.reject(new ConnectionDropped()));
    await expect(send(port, { path: '/' })).rejects.toThrow(/socket hang up/);
  });

  test('refuses malformed and oversized requests', async () => {
    const port = await serve(async () => new Response('ok'));
    expect((await send(port, { path: '/', headers: { host: 'a b' } })).status).toBe(400);
    expect((await send(port, { method: 'POST', path: '/' }, 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await send(port, { path: '/' })).status).toBe(200);
  });
});
