/** The events of an order by the sections of https://ucp.dev/2026-08-25/specification/shopping/order, at a receiver over HTTP. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSandboxClient } from '../../client.js';
import { createMemoryStore } from '../../shop/store.js';
import type { SandboxOptions } from '../../sandbox.js';
import { bell, checkout, openSandbox, origin, payWith, whole, type Json } from '../../testing/agent.js';
import { versions, type Version } from './versions.js';

interface Received {
  method: string;
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: Json;
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Receiver {
  url: string;
  /** Resolves to the next message, in the order of their arrival. */
  next(): Promise<Received>;
  /** The number of messages so far. */
  count(): number;
}

/** Starts an agent: it serves its profile at /profile/{version}, and takes messages at /orders with the statuses in turn, then with 200. */
async function startReceiver(statuses: number[] = [], webhook = '/orders?of=me'): Promise<Receiver> {
  const arrived: Received[] = [];
  const waiting: ((message: Received) => void)[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const [, version] = /^\/profile\/(.*)$/.exec(url) ?? [];
    if (version !== undefined) return void response.end(JSON.stringify(profileOf(version, `${base()}${webhook}`)));
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      count += 1;
      const message = { method, host: headers.host ?? '', path: url, headers, text, body: JSON.parse(text) as Json };
      response.writeHead(statuses.shift() ?? 200).end();
      const waiter = waiting.shift();
      if (waiter) waiter(message);
      else arrived.push(message);
    });
  });
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const next = () => {
    const message = arrived.shift();
    return message ? Promise.resolve(message) : new Promise<Received>((resolve) => waiting.push(resolve));
  };
  return { url: base(), next, count: () => count };
}

function profileOf(version: string, webhookUrl: string) {
  const names = ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.fulfillment'];
  const capabilities = Object.fromEntries(names.map((name) => [name, [{ version }]]));
  const order = [{ version, config: { webhook_url: webhookUrl } }];
  return {
    ucp: {
      version,
      services: {},
      capabilities: { ...capabilities, 'dev.ucp.shopping.order': order },
      payment_handlers: {},
    },
  };
}

const open = (url: string, version: Version = '2026-08-25', options: SandboxOptions = {}) =>
  openSandbox({ eventRetries: [0, 0], ...options }, `${url}/profile/${version}`);

async function place(agent: ReturnType<typeof openSandbox>): Promise<{ order: Json; checkoutId: string }> {
  const { path, body } = await checkout(agent);
  const completed = await agent.rest('POST', `${path}/complete`, payWith('accepted'));
  return { order: completed.body.order, checkoutId: body.id };
}

/** Verifies a signature as a platform does, from the headers and the profile alone: signatures § REST Request Verification. */
function signatureOf({ method, host, path, headers, text }: Received, keys: Json[]) {
  const [, parameters = '', names = '', kid] =
    /^sig1=(\(([^)]*)\);keyid="([^"]+)")$/.exec(String(headers['signature-input'])) ?? [];
  const [pathname = '', query] = path.split('?');
  const derived: Record<string, string> = {
    '@method': method,
    '@authority': host,
    '@path': pathname,
    '@query': `?${query}`,
  };
  const covered = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const lines = covered.map((name) => `"${name}": ${derived[name] ?? String(headers[name])}`);
  const data = Buffer.from([...lines, `"@signature-params": ${parameters}`].join('\n'));
  const key = createPublicKey({ key: keys.find((one) => one.kid === kid), format: 'jwk' });
  const [, signature = ''] = /^sig1=:(.*):$/.exec(String(headers.signature)) ?? [];
  const bytes = Buffer.from(signature, 'base64');
  return {
    covered,
    length: bytes.length,
    digest: `sha-256=:${createHash('sha256').update(text).digest('base64')}:`,
    isValid: verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, bytes),
  };
}

describe.each(versions)('order § Events, version %s', (version) => {
  test('§ Guidelines: the event of a placed order has the whole order, and the profile to which the signer belongs', async () => {
    const receiver = await startReceiver();
    const agent = open(receiver.url, version);
    const { order, checkoutId } = await place(agent);
    const { method, path, headers, body } = await receiver.next();
    expect([method, path]).toEqual(['POST', '/orders?of=me']);
    expect(body).toEqual((await agent.rest('GET', `/orders/${order.id}`)).body);
    expect(body).toMatchObject({ id: order.id, checkout_id: checkoutId, line_items: [{ status: 'processing' }] });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'ucp-agent': `profile="${origin}/.well-known/ucp"`,
      'webhook-id': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
  });

  test('signatures § REST Request Signing: target, headers and body are signed with a key of the profile', async () => {
    const receiver = await startReceiver();
    const agent = open(receiver.url, version);
    await place(agent);
    const message = await receiver.next();
    const { body: profile } = await agent.send('GET', '/.well-known/ucp');
    const keys = version === '2026-04-08' ? profile.signing_keys : profile.keys;
    expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
    expect(keys[0]).not.toHaveProperty('d');
    const { covered, length, digest, isValid } = signatureOf(message, keys);
    expect(covered).toEqual(
      expect.arrayContaining([
        ...['@method', '@authority', '@path', '@query'],
        ...['ucp-agent', 'idempotency-key', 'content-digest', 'content-type'],
      ]),
    );
    // § Signature Encoding: r and s at a fixed width.
    expect([isValid, length, message.headers['content-digest']]).toEqual([true, 64, digest]);
    expect(signatureOf({ ...message, path: '/orders?of=you' }, keys).isValid).toBe(false);
    expect(signatureOf({ ...message, headers: { ...message.headers, 'webhook-id': 'x' } }, keys).isValid).toBe(false);
  });
});

describe('order § Events', () => {
  test('§ Guidelines: failed deliveries are repeated, with the same bytes, id and signature', async () => {
    const receiver = await startReceiver([500, 302]);
    await place(open(receiver.url));
    const [first, second, third] = [await receiver.next(), await receiver.next(), await receiver.next()];
    for (const again of [second, third]) {
      expect(again.text).toBe(first.text);
      for (const name of ['webhook-id', 'idempotency-key', 'webhook-timestamp', 'signature'])
        expect(again.headers[name]).toBe(first.headers[name]);
    }
  });

  test('§ Guidelines: changes are sent as whole orders, in their order, each with an id of its own', async () => {
    const receiver = await startReceiver([500]);
    const agent = open(receiver.url);
    await place(agent);
    const client = createSandboxClient(origin, { fetch: agent.sandbox.fetch });
    await client.changeOrder(1001, { fulfillment: 'fulfilled' });
    const [failed, placed, sent] = [await receiver.next(), await receiver.next(), await receiver.next()];
    expect(failed.headers['webhook-id']).toBe(placed.headers['webhook-id']);
    expect(placed.body.fulfillment.events).toEqual([]);
    expect(sent.headers['webhook-id']).not.toBe(placed.headers['webhook-id']);
    expect(sent.body).toMatchObject({
      id: placed.body.id,
      line_items: [{ quantity: { original: 1, total: 1, fulfilled: 1 }, status: 'fulfilled' }],
      fulfillment: { expectations: [{}], events: [{ type: 'shipped', line_items: [{ quantity: 1 }] }] },
      totals: placed.body.totals,
    });
    expect(receiver.count()).toBe(3);
  });

  test('a cancelled order has none of its lines any more', async () => {
    const receiver = await startReceiver();
    const agent = open(receiver.url);
    await place(agent);
    await receiver.next();
    const client = createSandboxClient(origin, { fetch: agent.sandbox.fetch });
    await client.changeOrder(1001, { cancelled: true });
    expect((await receiver.next()).body.line_items).toMatchObject([
      { quantity: { original: 1, total: 0 }, status: 'removed' },
    ]);
  });

  test('an order that the buyer places at continue_url has the event too', async () => {
    const receiver = await startReceiver();
    const agent = open(receiver.url);
    const { body } = await checkout(agent);
    agent.sandbox.shop.placeOrder(body.id.split('_')[1], {
      email: 'ada@example.com',
      address: { firstName: 'Ada', lastName: 'L', address1: 'Main St 1', city: 'Springfield', countryCode: 'US' },
    });
    expect((await receiver.next()).body).toMatchObject({ checkout_id: body.id });
  });

  test('a checkout of a cart, by MCP, has the event too; an order that is placed again has none', async () => {
    const receiver = await startReceiver();
    const agent = open(receiver.url);
    const made = await agent.tool('create_checkout', { checkout: whole });
    const complete = () =>
      agent.tool(
        'complete_checkout',
        { id: made.body.id, checkout: payWith('accepted') },
        { 'idempotency-key': crypto.randomUUID() },
      );
    const [{ body: first }, { body: second }] = [await complete(), await complete()];
    expect(second.order).toEqual(first.order);
    expect((await receiver.next()).body.id).toBe(first.order.id);
    // Events of an order arrive one after the other: another one would have arrived before this one.
    agent.sandbox.shop.changeOrder(agent.sandbox.shop.store.get('order', first.order.id)!, {
      fulfillment: 'fulfilled',
    });
    expect((await receiver.next()).body.fulfillment.events).toHaveLength(1);
    expect(receiver.count()).toBe(2);
  });

  test('§ Webhook URL Configuration: an agent without a usable address has no events', async () => {
    const sent: Request[] = [];
    const sendEvent = async (request: Request) => {
      sent.push(request);
      return new Response();
    };
    for (const url of ['http://agent.test/orders', 'https://a:b@agent.test/orders', 'orders', 5 as never]) {
      const fetchProfile = async () => Response.json(profileOf('2026-08-25', url));
      const agent = openSandbox({ fetchProfile, sendEvent }, 'https://agent.test/p');
      await place(agent);
      expect(agent.sandbox.shop.store.all('order')[0]).not.toHaveProperty('agent');
    }
    const fetchProfile = async () => Response.json(profileOf('2026-08-25', 'https://agent.test/orders'));
    const agent = openSandbox({ fetchProfile, sendEvent }, 'https://agent.test/p');
    const { body } = await agent.rest('POST', '/checkout-sessions', bell);
    expect(body.status).toBe('incomplete');
    expect(sent).toEqual([]);
  });

  test('signatures § Key Format: the key is the shop’s, also after a restart, until it is reset', async () => {
    const store = createMemoryStore();
    const keysOf = async ({ send }: ReturnType<typeof openSandbox>) =>
      (await send('GET', '/.well-known/ucp')).body.keys as Json[];
    const first = openSandbox({ store });
    const [one, two] = await Promise.all([keysOf(first), keysOf(first)]);
    expect(two).toEqual(one);
    const restarted = openSandbox({ store });
    expect(await keysOf(restarted)).toEqual(one);
    restarted.sandbox.shop.reset();
    expect((await keysOf(restarted))[0].kid).not.toBe(one[0].kid);
  });
});

describe('below /sandbox/, an order', () => {
  test.each([
    ['is unknown', { number: 7, fulfillment: 'fulfilled' }, 'number must name an order.'],
    ['gets no change', { number: 1001 }, 'Give either'],
    ['takes a step back', { number: 1001, fulfillment: 'unfulfilled' }, 'Give either'],
    ['gets two changes', { number: 1001, fulfillment: 'fulfilled', cancelled: true }, 'Give either'],
  ])('is refused if it %s', async (_, change, reason) => {
    const agent = openSandbox();
    await place(agent);
    const { status, body } = await agent.send('POST', '/sandbox/orders', change);
    expect([status, body.error]).toEqual([400, expect.stringContaining(reason)]);
  });

  test('is sent in parts, and neither sent goods nor a cancelled order change back', async () => {
    const now = new Date('2026-11-26T08:00:00Z');
    const agent = openSandbox({ now: () => now });
    await place(agent);
    const change = (input: object) => agent.send('POST', '/sandbox/orders', { number: 1001, ...input });
    const { body } = await change({ fulfillment: 'partially_fulfilled' });
    expect(body).toMatchObject({ number: 1001, fulfillment: 'partially_fulfilled' });
    expect((await change({ cancelled: true })).body.error).toContain('were sent');
    expect((await change({ fulfillment: 'fulfilled' })).body.fulfillment).toBe('fulfilled');
    const [order] = agent.sandbox.shop.store.all('order');
    expect((await agent.rest('GET', `/orders/${order!.token}`)).body.fulfillment.events).toMatchObject([
      { occurred_at: '2026-11-26T08:00:00.000Z' },
    ]);
    await place(agent);
    const cancelled = await agent.send('POST', '/sandbox/orders', { number: 1002, cancelled: true });
    expect(cancelled.body).toMatchObject({ cancelledAt: '2026-11-26T08:00:00.000Z', payment: 'refunded' });
    const late = await agent.send('POST', '/sandbox/orders', { number: 1002, fulfillment: 'fulfilled' });
    expect(late.body.error).toContain('is cancelled');
  });
});
