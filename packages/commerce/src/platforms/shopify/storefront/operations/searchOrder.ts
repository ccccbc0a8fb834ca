import * as v from 'valibot';
import { facetFields } from '../fragments.js';
import { facets, otherNode, pageInfo, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query searchOrder(
    $text: String!
    $after: String
    $sortKey: SearchSortKeys!
    $reverse: Boolean!
    $filters: [ProductFilter!]
    $withFacets: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $text
      prefix: LAST
      types: [PRODUCT]
      first: 250
      after: $after
      sortKey: $sortKey
      reverse: $reverse
      productFilters: $filters
    ) {
      nodes {
        ... on Product {
          id
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      productFilters @include(if: $withFacets) {
        ...facetFields
      }
    }
  }
  ${facetFields}
`;

export const answer = v.object({
  search: v.object({
    nodes: v.array(v.union([v.object({ id: text }), otherNode])),
    totalCount: wholeNumber,
    pageInfo,
    productFilters: v.optional(facets),
  }),
});
