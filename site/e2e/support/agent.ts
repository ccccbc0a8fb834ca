import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the profile of an agent while the test runs, as an agent's owner would. */
export async function withAgent(run: (headers: Record<string, string>) => Promise<void>) {
  const version = '2026-08-25';
  const names = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'order'];
  const capabilities = Object.fromEntries(names.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]));
  const profile = JSON.stringify({ ucp: { version, services: {}, capabilities, payment_handlers: {} } });
  const server = createServer((_, response) => response.end(profile));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await run({ 'UCP-Agent': `profile="http://127.0.0.1:${port}/profile"` });
  } finally {
    server.close();
  }
}
