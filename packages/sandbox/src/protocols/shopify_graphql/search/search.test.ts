import { describe, expect, test } from 'vitest';
import { sampleShop } from '../../../goods/index.js';
import type { ProductData } from '../../../shop/data.js';
import { ask, send, testSandbox } from '../../../testing/client.js';
import { testShop } from '../../../testing/fixture.js';

const thing = (
  data: Pick<ProductData, 'handle' | 'title'> & Partial<ProductData> & { price?: number; stock?: number },
) => ({
  vendor: 'Tern',
  productType: 'Thing',
  tags: [],
  descriptionHtml: '',
  options: [],
  images: [],
  publishedAt: '2026-01-01T00:00:00Z',
  salesRank: 0,
  variants: [{ sku: data.handle, values: [], price: data.price ?? 1000, stock: data.stock ?? 5 }],
  ...data,
});

const page = (handle: string, title: string, bodyHtml = '') => ({
  handle,
  title,
  bodyHtml,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const sandbox = testSandbox({
  data: {
    ...testShop,
    products: [
      thing({
        handle: 'gone',
        title: 'Copper bell',
        price: 100,
        stock: 0,
        vendor: 'Wren',
        publishedAt: '2026-01-04T00:00:00Z',
        salesRank: 4,
        productType: 'Bell',
      }),
      thing({
        handle: 'brass',
        title: 'Brass bell',
        price: 3000,
        tags: ['Loud', 'gift'],
        publishedAt: '2026-01-02T00:00:00Z',
        salesRank: 9,
        productType: 'Bell',
      }),
      thing({
        handle: 'rope',
        title: 'Rope',
        price: 500,
        tags: ['gift'],
        vendor: 'Avocet',
        publishedAt: '2026-01-03T00:00:00Z',
        salesRank: 6,
        descriptionHtml: '<p>For a bell.</p>',
      }),
      thing({
        handle: 'tower',
        title: 'Tower with bell',
        price: 900,
        vendor: 'Wren',
        publishedAt: '2026-01-01T00:00:00Z',
        salesRank: 1,
        productType: 'House',
      }),
    ],
    collections: [
      {
        handle: 'things',
        title: 'Things',
        descriptionHtml: '',
        products: ['tower', 'rope', 'brass', 'gone'],
        updatedAt: '2026-02-02T00:00:00Z',
      },
      {
        handle: 'bells',
        title: 'Bells and more',
        descriptionHtml: '',
        products: ['brass'],
        updatedAt: '2026-02-03T00:00:00Z',
      },
      { handle: 'none', title: 'Nothing', descriptionHtml: '', products: [], updatedAt: '2026-02-01T00:00:00Z' },
    ],
    menu: [],
    priceLists: [{ countryCodes: ['DE'], currencyCode: 'EUR', prices: {}, rate: 2 }],
    content: {
      policies: [],
      pages: [page('care', 'Care of a bell'), page('about', 'About', '<p>We cast.</p>')],
      blogs: [
        {
          handle: 'news',
          title: 'News',
          articles: [
            {
              handle: 'new-bell',
              title: 'A new bell',
              contentHtml: '',
              excerpt: '',
              author: 'The foundry',
              tags: ['casting'],
              publishedAt: '2026-01-09T00:00:00Z',
            },
          ],
        },
      ],
    },
    redirects: [
      { path: '/old/bells', target: '/collections/bells' },
      { path: '/pages/help', target: '/pages/care' },
    ],
  },
});

type Nodes = { nodes: { handle: string }[] };
const handles = ({ nodes }: Nodes): string => nodes.map(({ handle }) => handle).join(' ');

describe('products', () => {
  const list = async (args: string, directive = '') =>
    handles(
      (
        await ask<{ products: Nodes }>(
          sandbox,
          `query ${directive} { products(first: 9, ${args}) { nodes { handle } } }`,
        )
      ).products,
    );

  test.each([
    ['ID', 'gone brass rope tower'],
    ['TITLE', 'brass gone rope tower'],
    ['PRICE', 'gone rope tower brass'],
    ['VENDOR', 'rope brass gone tower'],
    ['PRODUCT_TYPE', 'gone brass tower rope'],
    ['CREATED_AT', 'tower brass rope gone'],
    ['UPDATED_AT', 'tower brass rope gone'],
    ['BEST_SELLING', 'brass rope gone tower'],
  ])('are sorted by %s, and in reverse', async (sortKey, expected) => {
    expect(await list(`sortKey: ${sortKey}`)).toBe(expected);
    expect(await list(`sortKey: ${sortKey}, reverse: true`)).toBe(expected.split(' ').reverse().join(' '));
  });

  test('are sorted by a price that was set since', async () => {
    const { catalog, pricing } = sandbox.shop;
    expect(await list('sortKey: PRICE')).toBe('gone rope tower brass');
    pricing.set(catalog.variant('brass')!, 1);
    expect(await list('sortKey: PRICE')).toBe('brass gone rope tower');
    pricing.reset();
    expect(await list('sortKey: PRICE')).toBe('gone rope tower brass');
  });

  test('are sorted by their relevance to a query', async () => {
    // A match in the title counts more than a match in the product type.
    expect((await list('sortKey: RELEVANCE, query: "bell"')).split(' ')).toHaveLength(3);
    expect(await list('sortKey: RELEVANCE, query: "house"')).toBe('tower');
  });

  test.each([
    ['vendor:Wren', 'gone tower'],
    ['product_type:Bell', 'gone brass'],
    ['product_type:Bell,House', 'gone brass tower'],
    ['tag:loud', 'brass'],
    ['tag_not:gift', 'gone tower'],
    ['available_for_sale:false', 'gone'],
    ['title:bell -vendor:Wren', 'brass'],
    ['variants.price:<=9', 'gone rope tower'],
    ['variants.price:>=5 AND variants.price:<30', 'rope tower'],
    ["created_at:>'2026-01-02T00:00:00Z'", 'gone rope'],
    ['updated_at:<=2026-01-02', 'brass tower'],
    ['(tag:gift OR vendor:Wren) available_for_sale:true', 'brass rope tower'],
    ['"with bell"', 'tower'],
    ['bra*', 'brass'],
    ['bell NOT brass', 'gone tower'],
    ['sku:rope', 'rope'],
    ['xyzzy OR rope', 'rope'],
  ])('of the query %j are %s', async (query, expected) =>
    expect(await list(`query: ${JSON.stringify(query)}`)).toBe(expected),
  );

  test("are found by prices in the buyer's currency", async () => {
    expect(await list('query: "variants.price:>=18"', '@inContext(country: DE)')).toBe('brass tower');
  });
});

describe('the products of a collection', () => {
  const list = async (args: string) =>
    handles(
      (
        await ask<{ collection: { products: Nodes } }>(
          sandbox,
          `{ collection(handle: "things") { products(first: 9, ${args}) { nodes { handle } } } }`,
        )
      ).collection.products,
    );

  test.each([
    ['COLLECTION_DEFAULT', 'tower rope brass gone'],
    ['MANUAL', 'tower rope brass gone'],
    ['RELEVANCE', 'tower rope brass gone'],
    ['BEST_SELLING', 'brass rope gone tower'],
    ['CREATED', 'tower brass rope gone'],
    ['ID', 'gone brass rope tower'],
    ['PRICE', 'gone rope tower brass'],
    ['TITLE', 'brass gone rope tower'],
  ])('are sorted by %s, and in reverse', async (sortKey, expected) => {
    expect(await list(`sortKey: ${sortKey}`)).toBe(expected);
    expect(await list(`sortKey: ${sortKey}, reverse: true`)).toBe(expected.split(' ').reverse().join(' '));
  });

  test.each([
    ['{ available: true }', 'tower rope brass'],
    ['{ tag: "gift" }', 'rope brass'],
    ['{ productType: "bell" }', 'brass gone'],
    ['{ productVendor: "Wren" }', 'tower gone'],
    ['{ price: { min: 5, max: 9 } }', 'tower rope'],
    // OR joins filters of the same kind, AND joins the kinds.
    ['{ productType: "Bell" }, { productType: "House" }, { available: true }', 'tower brass'],
    ['{ category: { id: "aa-1" } }', ''],
    ['{ productMetafield: { namespace: "custom", key: "colour", value: "red" } }', ''],
  ])('filtered by %s are %s', async (filters, expected) => expect(await list(`filters: [${filters}]`)).toBe(expected));

  test('can be filtered by their values, each with the number of its products', async () => {
    const { collection } = await ask<{
      collection: {
        products: {
          filters: {
            id: string;
            type: string;
            presentation: string | null;
            values: { label: string; count: number; input: string }[];
          }[];
        };
      };
    }>(
      sandbox,
      `{ collection(handle: "things") { products(first: 1, filters: [{ tag: "gift" }]) {
        filters { id type presentation values { label count input } } } } }`,
    );
    const { filters } = collection.products;
    expect(filters.map(({ id, type, presentation }) => [id, type, presentation])).toEqual([
      ['filter.v.availability', 'LIST', 'TEXT'],
      ['filter.v.price', 'PRICE_RANGE', null],
      ['filter.p.vendor', 'LIST', 'TEXT'],
      ['filter.p.product_type', 'LIST', 'TEXT'],
      ['filter.p.tag', 'LIST', 'TEXT'],
    ]);
    const counts = filters.map(({ values }) => values.map(({ label, count }) => `${label} ${count}`).join(', '));
    expect(counts).toEqual([
      'In stock 2, Out of stock 0',
      'Price 2',
      'Wren 0, Avocet 1, Tern 1',
      'House 0, Thing 1, Bell 1',
      'gift 2, Loud 1',
    ]);
    expect(JSON.parse(filters[1]!.values[0]!.input)).toEqual({ price: { min: 0, max: 30 } });
  });

  test('can be filtered by options, which have swatches', async () => {
    const { collection } = await ask<{
      collection: {
        products: {
          filters: { id: string; presentation: string; values: { label: string; count: number; swatch: unknown }[] }[];
        };
      };
    }>(
      testSandbox(),
      `{ collection(handle: "all") { products(first: 1, filters: [{ variantOption: { name: "size", value: "S" } }, { available: true }]) {
        filters { id presentation values { label count swatch { color } } } } } }`,
    );
    const [size, colour] = ['size', 'colour'].map((name) =>
      collection.products.filters.find(({ id }) => id === `filter.v.option.${name}`)!,
    );
    expect(size?.values.map(({ label, count }) => `${label} ${count}`)).toEqual(['S 1', 'M 1', 'L 0']);
    expect(colour).toMatchObject({
      presentation: 'SWATCH',
      values: [
        { label: 'Green', count: 0, swatch: { color: '#1E4D40' } },
        { label: 'Ink', count: 1, swatch: null },
      ],
    });
  });
});

describe('collections', () => {
  const list = async (args: string) =>
    handles(
      (await ask<{ collections: Nodes }>(sandbox, `{ collections(first: 9, ${args}) { nodes { handle } } }`))
        .collections,
    );

  test.each([
    ['ID', 'things bells none'],
    ['TITLE', 'bells none things'],
    ['UPDATED_AT', 'none things bells'],
    ['RELEVANCE', 'things bells none'],
  ])('are sorted by %s, and in reverse', async (sortKey, expected) => {
    expect(await list(`sortKey: ${sortKey}`)).toBe(expected);
    expect(await list(`sortKey: ${sortKey}, reverse: true`)).toBe(expected.split(' ').reverse().join(' '));
  });

  test.each([
    ['title:bells', 'bells'],
    ['thing*', 'things'],
    ["updated_at:>='2026-02-02T00:00:00Z'", 'things bells'],
    ['-title:bells', 'things none'],
  ])('of the query %j are %s', async (query, expected) =>
    expect(await list(`query: ${JSON.stringify(query)}`)).toBe(expected),
  );
});

describe('a search', () => {
  interface Found {
    search: {
      totalCount: number;
      nodes: { handle: string; __typename: string; trackingParameters: string }[];
      pageInfo: { endCursor: string };
    };
  }
  const search = async (args: string) =>
    (
      await ask<Found>(
        sandbox,
        `{ search(first: 9, ${args}) { totalCount pageInfo { endCursor } nodes { __typename
          ... on Product { handle trackingParameters } ... on Page { handle trackingParameters } ... on Article { handle trackingParameters } } } }`,
      )
    ).search;
  const found = async (args: string) => handles(await search(args));

  test('finds products, pages and articles, and unavailable products last', async () => {
    const { nodes, totalCount } = await search('query: "bell"');
    expect(nodes.map(({ __typename, handle }) => `${__typename} ${handle}`).toSorted()).toEqual([
      'Article new-bell',
      'Page care',
      'Product brass',
      'Product gone',
      // The word is in its description.
      'Product rope',
      'Product tower',
    ]);
    expect([totalCount, nodes.at(-1)?.handle]).toEqual([6, 'gone']);
    expect(await found('query: "xyzzy"')).toBe('');
    expect(await found('query: ""')).toBe('');
  });

  test.each([
    ['types: [PAGE, ARTICLE]', 'care new-bell'],
    ['types: [PRODUCT], sortKey: PRICE', 'rope tower brass gone'],
    ['types: [PRODUCT], sortKey: PRICE, reverse: true', 'brass tower rope gone'],
    ['types: [PRODUCT], sortKey: PRICE, unavailableProducts: SHOW', 'gone rope tower brass'],
    ['types: [PRODUCT], sortKey: PRICE, unavailableProducts: HIDE', 'rope tower brass'],
    ['types: [PRODUCT], productFilters: [{ productVendor: "Wren" }]', 'tower gone'],
  ])('with %s finds %s', async (args, expected) => expect(await found(`query: "bell", ${args}`)).toBe(expected));

  test('matches whole words, and the beginning of the last one on request', async () => {
    expect(await found('query: "brass be", types: [PRODUCT]')).toBe('');
    expect(await found('query: "brass be", types: [PRODUCT], prefix: NONE')).toBe('');
    expect(await found('query: "brass be", types: [PRODUCT], prefix: LAST')).toBe('brass');
  });

  test('takes the query language', async () => {
    expect(await found('query: "vendor:Wren -tower"')).toBe('gone');
    expect(await found('query: "tag:casting", types: [ARTICLE]')).toBe('new-bell');
  });

  test('continues after a cursor, with tracking parameters', async () => {
    const all = await search('query: "bell"');
    expect(new URLSearchParams(all.nodes[1]?.trackingParameters).get('_pos')).toBe('2');
    const first = await ask<Found>(sandbox, '{ search(first: 2, query: "bell") { pageInfo { endCursor } } }');
    const rest = await search(`query: "bell", after: "${first.search.pageInfo.endCursor}"`);
    expect(rest.nodes.map(({ handle }) => handle)).toEqual(all.nodes.slice(2).map(({ handle }) => handle));
    expect(new URLSearchParams(rest.nodes[0]?.trackingParameters).get('_pos')).toBe('3');
  });
});

describe('suggestions', () => {
  interface Suggested {
    predictiveSearch: Record<'products' | 'collections' | 'pages' | 'articles', { handle: string }[]> & {
      queries: { text: string; styledText: string }[];
    };
  }
  const suggest = async (args: string) => {
    const { predictiveSearch } = await ask<Suggested>(
      sandbox,
      `{ predictiveSearch(${args}) { products { handle } collections { handle } pages { handle } articles { handle } queries { text styledText } } }`,
    );
    const { queries, ...lists } = predictiveSearch;
    return {
      queries,
      ...Object.fromEntries(Object.entries(lists).map(([kind, nodes]) => [kind, handles({ nodes })])),
    };
  };

  test('are found by the typed text', async () => {
    expect(await suggest('query: "bel"')).toEqual({
      queries: [{ text: 'bell', styledText: '<mark>bel</mark><span>l</span>' }],
      products: 'brass tower gone',
      collections: 'bells',
      pages: 'care',
      articles: 'new-bell',
    });
    expect(await suggest('query: ""')).toMatchObject({ queries: [], products: '' });
  });

  test('are limited in total, or for each kind', async () => {
    const all = await suggest('query: "bell", limit: 3, types: [PRODUCT, PAGE, ARTICLE]');
    expect(all).toMatchObject({ products: 'brass', pages: 'care', articles: 'new-bell', collections: '' });
    expect(await suggest('query: "bell", limit: 2, limitScope: EACH')).toMatchObject({
      products: 'brass tower',
      pages: 'care',
    });
  });

  test('are found in the requested fields', async () => {
    expect(await suggest('query: "gift"')).toMatchObject({ products: '' });
    expect(await suggest('query: "gift", searchableFields: [TAG]')).toMatchObject({ products: 'rope brass' });
    expect(await suggest('query: "foundry", searchableFields: [AUTHOR]')).toMatchObject({ articles: 'new-bell' });
    expect(await suggest('query: "cast", searchableFields: [BODY], types: [PAGE]')).toMatchObject({ pages: 'about' });
    expect(await suggest('query: "bell", types: [PRODUCT], unavailableProducts: HIDE')).toMatchObject({
      products: 'brass tower',
    });
  });

  test.each([0, 11])('are never %i', async (limit) => {
    const { errors } = await send(sandbox, `{ predictiveSearch(query: "bell", limit: ${limit}) { products { id } } }`);
    expect(errors?.[0]?.message).toBe('limit must be between 1 and 10');
  });
});

describe('pages, blogs and articles', () => {
  test('are filtered by their own fields', async () => {
    expect(
      await ask(
        sandbox,
        `{ pages(first: 9, query: "title:care") { nodes { handle } }
           articles(first: 9, query: "author:foundry blog_title:news -tag:shop") { nodes { handle } }
           none: articles(first: 9, query: "tag_not:casting") { nodes { handle } }
           blogs(first: 9, query: "handle:news") { nodes { handle } } }`,
      ),
    ).toEqual({
      pages: { nodes: [{ handle: 'care' }] },
      articles: { nodes: [{ handle: 'new-bell' }] },
      none: { nodes: [] },
      blogs: { nodes: [{ handle: 'news' }] },
    });
  });
});

describe('data for old links and search engines', () => {
  test('redirects are found by the old path, or by their target', async () => {
    const { old, to, none } = await ask<Record<string, { nodes: unknown[] }>>(
      sandbox,
      `{ old: urlRedirects(first: 1, query: "path:/old/bells") { nodes { path target } }
         to: urlRedirects(first: 9, query: "target:/pages/*") { nodes { path } }
         none: urlRedirects(first: 9, query: "path:/old") { nodes { path } } }`,
    );
    expect([old?.nodes, to?.nodes, none?.nodes]).toEqual([
      [{ path: '/old/bells', target: '/collections/bells' }],
      [{ path: '/pages/help' }],
      [],
    ]);
  });

  test('a sitemap has 250 entries per page', async () => {
    const large = testSandbox({ data: sampleShop, products: 501 });
    const { sitemap } = await ask<{ sitemap: Record<string, { hasNextPage?: boolean; items: { handle: string }[] }> }>(
      large,
      `{ sitemap(type: PRODUCT) { pagesCount { count precision }
         first: resources(page: 1) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { filepath alt } } } }
         last: resources(page: 3) { hasNextPage items { handle } }
         after: resources(page: 4) { hasNextPage items { handle } } } }`,
    );
    expect(sitemap.pagesCount).toEqual({ count: 3, precision: 'EXACT' });
    expect([sitemap.first?.items.length, sitemap.last?.items.length, sitemap.after?.items.length]).toEqual([250, 1, 0]);
    expect([sitemap.first?.hasNextPage, sitemap.last?.hasNextPage]).toEqual([true, false]);
    const [{ handle, title, images }] = sampleShop.products.slice(0, 1) as [ProductData];
    expect(sitemap.first?.items[0]).toMatchObject({ handle, title, image: { filepath: images[0]?.path } });
  });

  test('a sitemap contains one kind of page', async () => {
    const kinds = ['ARTICLE', 'BLOG', 'COLLECTION', 'METAOBJECT', 'PAGE', 'PRODUCT'];
    const answer = await ask<Record<string, { resources: { items: { handle: string }[] } }>>(
      sandbox,
      `{ ${kinds.map((kind) => `${kind}: sitemap(type: ${kind}) { resources(page: 1) { items { handle } } }`).join(' ')} }`,
    );
    expect(kinds.map((kind) => handles({ nodes: answer[kind]?.resources.items ?? [] }))).toEqual([
      'new-bell',
      'news',
      'things bells none',
      '',
      'care about',
      'gone brass rope tower',
    ]);
  });
});
