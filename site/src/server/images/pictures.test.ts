import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPicture } from './pictures';

let server: Server;
let origin = '';
const asked: string[] = [];
let sent = 0;

const svg = { 'Content-Type': 'image/svg+xml' };
const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/ox.svg': (response) => response.writeHead(200, svg).end('<svg/>'),
  '/late.svg': (response) => setImmediate(() => response.writeHead(200, svg).end('<svg/>')),
  '/page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>'),
  '/missing.svg': (response) => response.writeHead(404, svg).end('<svg/>'),
  '/forbidden.svg': (response) => response.writeHead(403, svg).end('<svg/>'),
  '/broken.svg': (response) => response.writeHead(500, svg).end('<svg/>'),
  '/busy.svg': (response) => response.writeHead(429, svg).end(),
  '/moved.svg': (response) => response.writeHead(302, { Location: '/ox.svg' }).end(),
  '/empty.svg': (response) => response.writeHead(200, svg).end(),
  '/part.svg': (response) => response.writeHead(206, { ...svg, 'Content-Range': 'bytes 0-3/6' }).end('<svg'),
  '/cut.svg': (response) => {
    response.writeHead(200, { ...svg, 'Content-Length': '6' }).write('<svg', () => response.destroy());
  },
  '/huge.png': (response) =>
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': '20000001' }).write('x'),
  '/endless.png': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    const part = Buffer.alloc(1_000_000);
    const send = () => {
      if (response.destroyed || sent >= 200_000_000) return void response.end();
      sent += part.length;
      response.write(part, send);
    };
    send();
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    answers[path]?.(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Loads a picture. The shop's own origin may be on this machine. */
const load = (href: string) => loadPicture(href, origin);

const timesAsked = (path: string) => asked.filter((one) => one === path).length;

describe('a picture through the proxy', () => {
  it('is cached, and fetched once for concurrent requests', async () => {
    const pictures = await Promise.all([1, 2, 3].map(() => load(`${origin}/late.svg`)));
    pictures.push(await load(`${origin}/late.svg`));
    for (const picture of pictures) {
      expect(picture).toMatchObject({ type: 'image/svg+xml' });
      expect('bytes' in picture && Buffer.from(picture.bytes).toString()).toBe('<svg/>');
    }
    expect(timesAsked('/late.svg')).toBe(1);
  });

  it.each([
    ['/missing.svg', 404],
    ['/forbidden.svg', 404],
    ['/page', 404],
    ['/broken.svg', 502],
    ['/busy.svg', 502],
    ['/moved.svg', 502],
    ['/empty.svg', 502],
    ['/part.svg', 502],
    ['/cut.svg', 502],
  ])('is undefined if the host responds as with %s: %i, and nothing of it is cached', async (path, status) => {
    expect(await load(origin + path)).toMatchObject({ status });
    expect(await load(origin + path)).toMatchObject({ status });
    expect(timesAsked(path)).toBe(2);
  });

  it('is undefined without a host', async () => {
    expect(await load('http://127.0.0.1:1/ox.svg')).toMatchObject({ status: 502 });
  });

  it('is aborted if it exceeds the limit, with any content-length', async () => {
    expect(await load(`${origin}/endless.png`)).toEqual({ status: 502, reason: 'The picture is too large.' });
    expect(sent).toBeLessThan(100_000_000);
  });

  it.each([
    ['that is on this machine', (port: string) => `http://127.0.0.1:${port}/ox.svg`],
    ['in another writing', (port: string) => `http://2130706433:${port}/ox.svg`],
    ['in hexadecimal digits', (port: string) => `http://0x7f.1:${port}/ox.svg`],
    ['by IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/ox.svg`],
    ['by a name', (port: string) => `http://localhost:${port}/ox.svg`],
    ['that a cloud keeps its secrets at', () => 'http://169.254.169.254/latest/meta-data/'],
  ])('is undefined at an address %s, without a request', async (_, hrefOf) => {
    const before = asked.length;
    const href = hrefOf(new URL(origin).port);
    expect(await loadPicture(href, 'https://shop.example')).toMatchObject({ status: 502 });
    expect(asked).toHaveLength(before);
  });

  it('is not fetched if its content-length exceeds the limit', async () => {
    expect(await load(`${origin}/huge.png`)).toEqual({ status: 502, reason: 'The picture is too large.' });
  });
});
