/**
 * The official client of the Universal Commerce Protocol. At the shop it finds a product, fills a cart, is handed to the checkout, and reads
 * the order. At the sandbox it pays and places the order itself.
 */
import { defaultFlavour, flavours, type Flavour } from '@vitrine/commerce';
import { createCommerce, sandboxSettings } from '@vitrine/commerce/server';
import { createUcp, type Ucp } from '@vitrine/commerce/ucp';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin, present } from '../sandbox.ts';
import { withClient, type Run } from '../ucpClient.ts';

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
      orderUrl: (id) => new URL(`/order?id=${id}`, siteUrl),
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

/** Opens the sandbox's shop as a business, and an agent's profile, and calls the function with the client. */
async function atShop<Result>(flavour: Flavour, version: string, walk: (run: Run, ucp: Ucp) => Promise<Result>) {
  const capabilities = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'order'];
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
  try {
    return await withClient({ business: base, version, profileUrl: `${agent}/profile` }, (run) => walk(run, ucp));
  } finally {
    agentServer.close();
    server.close();
  }
}

/** Searches, and returns the lines of a cart with a variant that is in stock. */
async function findLines(run: Run) {
  const found = await run('catalog', 'search', '--set', '/query=jersey');
  const variants = found.result.products.flatMap((product) => product.variants);
  const inStock = variants.find(({ availability }) => availability.available);
  return [{ item: { id: present(inStock, 'variant in stock').id }, quantity: 1 }];
}

const withInput = (input: object): string[] => ['--input', JSON.stringify(input)];

/** Walks from a search to the checkout's page. */
const journey = (flavour: Flavour, version: string) =>
  atShop(flavour, version, async (run, ucp) => {
    const line_items = await findLines(run);
    const cart = await run('cart', 'create', ...withInput({ line_items }));
    const read = await run('cart', 'get', cart.result.id);
    const checkout = await run('checkout', 'create', ...withInput({ cart_id: cart.result.id, line_items: [] }));
    const target = await ucp.checkoutUrl(new URL(checkout.result.continue_url).pathname.split('/').at(-1) ?? '');
    const page = await fetch(present(target, 'checkout'));
    return {
      version: checkout.ucp.version,
      status: checkout.result.status,
      lines: read.result.line_items.map(({ item, quantity }) => item.id === line_items[0]?.item.id && quantity === 1),
      isCheckoutOpen: page.ok,
    };
  });

/** @throws Error if the values differ */
function expectSame(got: unknown, expected: unknown): true {
  if (JSON.stringify(got) !== JSON.stringify(expected)) throw new Error(`It came to ${JSON.stringify(got)}.`);
  return true;
}

const comesToTheCheckout = async (flavour: Flavour, version: string): Promise<true> =>
  expectSame(await journey(flavour, version), {
    version,
    status: 'requires_escalation',
    lines: [true],
    isCheckoutOpen: true,
  });

const address = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: 'Main St 1',
  address_locality: 'Springfield',
  postal_code: '62701',
  address_country: 'US',
};

/** The buyer pays on the platform's page, and the agent reads the order. BigCommerce alone finds the order that a cart became. */
const readsTheOrder = (version: string) =>
  atShop('big_commerce', version, async (run, ucp) => {
    const line_items = await findLines(run);
    const { result } = await run('checkout', 'create', ...withInput({ line_items }));
    const target = await ucp.checkoutUrl(new URL(result.continue_url).pathname.split('/').at(-1) ?? '');
    await payByHand(present(target, 'checkout'));
    const paid = await run('checkout', 'get', result.id);
    const order = await run('order', 'get', paid.result.order.id);
    return expectSame([paid.result.status, order.result.checkout_id === result.id], ['completed', true]);
  });

/** Sends the form of the hosted checkout. Its first answer says what the form must have seen. */
async function payByHand(target: string) {
  const { url } = await fetch(target);
  const form = (seen: string) =>
    new URLSearchParams({
      email: 'ada@example.com',
      countryCode: 'US',
      firstName: 'Ada',
      lastName: 'Lovelace',
      address1: 'Main St 1',
      city: 'Springfield',
      zip: '62701',
      seen,
    });
  const shown = await (await fetch(url, { method: 'POST', body: form('') })).text();
  const seen = present(/name="seen" value="([^"]*)"/.exec(shown)?.[1], 'sum that was seen');
  const thanks = await fetch(url, { method: 'POST', body: form(seen) });
  if (!new URL(thanks.url).pathname.startsWith('/orders/')) throw new Error(`The payment led to ${thanks.url}.`);
}

/** At the sandbox itself, with the profile of its sample agent and a code. */
const placesTheOrder = (version: string) =>
  withClient({ business: origin, version, profileUrl: `${origin}/api/ucp/agents/${version}` }, async (run) => {
    const line_items = await findLines(run);
    const discounts = { codes: ['NORTH10'] };
    const cart = await run('cart', 'create', ...withInput({ line_items, discounts }));
    const { result: made } = await run('checkout', 'create', ...withInput({ cart_id: cart.result.id, line_items: [] }));
    const ids = made.line_items.map(({ id }) => id);
    const method = { type: 'shipping', line_item_ids: ids, destinations: [address] };
    const buyer = { email: 'ada@example.com' };
    const { result: ready } = await run(
      'checkout',
      'update',
      made.id,
      ...withInput({ line_items, buyer, fulfillment: { methods: [method] } }),
    );
    const credential = { type: 'token', token: 'accepted' };
    const instruments = [{ id: 'one', handler_id: 'sandbox', type: 'token', selected: true, credential }];
    const { result: done } = await run('checkout', 'complete', made.id, ...withInput({ payment: { instruments } }));
    const order = await run('order', 'get', done.order.id);
    const applied = done.discounts.applied.map(({ code }) => code);
    return expectSame(
      [order.ucp.version, made.status, ready.status, done.status, order.result.checkout_id === made.id, applied],
      [version, 'incomplete', 'ready_for_complete', 'completed', true, discounts.codes],
    );
  });

export const calls = {
  'from a search to the checkout, on every flavour': () =>
    Promise.all(flavours.map(({ name }) => comesToTheCheckout(name, '2026-08-25'))),
  'the same in the older version': () => comesToTheCheckout(defaultFlavour, '2026-04-08'),
  'the order that the buyer has paid': () => readsTheOrder('2026-08-25'),
  'at the sandbox, from a search to the order that it placed': () => placesTheOrder('2026-08-25'),
  'the same at the sandbox in the older version': () => placesTheOrder('2026-04-08'),
};
