import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../../server/log/log';
import { POST } from './route';

const buyerIpHeader = 'Shopify-Storefront-Buyer-IP';

describe("the shopper's address on a call with a private token", () => {
  const sent: Headers[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to seal');
    vi.stubEnv('SHOPIFY_STORE_DOMAIN', 'northlane.test');
    vi.stubEnv('SHOPIFY_STOREFRONT_PRIVATE_TOKEN', 'private');
    // Records the calls to the platform. The response does not matter here. Its failure is logged.
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      sent.push(new Request(...args).headers);
      return new Response('Unauthorized', { status: 401 });
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const addToCart = () =>
    POST(
      new Request('http://shop.example/api/shop/cart/addItems', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9, 203.0.113.7' },
        body: JSON.stringify({ args: [[{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]] }),
      }),
    );

  it('reaches the platform if our own proxy vouches for it', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '1');
    await addToCart();
    expect(sent.map((headers) => headers.get(buyerIpHeader))).toEqual(['203.0.113.7']);
  });

  it('is not sent if anyone could have written it', async () => {
    await addToCart();
    expect(sent.map((headers) => headers.get(buyerIpHeader))).toEqual([null]);
    expect(sent[0]?.get('Shopify-Storefront-Private-Token')).toBe('private');
  });
});

it('too many reads of the catalogue are refused before the platform is asked', async () => {
  vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to seal');
  vi.stubEnv('SANDBOX_URL', 'http://127.0.0.1:1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const read = () =>
      POST(
        new Request('http://shop.example/api/shop/catalog/nothing', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-vitrine-peer': '192.0.2.77' },
          body: '{"args":[]}',
        }),
      );
    const answers = await Promise.all(Array.from({ length: 60 }, read));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(40);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers.get('Retry-After')).toMatch(/^[1-4]$/);
    expect(await refused[0]?.json()).toMatchObject({ error: { kind: 'throttled', call: 'catalog/nothing' } });
  } finally {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
});

describe('a call that no page of the shop makes', () => {
  const events: unknown[] = [];
  const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

  beforeEach(() => {
    events.length = 0;
    vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to seal');
    vi.stubEnv('SANDBOX_URL', 'http://127.0.0.1:1');
    shared.vitrineLog = createLog({
      write: (text) => void events.push((JSON.parse(text) as { event: unknown }).event),
    });
  });
  afterEach(() => {
    shared.vitrineLog = undefined;
    vi.unstubAllEnvs();
  });

  const call = (path: string, body: string, type = 'application/json') =>
    POST(
      new Request(`http://shop.example/api/shop/${path}`, { method: 'POST', headers: { 'content-type': type }, body }),
    );

  it.each([
    ['a call that is cut off', 'cart/addItems', '{"args":', 'application/json', 400],
    ['arguments of another type', 'cart/addItems', '{"args":[[{"variantId":1}]]}', 'application/json', 400],
    ['text', 'cart/addItems', '{"args":[]}', 'text/plain', 415],
    ['an unknown call', 'cart/empty', '{"args":[]}', 'application/json', 404],
    ['too much', 'cart/addItems', JSON.stringify({ args: ['x'.repeat(70_000)] }), 'application/json', 413],
  ])('is refused, and logged: %s', async (_, path, body, type, status) => {
    expect((await call(path, body, type)).status).toBe(status);
    expect(events).toEqual(['input_validation_fail']);
  });
});
