import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
