import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'vitrinePlatform');
});

/** A further bundle, as Next makes several: each has its own instance of the module. */
async function newBundle() {
  vi.resetModules();
  return (await import('./platform')).platform;
}

it('is made once for all bundles of a server', async () => {
  vi.stubEnv('SANDBOX_URL', 'http://127.0.0.1:1');
  const first = (await newBundle())();
  expect(first).toMatchObject({ platform: expect.any(String), capabilities: expect.any(Object) });
  expect((await newBundle())()).toBe(first);
});

it('follows a changed environment in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SHOPIFY_STORE_DOMAIN', 'northlane.test');
  vi.stubEnv('SHOPIFY_STOREFRONT_PRIVATE_TOKEN', 'private');
  const platform = await newBundle();
  expect(platform().platform).toBe('shopify');
  vi.unstubAllEnvs();
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('BIGCOMMERCE_STORE_HASH', 'abc');
  vi.stubEnv('BIGCOMMERCE_ACCESS_TOKEN', 'private');
  expect(platform().platform).toBe('big_commerce');
});
