// @vitest-environment jsdom
import { createSandbox, sampleShop } from '@vitrine/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommerce, createListingOrders, createMemorySession, sandboxSettings } from '../server.js';
import type { Commerce } from '../port/commerce.js';
import type { Fetch } from '../shared/transport.js';
import { createLocalSession, createShopifyCommerce, type ShopifySettings } from '../shopify.js';
import { baseUrl } from '../testing/openSandbox.js';

let sandbox: ReturnType<typeof createSandbox>;
let sent: { url: string; headers: Headers }[];

const fetch: Fetch = (url, init) => {
  sent.push({ url, headers: new Headers(init?.headers) });
  return sandbox.fetch(new Request(url, init));
};

const open = (settings: Partial<ShopifySettings> = {}): Commerce =>
  createShopifyCommerce(
    { baseUrl, publicToken: 'public', ...settings },
    { fetch, listingOrders: createListingOrders() },
  );

const onServer = (): Commerce =>
  createCommerce(sandboxSettings('shopify_graphql', baseUrl), {
    fetch,
    session: createMemorySession(),
    listingOrders: createListingOrders(),
  });

beforeEach(() => {
  sandbox = createSandbox({ passwordCost: 1 });
  sent = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a shop in the browser', () => {
  const reads: Record<string, (shop: Commerce) => Promise<unknown>> = {
    'the products': ({ catalog }) => Promise.all(sampleShop.products.map(({ handle }) => catalog.product(handle))),
    'the collections': async ({ catalog }) =>
      Promise.all((await catalog.collections()).map(({ slug }) => catalog.collection(slug))),
    'a listing': ({ catalog }) =>
      catalog.products({ in: { collection: 'bikes' }, sort: 'price-ascending', perPage: 24 }),
    'the menu': ({ catalog }) => catalog.menu(),
    'the policies': ({ catalog }) => catalog.policies(),
    'a search': ({ search }) => search.search('jersey'),
  };

  it.each(Object.entries(reads))('reads %s as a server does', async (_, read) => {
    const found = await read(open());
    expect(JSON.stringify(found).length).toBeGreaterThan(100);
    expect(found).toEqual(await read(onServer()));
  });

  it('sends the public token, in the header for browsers', async () => {
    await open().catalog.shop();
    expect(sent[0]?.headers.get('x-shopify-storefront-access-token')).toBe('public');
  });

  it('has the capabilities of a server, without accounts and messages', () => {
    expect(open().capabilities).toEqual({
      ...onServer().capabilities,
      defaultAddress: false,
      contact: false,
      orderKeys: false,
    });
    expect(open({ contactUrl: 'https://forms.example/northlane' }).capabilities.contact).toBe(true);
  });

  it('has no customers', async () => {
    const { customer } = open();
    expect(await customer.get()).toBeUndefined();
    await expect(customer.login({ email: 'a@b.example', password: 'x' })).rejects.toThrow('has no such call');
  });

  it('keeps the cart for the next visit, and not for another shop', async () => {
    const { catalog, cart } = open();
    const product = await catalog.product('skerry-29');
    const { errors } = await cart.addItems([{ variantId: product!.variants[0]!.id, quantity: 1 }]);
    expect(errors).toEqual([]);
    const next = await open().cart.get();
    expect(next.items).toHaveLength(1);
    expect(next.checkoutUrl).toContain('/cart/c/');
    expect((await open({ baseUrl: 'https://other.test' }).cart.get()).items).toEqual([]);
  });

  it('loads the search service with the first search', async () => {
    const search = { applicationId: 'SANDBOX', searchKey: 'search', index: 'products', baseUrl };
    const shop = open({ search });
    expect((await shop.search.search('jersay')).hits[0]?.name).toBe('Merino Jersey');
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/1\//)]);
  });

  it.each(['shpat_0123456789abcdef', 'shpss_0123456789abcdef', 'shpca_0123456789abcdef'])(
    'refuses %s, and does not repeat it',
    (publicToken) => {
      expect(() => open({ publicToken })).toThrow(/This token is secret(?!.*0123)/);
    },
  );

  it('refuses a private token by its name', () => {
    expect(() => open({ privateToken: 'x' } as Partial<ShopifySettings>)).toThrow('This token is secret');
  });

  it('is not made without a document, as on a server: nothing would clean the HTML', () => {
    vi.stubGlobal('document', undefined);
    expect(() => open()).toThrow('use createCommerce of @vitrine/commerce/server');
  });
});

describe('the session of a browser', () => {
  it('stores the id of the cart, and nothing of a customer', async () => {
    const session = createLocalSession('mine');
    await session.set('cartId', '1');
    await session.set('customerAccessToken', 'secret');
    expect(await createLocalSession('mine').get('cartId')).toBe('1');
    expect(await createLocalSession('mine').get('customerAccessToken')).toBeUndefined();
    expect({ ...localStorage }).toEqual({ mine: '1' });
    await session.set('cartId', undefined);
    expect({ ...localStorage }).toEqual({});
    expect(await session.get('cartId')).toBeUndefined();
  });

  it('lasts as long as the page if the browser has no storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const session = createLocalSession('mine');
    await session.set('cartId', '1');
    expect(await session.get('cartId')).toBe('1');
  });
});
