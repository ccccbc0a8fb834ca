import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { createTransport } from './transport.js';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server that accepts every request and answers none. */
async function silentServer() {
  let open = 0;
  let allClosed = () => {};
  const isQuiet = new Promise<void>((resolve) => (allClosed = resolve));
  const server = createServer();
  server.on('connection', (socket) => {
    open++;
    socket.on('close', () => --open === 0 && allClosed());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, isQuiet };
}

/** Runs the garbage collector, as a long-running server does sooner or later. */
function collectGarbage() {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
}

it('a call without a response is ended on the platform, too, even if garbage was collected while it waited', async () => {
  const { url, isQuiet } = await silentServer();
  const transport = createTransport({ fetch, timeout: 500 });
  const calls = Array.from({ length: 30 }, () =>
    transport({ call: 'cart', url, init: { method: 'POST', body: '{}' }, isIdempotent: false, decode: () => 1 }),
  );
  const collecting = setInterval(collectGarbage, 150);
  closing.push(() => clearInterval(collecting));
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  // Resolves when the last connection to the server has closed. Otherwise the test exceeds its time limit.
  await isQuiet;
});
