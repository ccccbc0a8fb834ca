/** Tests listings with a token of the GraphQL Storefront API. contract.test.ts tests all adapters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, sampleShop } from '@vitrine/sandbox';
import { buildSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '../../../port/session.js';
import { createDataCache, createListingOrders } from '../../../server.js';
import { createCommerce } from '../../createCommerce.js';
import { document as pages } from './pages.js';
import { document as searchProducts } from './searchProducts.js';

/** Opens a shop on the sandbox. `answer` replaces the responses of the GraphQL Storefront API. */
function open(answer?: object) {
  const sandbox = createSandbox();
  const requests: { path: string; body: unknown; authorization: string | null }[] = [];
  const { catalog, search, capabilities } = createCommerce(
    {
      flavour: 'big_commerce',
      api: 'rest',
      storeHash: 'abc123',
      accessToken: 'secret',
      storeUrl: 'https://store.test',
      storefrontToken: 'private',
    },
    {
      session: createMemorySession(),
      cache: createDataCache(),
      listingOrders: createListingOrders(),
      fetch: async (url, init) => {
        const { pathname } = new URL(url);
        requests.push({
          path: pathname.replace('/stores/abc123/v3/catalog', ''),
          body: init?.body ? JSON.parse(String(init.body)) : undefined,
          authorization: new Headers(init?.headers).get('authorization'),
        });
        if (answer && pathname === '/graphql') return Response.json(answer);
        return sandbox.fetch(new Request(url, init));
      },
    },
  );
  const searches = () => requests.filter(({ path }) => path === '/graphql');
  return { catalog, search, capabilities, requests, searches };
}

const bikes = { in: { collection: 'bikes' }, perPage: 5 };

describe('a listing', () => {
  it('is read by the REST API without filters, and its facets once', async () => {
    const { catalog, requests, searches } = open();
    const plain = await catalog.products(bikes);
    expect([...new Set(plain?.facets.map(({ kind }) => kind))]).toEqual(['availability', 'price', 'option', 'brand']);
    expect(searches()).toMatchObject([{ authorization: 'Bearer private' }]);
    requests.length = 0;
    await catalog.products({ ...bikes, page: 2 });
    expect(requests.map(({ path }) => path)).toEqual([expect.stringMatching(/sort-order$/), '/products']);
  });

  it('is found by the GraphQL Storefront API if it is filtered; the REST API returns the same products', async () => {
    const { catalog, searches } = open();
    const all = (await catalog.products({ ...bikes, perPage: 50 }))!.items;
    const [first, second] = await Promise.all(
      [1, 2].map((page) =>
        catalog.products({ ...bikes, perPage: 2, page, sort: 'price-ascending', filters: { brands: ['Skerry'] } }),
      ),
    );
    const found = [...first!.items, ...second!.items];
    expect(all).toEqual(expect.arrayContaining(found));
    expect(new Set(found.map(({ id }) => id)).size).toBe(first?.total);
    expect(first).toMatchObject({
      next: '2',
      isTotalExact: true,
      total: all.filter(({ brand }) => brand === 'Skerry').length,
    });
    // Both pages wait for the same search.
    expect(searches()).toHaveLength(2);
    expect(searches()[1]?.body).toMatchObject({
      variables: { sort: 'LOWEST_PRICE', filters: { brandEntityIds: [expect.any(Number)] }, withFacets: true },
    });
  });

  it('has the range of all prices, also while it is filtered by price', async () => {
    const { catalog } = open();
    const rangeOf = async (filters: object) =>
      (await catalog.products({ ...bikes, filters }))?.facets.find(({ kind }) => kind === 'price')?.range;
    const range = await rangeOf({});
    expect(Number(range?.min)).toBeLessThan(Number(range?.max));
    expect(await rangeOf({ price: { max: '1000' } })).toEqual(range);
  });

  it('lists the products that are out of stock, which the platform cannot filter by', async () => {
    const { catalog } = open();
    const sold = await catalog.products({ in: { collection: 'all' }, perPage: 250, filters: { available: false } });
    expect(sold?.items.map(({ slug }) => slug)).toContain('/torque-wrench');
    const others = await catalog.products({ in: { collection: 'all' }, perPage: 250, filters: { available: true } });
    expect(sold!.total + others!.total).toBe(sampleShop.products.length);
    expect(sold).toMatchObject({ total: sold?.items.length, isTotalExact: true });
  });

  it('is empty for a brand that the shop does not have', async () => {
    const { catalog } = open();
    expect(await catalog.products({ ...bikes, filters: { brands: ['Nobody'] } })).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it('of a search has filters and every order', async () => {
    const { catalog, search } = open();
    const merino = { in: { search: 'merino' }, perPage: 50 };
    const found = await catalog.products({ ...merino, sort: 'price-descending' });
    const amounts = found!.items.map(({ price }) => Number(price?.amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(found?.facets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['availability', 'price', 'option']));
    const { hits, total } = await search.search('merino');
    expect(hits.map(({ slug }) => slug).toSorted()).toEqual(found?.items.map(({ slug }) => slug).toSorted());
    expect(total).toBe(found?.total);
    const sizes = [{ name: 'Size', values: ['M'] }];
    expect((await catalog.products({ ...merino, filters: { options: sizes } }))!.total).toBeLessThanOrEqual(total);
  });

  it('fails if the response has another shape, or errors', async () => {
    await expect(open({ data: { site: {} } }).catalog.products(bikes)).rejects.toMatchObject({ kind: 'shape' });
    const refused = open({ errors: [{ message: 'Query complexity is too high.' }] }).catalog.products(bikes);
    await expect(refused).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('complexity') as string,
    });
  });
});

describe('the policies', () => {
  const pagesOf = (...nodes: object[]) => ({
    data: {
      site: {
        content: {
          pages: { edges: nodes.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } },
        },
      },
    },
  });

  it("are the pages with a policy's path, also the path in a new store", async () => {
    const { catalog } = open(
      pagesOf(
        { name: 'Shipping & Returns', path: '/shipping-returns/', htmlBody: '<p onclick="x()">Soon.</p>' },
        { name: 'Privacy', path: '/privacy-policy/', htmlBody: ' ' },
        { name: 'Blog' },
      ),
    );
    expect(await catalog.policies()).toEqual([
      { kind: 'delivery', title: 'Shipping & Returns', bodyHtml: '<p>Soon.</p>' },
    ]);
  });

  it('are unknown without a token', async () => {
    const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'abc123', accessToken: 'secret' } as const;
    expect(await createCommerce(settings, { session: createMemorySession(), fetch }).catalog.policies()).toEqual([]);
  });
});

it('has no filters without a token, as its capabilities show', () => {
  expect(open().capabilities.filters).toEqual(['availability', 'price', 'option', 'brand']);
  const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'abc123', accessToken: 'secret' } as const;
  const { capabilities } = createCommerce(settings, { session: createMemorySession(), fetch });
  expect(capabilities.filters).toEqual([]);
});

const folder = process.env.VITRINE_CONTRACTS;

it.skipIf(!folder).each([searchProducts, pages])(
  'asks by the official schema, without anything deprecated (skipped without VITRINE_CONTRACTS)',
  (document) => {
    const file = join(folder ?? '', 'bigcommerce/graphql/bigcommerce-storefront-2025-11.graphql');
    const schema = buildSchema(readFileSync(file, 'utf8'));
    expect(validate(schema, parse(document), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
  },
);
