import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitConnections, refuseBody } from './connections';

const events: string[] = [];
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const limits = {
  head: 300,
  request: 400,
  idle: 1000,
  end: 100,
  beforeEnd: async () => void events.push(`the last act, with ${await connections()} connections`),
};
let server: Server;
let port: number;

beforeAll(async () => {
  limitConnections(limits);
  server = createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
    if (!refuseBody(request, response)) request.resume().once('end', () => response.end('whole'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Opens a connection that sends this text. Resolves to all that it gets until its end. */
async function sent(text: string) {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (bytes) => (got += String(bytes)));
  socket.on('error', () => {});
  if (text) socket.write(text);
  await once(socket, 'close');
  return got;
}

const head = (...lines: string[]) => ['POST / HTTP/1.1', 'Host: shop', ...lines, '', ''].join('\r\n');

describe('a connection is closed', () => {
  it('if it sends nothing', async () => {
    expect(await sent('')).not.toContain('whole');
  });

  it.each([
    ['half a head', 'GET / HTTP/1.1\r\nHost: sh'],
    ['half a body', head('Content-Length: 10') + 'half'],
  ])('if it sends %s', async (_, text) => {
    expect(await sent(text)).not.toContain('whole');
  });

  it('if no other request comes', async () => {
    expect(await sent(head('Content-Length: 4') + 'text')).toMatch(/keep-alive[^]*timeout=1[^]*whole/i);
  });

  it('but not if its request is whole', async () => {
    expect(await sent(head('Content-Length: 4', 'Connection: close') + 'text')).toMatch(/200 OK[^]*whole/);
  });
});

describe('a body is refused', () => {
  it.each([
    ['too long', ['Content-Length: 1000001'], '413 Payload Too Large', 'A request may hold 1000000 bytes.'],
    [
      'of unknown length',
      ['Transfer-Encoding: chunked'],
      '411 Length Required',
      'A request says how long its body is.',
    ],
  ])('if it is %s', async (_, lines, status, reason) => {
    const got = await sent(head(...lines));
    expect(got).toContain(status);
    expect(got).toContain(reason);
  });
});

it('after SIGTERM, connections end soon, also silent ones and those with half a request; then comes the last act', async () => {
  const pending = Promise.all([sent(''), sent(head('Content-Length: 10'))]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.emit('SIGTERM');
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await pending;
  expect(await connections()).toBe(0);
  await closed;
  events.push('closed');
  expect(events).toEqual(['the last act, with 0 connections', 'closed']);
});
