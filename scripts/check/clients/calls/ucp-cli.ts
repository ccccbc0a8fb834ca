/** The official client of the Universal Commerce Protocol, unmodified: it finds a product, fills a cart and is handed to the checkout. */
import { defaultFlavour, flavours, type Flavour } from '@vitrine/commerce';
import { createCommerce, sandboxSettings } from '@vitrine/commerce/server';
import { createUcp, type Ucp } from '@vitrine/commerce/ucp';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { origin, present } from '../sandbox.ts';

const bin = join(import.meta.dirname, '../node_modules/@shopify/ucp-cli/dist/bin.js');

/** The fields of the client's output that the calls read. */
interface Output {
  ucp: { version: string };
  result: {
    id: string;
    status: string;
    continue_url: string;
    products: { id: string; variants: { id: string; availability: { available: boolean } }[] }[];
    line_items: { item: { id: string }; quantity: number }[];
  };
}

/** Starts a server on a free port of this machine, and returns its URL. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<[string, Server]> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
}

/** The sandbox's shop as a business, on a server without a framework. */
function businessOf(flavour: Flavour, siteUrl: URL): Ucp {
  return createUcp({
    shop: {
      commerceFor: (session) => createCommerce(sandboxSettings(flavour, origin), { fetch, session }),
      siteUrl,
      productUrl: (slug) => new URL(`/products${slug}`, siteUrl),
      continueUrl: (token) => new URL(`/continue/${token}`, siteUrl),
      links: async () => [],
    },
    secrets: () => ['a secret of the clients, long enough'],
    endpoint: new URL('/ucp', siteUrl),
    profileUrl: new URL('/.well-known/ucp', siteUrl),
    fetchProfile: (url, signal) => fetch(url, { signal, redirect: 'error' }),
    allowsLoopback: true,
    onError: (error) => console.error(error),
  });
}

async function answer(ucp: Ucp, base: string, asked: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(asked.url ?? '/', base);
  const [, version] = /^\/\.well-known\/ucp(?:\/(.*))?$/.exec(pathname) ?? [];
  if (pathname.startsWith('/.well-known/ucp')) {
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.end(ucp.profile(version));
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const request = new Request(base + pathname, { method: asked.method ?? 'GET', ...(body && { body }) });
  const answered = await ucp.answer(request, pathname.replace('/ucp', ''));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

/** Walks from a search to the checkout, with the client in a home of its own. */
async function journey(flavour: Flavour, version: string) {
  const capabilities = ['catalog.search', 'catalog.lookup', 'cart', 'checkout'];
  const [agent, agentServer] = await listen((_, response) =>
    response.end(
      JSON.stringify({
        ucp: {
          version,
          services: { 'dev.ucp.shopping': [{ version, transport: 'mcp' }] },
          capabilities: Object.fromEntries(capabilities.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]])),
          payment_handlers: {},
        },
      }),
    ),
  );
  /** Made after its address is known. */
  const business: { ucp?: Ucp } = {};
  const [base, server] = await listen(
    (request, response) => void answer(present(business.ucp, 'business'), base, request, response),
  );
  const ucp = businessOf(flavour, new URL(base));
  business.ucp = ucp;
  const home = await mkdtemp(join(tmpdir(), 'vitrine-ucp-'));
  const env = { ...process.env, UCP_HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true', UCP_STRICT_SCHEMA: '1' };
  const run = async (...args: string[]): Promise<Output> => {
    const all = [bin, ...args, '--business', base, '--profile', 'shop', '--format', 'json'];
    const { stdout } = await promisify(execFile)('node', all, { env });
    return JSON.parse(stdout) as Output;
  };
  try {
    const init = ['profile', 'init', '--name', 'shop', '--version', version, '--profile-url', `${agent}/profile`];
    await promisify(execFile)('node', [bin, ...init], { env });
    const found = await run('catalog', 'search', '--set', '/query=kettle');
    const product = present(found.result.products[0], 'product');
    const id = present(
      product.variants.find(({ availability }) => availability.available),
      'variant in stock',
    ).id;
    const line_items = [{ item: { id }, quantity: 1 }];
    const cart = await run('cart', 'create', '--input', JSON.stringify({ line_items }));
    const read = await run('cart', 'get', cart.result.id);
    const input = JSON.stringify({ cart_id: cart.result.id, line_items: [] });
    const checkout = await run('checkout', 'create', '--input', input);
    const target = await ucp.checkoutUrl(new URL(checkout.result.continue_url).pathname.split('/').at(-1) ?? '');
    const page = await fetch(present(target, 'checkout'));
    return {
      version: checkout.ucp.version,
      status: checkout.result.status,
      lines: read.result.line_items.map(({ item, quantity }) => item.id === id && quantity === 1),
      isCheckoutOpen: page.ok,
    };
  } finally {
    agentServer.close();
    server.close();
    await rm(home, { recursive: true, force: true });
  }
}

/** @throws Error if the client does not come to the checkout */
async function comesToTheCheckout(flavour: Flavour, version: string): Promise<true> {
  const expected = JSON.stringify({ version, status: 'requires_escalation', lines: [true], isCheckoutOpen: true });
  const got = JSON.stringify(await journey(flavour, version));
  if (got !== expected) throw new Error(`On ${flavour} it came to ${got}.`);
  return true;
}

export const calls = {
  'from a search to the checkout, on every flavour': () =>
    Promise.all(flavours.map(({ name }) => comesToTheCheckout(name, '2026-08-25'))),
  'the same in the older version': () => comesToTheCheckout(defaultFlavour, '2026-04-08'),
};
