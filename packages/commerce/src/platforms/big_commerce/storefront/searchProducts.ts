/** The search of BigCommerce's GraphQL Storefront API, which has filters. The REST API has none. */
import * as v from 'valibot';

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer());

export const document = /* GraphQL */ `
  query searchProducts(
    $filters: SearchProductsFiltersInput!
    $ofAllPrices: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput
    $after: String
    $withFacets: Boolean!
  ) {
    site {
      search {
        searchProducts(filters: $filters, sort: $sort) {
          products(first: 50, after: $after) {
            edges {
              node {
                entityId
                inventory {
                  isInStock
                }
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
          filters(first: 50) @include(if: $withFacets) {
            edges {
              node {
                displayName
                ... on BrandSearchFilter {
                  brands(first: 50) {
                    edges {
                      node {
                        name
                        productCount
                      }
                    }
                  }
                }
                ... on PriceSearchFilter {
                  selected {
                    maxPrice
                  }
                }
                ... on ProductAttributeSearchFilter {
                  filterKey
                  attributes(first: 50) {
                    edges {
                      node {
                        value
                        productCount
                      }
                    }
                  }
                }
                ... on OtherSearchFilter {
                  isInStock {
                    displayName
                    productCount
                  }
                }
              }
            }
          }
        }
        lowest: searchProducts(filters: $ofAllPrices, sort: LOWEST_PRICE) @include(if: $withFacets) {
          ...firstPrice
        }
        highest: searchProducts(filters: $ofAllPrices, sort: HIGHEST_PRICE) @include(if: $withFacets) {
          ...firstPrice
        }
      }
    }
  }
  fragment firstPrice on SearchProducts {
    products(first: 1) {
      edges {
        node {
          prices {
            priceRange {
              min {
                value
              }
              max {
                value
              }
            }
          }
        }
      }
    }
  }
`;

const edges = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ edges: v.nullable(v.array(v.object({ node: v.object(entries) }))) });

const money = v.object({ value: v.pipe(v.number(), v.finite()) });
const firstPrice = v.object({
  products: edges({ prices: v.nullable(v.object({ priceRange: v.object({ min: money, max: money }) })) }),
});

const filter = {
  displayName: text,
  brands: v.optional(edges({ name: text, productCount: wholeNumber })),
  // Only the price has this. It is null while the search is not filtered by price.
  selected: v.optional(v.nullable(v.object({}))),
  filterKey: v.optional(text),
  attributes: v.optional(edges({ value: text, productCount: wholeNumber })),
  isInStock: v.nullish(v.object({ displayName: text, productCount: wholeNumber })),
};

export const answer = v.object({
  site: v.object({
    search: v.object({
      searchProducts: v.object({
        products: v.object({
          ...edges({ entityId: wholeNumber, inventory: v.object({ isInStock: v.boolean() }) }).entries,
          pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(text) }),
          collectionInfo: v.nullable(v.object({ totalItems: v.nullable(wholeNumber) })),
        }),
        filters: v.optional(edges(filter)),
      }),
      lowest: v.optional(firstPrice),
      highest: v.optional(firstPrice),
    }),
  }),
});

export type Found = v.InferOutput<typeof answer>['site']['search'];

/** `SearchProductsFiltersInput` of the schema, as far as we use it. */
export interface SearchFilters {
  searchTerm?: string;
  categoryEntityId?: number;
  brandEntityIds?: number[];
  price?: { minPrice?: number; maxPrice?: number };
  productAttributes?: { attribute: string; values: readonly string[] }[];
  hideOutOfStock?: boolean;
}

export interface Variables {
  filters: SearchFilters;
  /** The same without the price: for the range of prices. */
  ofAllPrices: SearchFilters;
  sort: string | undefined;
  after: string | undefined;
  withFacets: boolean;
}

/** Returns the nodes of a list. */
export const nodesOf = <Node>(list: { edges: { node: Node }[] | null } | undefined): Node[] =>
  list?.edges?.map(({ node }) => node) ?? [];
