/** Tests this adapter's own behaviour: its headers, errors and pages. contract.test.ts tests all adapters. */
import {
  createSandbox,
  samplePassword,
  sampleShop,
  type ProductData,
  type Sandbox,
  type ShopData,
} from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '../../port/session.js';
import type { ProductsQuery } from '../../port/catalog.js';
import { createListingOrders } from '../shared/listingOrders.js';
import { createCommerce } from '../createCommerce.js';
import type { Fetch } from '../../shared/transport.js';
import { brandQuery, brandSlug } from './storefront/brands.js';
import type { ShopifyGraphqlSettings } from './storefront/settings.js';

const settings: ShopifyGraphqlSettings = { flavour: 'shopify_graphql', baseUrl: 'https://northlane.test' };

const openShop = (fetch: Fetch, more: Partial<ShopifyGraphqlSettings> = {}, imageUrl?: (src: string) => string) =>
  createCommerce(
    { ...settings, ...more },
    {
      fetch,
      session: createMemorySession(),
      listingOrders: createListingOrders(),
      imageUrl,
    },
  );

const fetchOf =
  (sandbox: Sandbox): Fetch =>
  (url, init) =>
    sandbox.fetch(new Request(url, init));

/** A platform that answers with this data and these errors. */
const answering =
  (data: unknown, errors?: unknown): Fetch =>
  async () =>
    Response.json({ data, ...(errors !== undefined && { errors }) });

/** Records the requests to a sandbox. */
function recording(sandbox = createSandbox()) {
  const requests: Request[] = [];
  const fetch: Fetch = (url, init) => {
    requests.push(new Request(url, init));
    return sandbox.fetch(new Request(url, init));
  };
  return { requests, fetch };
}

describe('a request', () => {
  it('goes to the configured version, with the public token', async () => {
    const { requests, fetch } = recording();
    await openShop(fetch, {
      apiVersion: '2026-01',
      publicToken: 'public',
      baseUrl: 'https://northlane.test/',
    }).catalog.shop();
    expect(requests[0]?.url).toBe('https://northlane.test/api/2026-01/graphql.json');
    expect(requests[0]?.headers.get('X-Shopify-Storefront-Access-Token')).toBe('public');
    expect(requests[0]?.redirect).toBe('error');
  });

  it("has no public token if it has the private token and the shopper's address", async () => {
    const { requests, fetch } = recording();
    const tokens = { publicToken: 'public', privateToken: 'private' };
    await openShop(fetch, tokens).catalog.shop({ buyer: { ip: '203.0.113.7' } });
    const { headers, url } = requests[0]!;
    expect(url).toBe('https://northlane.test/api/2026-04/graphql.json');
    expect(headers.get('Shopify-Storefront-Private-Token')).toBe('private');
    expect(headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.7');
    expect(headers.has('X-Shopify-Storefront-Access-Token')).toBe(false);
  });

  it('is refused without the right token, and does not reveal it', async () => {
    const fetch = fetchOf(createSandbox({ accessToken: 'right' }));
    await expect(openShop(fetch, { publicToken: 'right' }).catalog.shop()).resolves.toMatchObject({
      name: 'Northlane',
    });
    await expect(openShop(fetch, { publicToken: 'wrong' }).catalog.shop()).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      message: expect.not.stringContaining('wrong'),
    });
  });

  it('names the country and the language', async () => {
    const { requests, fetch } = recording();
    await openShop(fetch).catalog.shop({ buyer: { country: 'DE', locale: 'de-DE' } });
    expect(await requests[0]?.json()).toMatchObject({
      operationName: 'shop',
      variables: { country: 'DE', language: 'DE' },
    });
  });
});

describe('errors beside the data', () => {
  const shopData = { shop: { name: 'N', description: null, paymentSettings: { currencyCode: 'USD' } } };
  const error = (code?: string) => [{ message: 'Something is wrong', ...(code && { extensions: { code } }) }];

  it.each([
    [undefined, 'refused'],
    ['INTERNAL_SERVER_ERROR', 'http'],
    ['THROTTLED', 'throttled'],
    ['ACCESS_DENIED', 'refused'],
  ])('with code %s and no data are a failure of kind %s', async (code, kind) => {
    const shop = openShop(answering(null, error(code)));
    await expect(shop.cart.addItems([{ variantId: 'x', quantity: 1 }])).rejects.toMatchObject({
      kind,
      call: 'cartCreate',
    });
  });

  it('are a failure if the data is incomplete', async () => {
    await expect(openShop(answering(shopData, error())).catalog.shop()).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that deny a field leave it unknown: some tokens may not read the stock', async () => {
    const id = 'gid://shopify/ProductVariant/1';
    const quantityRule = { minimum: 1, maximum: null };
    const denied = { quantityAvailable: null, product: { releaseDate: null } };
    const node = { id, availableForSale: true, currentlyNotInStock: false, quantityRule, ...denied };
    const shop = openShop(answering({ nodes: [node] }, error('ACCESS_DENIED')));
    expect(await shop.inventory.lookup('ProductVariant', [id])).toEqual({
      [id]: { availableForSale: true, minOrder: 1 },
    });
  });
});

describe('a response of another shape', () => {
  const cases: [what: string, body: unknown, path: string][] = [
    ['nothing', {}, 'the whole of it'],
    ['a list', [], 'the whole of it'],
    ['no data', { data: null }, 'the whole of it'],
    ['a missing field', { data: { shop: { name: 'N', description: null } } }, 'shop.paymentSettings'],
    [
      'a field of another type',
      { data: { shop: { name: 7, description: null, paymentSettings: { currencyCode: 'USD' } } } },
      'shop.name',
    ],
    [
      'no currency',
      { data: { shop: { name: 'N', description: null, paymentSettings: { currencyCode: 'dollars' } } } },
      'shop.paymentSettings.currencyCode',
    ],
    ['errors of another shape', { errors: 'no' }, 'errors'],
  ];

  it.each(cases)('(%s) names the call and the path', async (_, body, path) => {
    await expect(openShop(async () => Response.json(body)).catalog.shop()).rejects.toMatchObject({
      kind: 'shape',
      call: 'shop',
      message: expect.stringContaining(`shop: the answer is not as promised at ${path}: `),
    });
  });

  it('is noticed if its pages go in a circle', async () => {
    const page = { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'a' } };
    await expect(openShop(answering({ collections: page })).catalog.collections()).rejects.toMatchObject({
      kind: 'shape',
      call: 'collections',
    });
  });
});

describe('long lists', () => {
  const template = sampleShop.products[0]!;
  const variant = (sku: string, values: string[]) => ({ sku, values, price: 100, stock: 5 });
  const product = (handle: string): ProductData => ({
    ...template,
    handle,
    options: [],
    variants: [variant(handle, [])],
    images: [],
    descriptionHtml: '',
  });
  const many = Array.from({ length: 600 }, (_, index) => `thing-${index}`);
  const values = Array.from({ length: 600 }, (_, index) => `N${index}`);
  const data: ShopData = {
    ...sampleShop,
    customers: [],
    products: [
      ...many.map(product),
      {
        ...product('wide'),
        options: [{ name: 'Number', values: values.map((name) => ({ name })) }],
        variants: values.map((value) => variant(`wide-${value}`, [value])),
      },
    ],
    collections: many.map((handle) => ({
      handle,
      title: handle,
      descriptionHtml: '',
      updatedAt: '2026-01-01T00:00:00Z',
      products: handle === 'thing-0' ? many : [],
    })),
    priceLists: [],
  };
  const shop = openShop(fetchOf(createSandbox({ data })));

  it('of products are read to their end', async () => {
    const slugs = async (page: number) => {
      const listing = await shop.catalog.products({ in: { collection: 'thing-0' }, page, perPage: 200 });
      return listing?.items.map(({ slug }) => slug);
    };
    expect([await slugs(1), await slugs(2), await slugs(3)].flat()).toEqual(many.map((handle) => `/${handle}`));
  });

  it('of products have their first page after two calls, and any other page after one more', async () => {
    const { requests, fetch } = recording(createSandbox({ data }));
    const { catalog } = openShop(fetch);
    const calls = async (page: number) => {
      requests.length = 0;
      const listing = await catalog.products({ in: { collection: 'thing-0' }, page, perPage: 24 });
      const names = requests.map(
        async (request) => ((await request.json()) as { operationName: string }).operationName,
      );
      return { calls: await Promise.all(names), total: listing?.total, isTotalExact: listing?.isTotalExact };
    };
    expect(await calls(1)).toEqual({ calls: ['collectionOrder', 'summaries'], total: 250, isTotalExact: false });
    // The last page needs the whole order. After this call, the whole order is known.
    await calls(25);
    expect(await calls(13)).toEqual({ calls: ['summaries'], total: 600, isTotalExact: true });
    expect(await calls(1)).toEqual({ calls: ['summaries'], total: 600, isTotalExact: true });
  });

  it('of collections are read to their end', async () => {
    const collections = await shop.catalog.collections();
    expect(collections.map(({ slug }) => slug).sort()).toEqual([...many].sort());
  });

  it('of variants are read to their end', async () => {
    const wide = await shop.catalog.product('wide');
    expect(wide?.variants.map(({ sku }) => sku)).toEqual(values.map((value) => `wide-${value}`));
  });

  it('of cart lines are read to their end', async () => {
    const wide = await shop.catalog.product('wide');
    const items = wide!.variants.slice(0, 400).map(({ id }) => ({ variantId: id, quantity: 1 }));
    await shop.cart.addItems(items.slice(0, 200));
    const { cart } = await shop.cart.addItems(items.slice(200));
    expect(cart.items.map(({ variantId }) => variantId).sort()).toEqual(items.map(({ variantId }) => variantId).sort());
    expect(await shop.cart.get()).toEqual(cart);
  });
});

describe('a price before a reduction', () => {
  it('is undefined if it is not above the current price: merchants leave such prices behind', async () => {
    const [first] = sampleShop.products;
    const [variant] = first!.variants;
    const prices = [50, 100, 150];
    const products = prices.map((compareAtPrice, index) => ({
      ...first!,
      handle: `thing-${index}`,
      options: [],
      variants: [{ ...variant!, sku: `thing-${index}`, values: [], price: 100, compareAtPrice }],
    }));
    const collection = {
      handle: 'things',
      title: 'Things',
      descriptionHtml: '',
      updatedAt: '2026-01-01T00:00:00Z',
      products: products.map(({ handle }) => handle),
    };
    const data: ShopData = { ...sampleShop, customers: [], products, collections: [collection], priceLists: [] };
    const { catalog } = openShop(fetchOf(createSandbox({ data })));
    const listing = await catalog.products({ in: { collection: 'things' }, perPage: 10 });
    expect(listing?.items.map(({ compareAtPrice }) => compareAtPrice?.amount)).toEqual([undefined, undefined, '1.5']);
    expect((await catalog.product('thing-1'))?.variants[0]?.compareAtPrice).toBeUndefined();
    expect((await catalog.product('thing-2'))?.variants[0]?.compareAtPrice?.amount).toBe('1.5');
  });
});

describe('a search', () => {
  const { catalog } = openShop(fetchOf(createSandbox()));
  const search = (text: string, more: Partial<ProductsQuery> = {}) =>
    catalog.products({ in: { search: text }, perPage: 5, ...more });

  it('finds products by words, counts them, and can be sorted and filtered', async () => {
    const found = await search('jersey');
    expect(found?.items.map(({ name }) => name)).toContain('Merino Jersey');
    expect(found?.isTotalExact).toBe(true);
    const cheapest = await search('bike', { sort: 'price-ascending', filters: { available: true } });
    const prices = cheapest?.items.map(({ price }) => Number(price?.amount)) ?? [];
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(found?.facets.map(({ kind }) => kind)).toContain('brand');
  });

  it('finds nothing, without a failure', async () => {
    expect(await search('xyzzy')).toMatchObject({ items: [], total: 0, isTotalExact: true });
  });

  it("has exactly the platform's sort orders", async () => {
    await expect(search('bike', { sort: 'newest' })).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('relevance, price-ascending, price-descending'),
    });
  });
});

describe('a brand', () => {
  const { catalog } = openShop(fetchOf(createSandbox()));

  it('is the vendor of products, and lists them', async () => {
    expect(await catalog.brand('skerry')).toEqual({ id: 'Skerry', name: 'Skerry', slug: 'skerry' });
    const listing = await catalog.products({ in: { brand: 'skerry' }, perPage: 250 });
    const expected = sampleShop.products.filter(({ vendor }) => vendor === 'Skerry').map(({ handle }) => `/${handle}`);
    expect(listing?.items.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
  });

  it('does not exist without products', async () => {
    expect(await catalog.brand('no-such-brand')).toBeUndefined();
    expect(await catalog.products({ in: { brand: 'no-such-brand' }, perPage: 5 })).toBeUndefined();
  });

  it.each([
    ["an order of the merchant's", { sort: 'featured' }],
    ['filters', { filters: { available: true } }],
  ] satisfies [string, Partial<ProductsQuery>][])('has no %s, and refuses it', async (_, more) => {
    const query: ProductsQuery = { in: { brand: 'skerry' }, perPage: 5, ...more };
    await expect(catalog.products(query)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('has the slug that the platform would generate', () => {
    expect(['Harbour & Mill', 'Café Noir', 'N°5'].map(brandSlug)).toEqual(['harbour-mill', 'cafe-noir', 'n-5']);
    expect(brandQuery('harbour-mill" OR title:*')).toBe('vendor:"harbour mill OR title"');
  });
});

describe('pictures', () => {
  it('have their original URL', async () => {
    const fetch = fetchOf(createSandbox());
    const shop = openShop(fetch, {}, (src) => `/media?src=${encodeURIComponent(src)}`);
    const product = await shop.catalog.product('skerry-29');
    const proxied = expect.stringMatching(/^\/media\?src=https%3A%2F%2Fnorthlane\.test%2Fcdn%2F/) as string;
    expect(product?.thumbnail?.src).toEqual(proxied);
    for (const { details } of product!.media) expect(details.src).toEqual(proxied);
    expect(product?.descriptionHtml).toContain('src="/media?src=https%3A%2F%2Fnorthlane.test%2Fcdn%2F');
    const { cart } = await shop.cart.addItems([{ productId: product!.id, quantity: 1 }]);
    expect(cart.items[0]?.imageUrl).toEqual(proxied);
  });
});

describe('a cart', () => {
  it('has the e-mail address of a signed-in customer, and none after the logout', async () => {
    const sandbox = createSandbox();
    const session = createMemorySession();
    const { catalog, cart, customer } = createCommerce(settings, { fetch: fetchOf(sandbox), session });
    const { variants } = (await catalog.product('enamel-kettle'))!;
    await cart.addItems([{ variantId: variants[0]!.id, quantity: 1 }]);
    const emailOfCart = async () => {
      const response = await sandbox.fetch(
        new Request('https://northlane.test/api/2026-04/graphql.json', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            query: 'query ($id: ID!) { cart(id: $id) { buyerIdentity { email } } }',
            variables: { id: await session.get('cartId') },
          }),
        }),
      );
      const { data } = (await response.json()) as { data: { cart: { buyerIdentity: { email: string | null } } } };
      return data.cart.buyerIdentity.email;
    };
    await customer.login({ email: 'robin@example.com', password: samplePassword });
    expect(await emailOfCart()).toBe('robin@example.com');
    await customer.logout();
    expect(await emailOfCart()).toBeNull();
  });
});
