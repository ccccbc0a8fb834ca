import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import { bigCommerceClient } from '../../testing/bigCommerce.js';
import { origin, testSandbox, type GraphQLAnswer } from '../../testing/client.js';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = testSandbox();
});

const post = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer token' }) =>
  sandbox.fetch(
    new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

const send = async <Data>(query: string, variables: Record<string, unknown> = {}) =>
  (await (await post({ query, variables })).json()) as GraphQLAnswer<Data>;

interface Found {
  site: {
    search: {
      searchProducts: {
        products: {
          edges: { node: { name: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string | null };
          collectionInfo: { totalItems: number };
        };
        filters: { edges: { node: Record<string, unknown> }[] };
      };
    };
  };
}

const document = /* GraphQL */ `
  query ($filters: SearchProductsFiltersInput!, $sort: SearchProductsSortInput, $first: Int, $after: String) {
    site {
      search {
        searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after) {
            edges {
              node {
                name
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
            collectionInfo {
              totalItems
            }
          }
          filters(first: 50) {
            edges {
              node {
                __typename
                displayName
                ... on BrandSearchFilter {
                  brands {
                    edges {
                      node {
                        name
                        isSelected
                        productCount
                      }
                    }
                  }
                }
                ... on ProductAttributeSearchFilter {
                  filterKey
                  attributes {
                    edges {
                      node {
                        value
                        isSelected
                        productCount
                      }
                    }
                  }
                }
                ... on PriceSearchFilter {
                  selected {
                    minPrice
                    maxPrice
                  }
                }
                ... on OtherSearchFilter {
                  isInStock {
                    productCount
                  }
                  isFeatured {
                    productCount
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`;

async function search(filters: object, others: { sort?: string; first?: number; after?: string | null } = {}) {
  const { data, errors } = await send<Found>(document, { filters, ...others });
  if (!data) throw new Error(JSON.stringify(errors));
  const { products, filters: facets } = data.site.search.searchProducts;
  return {
    names: products.edges.map(({ node }) => node.name),
    total: products.collectionInfo.totalItems,
    next: products.pageInfo.hasNextPage ? products.pageInfo.endCursor : undefined,
    facets: facets.edges.map(({ node }) => node),
  };
}

/** Returns the ids of the REST API, which are the same. */
async function idOf(list: 'brands' | 'categories', name: string): Promise<number> {
  const { data } = await bigCommerceClient(sandbox)<{ id: number; name: string }[]>('GET', `/v3/catalog/${list}`);
  return data.find((each) => each.name === name)!.id;
}

describe('a search of products', () => {
  it('finds words, and lists a category in the merchant’s order', async () => {
    expect((await search({ searchTerm: 'jersey' })).names).toEqual(['Jersey']);
    const categoryEntityId = await idOf('categories', 'All');
    const { names, total } = await search({ categoryEntityId });
    expect([names, total]).toEqual([['Oil', 'Bell', 'Jersey', 'Tape', 'Gone'], 5]);
  });

  it.each([
    ['A_TO_Z', ['Bell', 'Gone', 'Jersey', 'Oil', 'Tape']],
    ['Z_TO_A', ['Tape', 'Oil', 'Jersey', 'Gone', 'Bell']],
    ['LOWEST_PRICE', ['Gone', 'Tape', 'Oil', 'Bell', 'Jersey']],
    ['HIGHEST_PRICE', ['Jersey', 'Bell', 'Oil', 'Tape', 'Gone']],
  ])('is sorted %s', async (sort, names) => {
    expect((await search({}, { sort })).names).toEqual(names);
  });

  it('has pages of at most 50 products', async () => {
    const first = await search({}, { first: 3 });
    expect(first.names).toHaveLength(3);
    const second = await search({}, { first: 3, after: first.next! });
    expect([...first.names, ...second.names].sort()).toEqual(['Bell', 'Gone', 'Jersey', 'Oil', 'Tape']);
    expect(second.next).toBeUndefined();
    for (const variables of [{ first: 51 }, { first: 3, after: 'x' }])
      expect((await send(document, { filters: {}, ...variables })).errors).toHaveLength(1);
  });

  it('filters by brand, price, attribute and stock', async () => {
    const tern = await idOf('brands', 'Tern');
    expect((await search({ brandEntityIds: [tern] })).names).toEqual(['Bell']);
    expect((await search({ price: { minPrice: 10, maxPrice: 20 } })).names).toEqual(['Bell', 'Oil']);
    const size = (...values: string[]) => ({ productAttributes: [{ attribute: 'Size', values }] });
    expect((await search(size('S', 'XL'))).names).toEqual(['Jersey']);
    expect((await search(size('L'))).names).toEqual([]);
    expect((await search({ hideOutOfStock: true })).names).not.toContain('Gone');
    expect((await search({ rating: { minRating: 4 } })).names).toEqual([]);
  });

  it('counts the values of its facets, each without the filters of its own kind', async () => {
    const tern = await idOf('brands', 'Tern');
    const { facets } = await search({ brandEntityIds: [tern], price: { maxPrice: 50 } });
    expect(facets.map(({ __typename: type }) => type)).toEqual(
      [
        'CategorySearchFilter',
        'BrandSearchFilter',
        'ProductAttributeSearchFilter',
        'ProductAttributeSearchFilter',
        'PriceSearchFilter',
        'OtherSearchFilter',
      ].filter((type) => type !== 'ProductAttributeSearchFilter'),
    );
    expect(facets.find(({ __typename: type }) => type === 'BrandSearchFilter')).toMatchObject({
      brands: {
        edges: [
          { node: { name: 'Tern', isSelected: true, productCount: 1 } },
          { node: { name: 'Northlane', isSelected: false, productCount: 3 } },
        ],
      },
    });
    const all = (await search({})).facets;
    expect(all.find(({ displayName }) => displayName === 'Size')).toMatchObject({
      filterKey: 'Size',
      attributes: {
        edges: [
          { node: { value: 'S', isSelected: false, productCount: 1 } },
          { node: { value: 'M', isSelected: false, productCount: 1 } },
        ],
      },
    });
    expect(all.at(-2)).toMatchObject({ displayName: 'Price', selected: null });
    expect(all.at(-1)).toMatchObject({ isInStock: { productCount: 4 }, isFeatured: null });
  });

  it('knows a change of the stock', async () => {
    expect((await search({ hideOutOfStock: true })).names).toContain('Bell');
    sandbox.shop.stock.set(sandbox.shop.catalog.variant('BELL')!, 0);
    expect((await search({ hideOutOfStock: true })).names).not.toContain('Bell');
  });
});

it('has the tree of categories, and products with the ids, paths and prices of the REST API', async () => {
  const { data } = await send<{ site: { categoryTree: { entityId: number; path: string; productCount: number }[] } }>(
    '{ site { categoryTree { entityId name path productCount hasChildren children { entityId } } } }',
  );
  const id = await idOf('categories', 'All');
  expect(data?.site.categoryTree).toContainEqual({
    entityId: id,
    name: 'All',
    path: '/all/',
    productCount: 5,
    hasChildren: false,
    children: [],
  });
  const { data: found } = await send(
    `{ site { search { searchProducts(filters: { searchTerm: "bell" }) { products { edges { node {
      entityId path brand { name } prices { price { value currencyCode } basePrice { value } }
      defaultImage { url(width: 320) altText } inventory { isInStock } availabilityV2 { status }
      plainTextDescription(characterLimit: 8)
    } } } } } } }`,
  );
  const { data: rest } = await bigCommerceClient(sandbox)<{ id: number }[]>('GET', '/v3/catalog/products?keyword=bell');
  expect(found).toMatchObject({
    site: {
      search: {
        searchProducts: {
          products: {
            edges: [
              {
                node: {
                  entityId: rest[0]!.id,
                  path: '/bell/',
                  brand: { name: 'Tern' },
                  prices: { price: { value: 19.99, currencyCode: 'USD' }, basePrice: { value: 25 } },
                  defaultImage: { url: `${origin}/cdn/bell/1.svg`, altText: 'Bell' },
                  inventory: { isInStock: true },
                  availabilityV2: { status: 'Available' },
                },
              },
            ],
          },
        },
      },
    },
  });
});

describe('a request', () => {
  it('needs a token', async () => {
    const query = '{ site { settings { search { productFilteringEnabled } } } }';
    expect((await post({ query }, {})).status).toBe(401);
    sandbox = testSandbox({ accessToken: 'secret' });
    expect((await post({ query })).status).toBe(401);
    const answer = await post({ query }, { authorization: 'Bearer secret' });
    expect(await answer.json()).toEqual({
      data: { site: { settings: { search: { productFilteringEnabled: true } } } },
    });
  });

  it('is refused if it is not a valid document', async () => {
    expect((await post('nothing')).status).toBe(400);
    for (const query of ['{', '{ nothing }', 'query A { site { search { __typename } } } query B { site { nothing } }'])
      expect((await send(query)).errors?.length).toBeGreaterThan(0);
  });

  it('reads the catalog, for faults', async () => {
    sandbox.faults.add({ match: { call: 'catalog.read' }, fault: 'status=503', times: 1 });
    expect((await post({ query: '{ site { search { __typename } } }' })).status).toBe(503);
    expect((await sandbox.fetch(new Request(`${origin}/graphql`))).status).toBe(405);
  });
});
