/** A new platform only needs its rows. See docs/guides/platform.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Flavour } from './model/flavours.js';
import { addToy } from './testing/toy/addToy.js';

addToy();
const { createCommerce, createMemorySession, detectPlatform, sandboxSettings } = await import('./server.js');

const toyName: string = 'toy';
const name = toyName as Flavour;

const toyFiles = new URL('./testing/toy/', import.meta.url);
const guide = readFileSync(new URL('../../../docs/guides/platform.md', import.meta.url), 'utf8');

describe('a further platform', () => {
  it("is the same in the guide as in the example's files", () => {
    const files = readdirSync(toyFiles).map((file) => readFileSync(new URL(file, toyFiles), 'utf8'));
    const blocks = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks)
      expect(
        files.filter((file) => file.includes(block)),
        block,
      ).toHaveLength(1);
  });

  it('is found by its name, and by its credentials', () => {
    expect(detectPlatform({ COMMERCE_PLATFORM: 'toy' })).toEqual({ flavour: 'toy', baseUrl: 'http://127.0.0.1:4010' });
    expect(detectPlatform({ TOY_URL: 'https://toy.example' })).toEqual({
      flavour: 'toy',
      baseUrl: 'https://toy.example',
    });
    expect(detectPlatform({ COMMERCE_PLATFORM: 'toy', COMMERCE_API: 'memory' })).toMatchObject({ flavour: 'toy' });
    expect(detectPlatform({}).flavour).toBe('shopify_graphql');
  });

  it('is named in the error for a wrong setting', () => {
    expect(() => detectPlatform({ COMMERCE_PLATFORM: 'magento' })).toThrow("'shopify' or 'big_commerce' or 'toy'");
    expect(() => detectPlatform({ COMMERCE_API: 'memory' })).toThrow(/Unsupported API type for shopify/);
    expect(() => detectPlatform({ COMMERCE_PLATFORM: 'toy', COMMERCE_API: 'rest' })).toThrow(
      "Unsupported API type for toy: COMMERCE_API is 'rest', which is not an API for a storefront there. Set it to 'memory'",
    );
    const both = { TOY_URL: 'https://toy.example', SHOPIFY_STORE_DOMAIN: 'northlane.myshopify.com' };
    expect(() => detectPlatform(both)).toThrow(
      "there are credentials of both shopify and toy. Set COMMERCE_PLATFORM to 'shopify' or 'toy'.",
    );
  });

  it('has no capability that it does not state, and refuses the calls that it leaves out', async () => {
    const shop = createCommerce(sandboxSettings(name, 'https://northlane.test'), {
      fetch,
      session: createMemorySession(),
    });
    expect(shop.capabilities).toMatchObject({ menu: 'collections', cartNote: false, contact: false, filters: [] });
    await expect(shop.cart.updateAttributes([])).rejects.toThrow(
      'cart/updateAttributes: the platform has no such call: ask `capabilities.cartAttributes` first.',
    );
    await expect(shop.customer.login({ email: 'a@b.example', password: 'x' })).rejects.toThrow(
      'customer/login: the platform has no such call.',
    );
    expect(await shop.customer.get()).toBeUndefined();
  });

  it('passes as a shop', async () => {
    const settings = sandboxSettings(name, 'https://northlane.test');
    const shop = createCommerce(settings, { fetch, session: createMemorySession() });
    expect(shop.platform).toBe('toy');
    const { cart } = await shop.cart.addItems([{ productId: 'merino-jersey', quantity: 2 }]);
    expect(cart.items).toMatchObject([{ title: 'Merino Jersey', quantity: 2 }]);
  });
});
