import { createHmac, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../store/memoryStore';
import { createLog } from '../log/log';
import { answerWebhook } from './answerWebhook';

const secret = 'only for tests, and long enough to sign';

interface Sent {
  body?: string | ReadableStream<Uint8Array>;
  id?: string;
  key?: string;
  topic?: string;
  at?: number;
}

/** A webhook of a product with an id of its own, if no other body is given. */
function shopify({ body = `{"id":"${randomUUID()}"}`, id = randomUUID(), key = secret, ...sent }: Sent = {}) {
  return new Request('http://127.0.0.1/api/webhooks/shopify', {
    method: 'POST',
    body,
    headers: {
      'X-Shopify-Hmac-Sha256': createHmac('sha256', key).update(String(body)).digest('base64'),
      'X-Shopify-Webhook-Id': id,
      'X-Shopify-Topic': sent.topic ?? 'products/update',
      'X-Shopify-Triggered-At': new Date(sent.at ?? Date.now()).toISOString(),
    },
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });
}

let store: ReturnType<typeof createMemoryStore>;
const told = vi.fn();
const lines: Record<string, unknown>[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };
const answer = (request: Request, platform = 'shopify') => answerWebhook(request, platform, store);
const statusOf = async (request: Request, platform?: string) => (await answer(request, platform)).status;

beforeEach(() => {
  vi.stubEnv('SHOPIFY_WEBHOOK_SECRET', secret);
  vi.stubEnv('SESSION_SECRET', secret);
  store = createMemoryStore();
  store.changes.listen(told);
  lines.length = 0;
  shared.vitrineLog = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
});
afterEach(() => {
  shared.vitrineLog = undefined;
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

it('passes on what changed, sets no cookie, and is not cached', async () => {
  const response = await answer(shopify({ body: '{"id":123}' }));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(told.mock.calls).toEqual([[{ of: 'products', ids: ['123'] }]]);
});

it('leaves out a delivery that it knows, also if it comes under another id', async () => {
  expect(await statusOf(shopify({ body: '{"id":1}', id: 'one' }))).toBe(200);
  expect(await statusOf(shopify({ body: '{"id":1}', id: 'one' }))).toBe(200);
  expect(await statusOf(shopify({ body: '{"id":1}', id: 'two' }))).toBe(200);
  expect(told).toHaveBeenCalledTimes(1);
  expect(await statusOf(shopify({ body: '{"id":2}', id: 'three' }))).toBe(200);
  expect(told).toHaveBeenCalledTimes(2);
});

it.each([
  ['with another secret', { key: 'another secret' }, 401],
  ['too old', { at: Date.now() - 6 * 3_600_000 }, 400],
  ['without JSON', { body: 'id=1' }, 400],
])('refuses one %s, and reports it', async (_which, sent, status) => {
  expect(await statusOf(shopify(sent))).toBe(status);
  expect(told).not.toHaveBeenCalled();
  expect(lines).toMatchObject([{ event: 'input_validation_fail', action: 'webhook' }]);
});

it('takes one that changes no page', async () => {
  expect(await statusOf(shopify({ topic: 'customers/create' }))).toBe(200);
  expect(told).not.toHaveBeenCalled();
});

it('refuses a long body, whose length may be unknown', async () => {
  expect(await statusOf(shopify({ body: `{"id":"${'1'.repeat(1_000_000)}"}` }))).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  expect(await statusOf(shopify({ body: endless }))).toBe(413);
  expect(sent).toBeLessThan(1_500_000);
});

it('is not there without a secret, or for another platform', async () => {
  expect(await statusOf(shopify(), 'big_commerce')).toBe(404);
  expect(await statusOf(shopify(), 'constructor')).toBe(404);
  vi.stubEnv('SHOPIFY_WEBHOOK_SECRET', '');
  expect(await statusOf(shopify())).toBe(404);
});

it('is posted', async () => {
  const response = await answer(new Request('http://127.0.0.1/api/webhooks/shopify'));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

it('is repeated by the platform if the other servers could not be told', async () => {
  const publish = vi.spyOn(store.changes, 'publish').mockRejectedValueOnce(new Error('Redis does not answer.'));
  const sent = { body: '{"id":1}', id: 'one' };
  const response = await answer(shopify(sent));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  publish.mockRestore();
  expect(await statusOf(shopify(sent))).toBe(200);
  expect(told).toHaveBeenCalledTimes(1);
});

it('is worked on again if the server dies before it has told the others', async () => {
  const dying = vi.spyOn(store.changes, 'publish').mockReturnValueOnce(new Promise(() => {}));
  const sent = { body: '{"id":1}', id: 'one' };
  void answer(shopify(sent));
  await vi.waitFor(() => expect(dying).toHaveBeenCalled());
  dying.mockRestore();
  expect(await statusOf(shopify(sent))).toBe(200);
  expect(told).toHaveBeenCalledTimes(1);
});

it('is taken if only its name could not be kept', async () => {
  vi.spyOn(store.deliveries, 'note').mockRejectedValueOnce(new Error('Redis does not answer.'));
  expect(await statusOf(shopify({ body: '{"id":1}' }))).toBe(200);
  expect(told).toHaveBeenCalledTimes(1);
});

it('ends the pages of this server while nothing knows the deliveries', async () => {
  vi.spyOn(store.deliveries, 'isKnown').mockRejectedValueOnce(new Error('Redis does not answer.'));
  await answer(shopify({ body: '{"id":1}', id: 'two' }));
  expect(told).toHaveBeenCalledTimes(1);
});

describe("an order of BigCommerce, whose products the webhook doesn't name", () => {
  /** @param path answers of the platform, by the end of the path */
  const platform = (answers: Record<string, () => Response>) => {
    const fetch = vi.fn((address: string) => {
      const found = Object.entries(answers).find(([end]) => new URL(address).pathname.endsWith(end));
      return Promise.resolve(found ? found[1]() : new Response('', { status: 404 }));
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const order = (id = randomUUID()) => {
    const seconds = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      scope: 'store/order/created',
      data: { type: 'order', id: 1001 },
      created_at: seconds,
    });
    return new Request('http://127.0.0.1/api/webhooks/big_commerce', {
      method: 'POST',
      body,
      headers: {
        'Webhook-Id': id,
        'Webhook-Timestamp': String(seconds),
        'Webhook-Signature': `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
      },
    });
  };

  beforeEach(() => {
    vi.stubEnv('BIGCOMMERCE_WEBHOOK_SECRET', secret);
    vi.stubEnv('COMMERCE_PLATFORM', 'big_commerce');
    vi.stubEnv('COMMERCE_API', 'rest');
    vi.stubEnv('SANDBOX_URL', 'http://127.0.0.1:4010');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('passes on its products, which it reads once for equal deliveries', async () => {
    const fetch = platform({ '/v2/orders/1001/products': () => Response.json([{ product_id: 7 }, { product_id: 9 }]) });
    const id = randomUUID();
    expect(await statusOf(order(id), 'big_commerce')).toBe(200);
    expect(await statusOf(order(id), 'big_commerce')).toBe(200);
    expect(told.mock.calls).toEqual([[{ of: 'products', ids: ['7', '9'] }]]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('ends all pages if the platform does not tell', async () => {
    platform({ '/products': () => new Response('', { status: 403 }) });
    expect(await statusOf(order(), 'big_commerce')).toBe(200);
    expect(told.mock.calls).toEqual([[{ of: 'shop' }]]);
    expect(lines).toMatchObject([{ order: '1001', level: 'warn' }]);
  });

  it('reads nothing for a stranger', async () => {
    const fetch = platform({});
    const request = order();
    request.headers.set('Webhook-Id', 'another');
    expect(await statusOf(request, 'big_commerce')).toBe(401);
    expect(fetch).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });
});
