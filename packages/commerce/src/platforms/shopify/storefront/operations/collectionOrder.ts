import * as v from 'valibot';
import { facetFields } from '../fragments.js';
import { facets, pageInfo, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query collectionOrder(
    $handle: String!
    $after: String
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $filters: [ProductFilter!]
    $withFacets: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: 250, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        filters @include(if: $withFacets) {
          ...facetFields
        }
      }
    }
  }
  ${facetFields}
`;

export const answer = v.object({
  collection: v.nullable(
    v.object({
      products: v.object({ nodes: v.array(v.object({ id: text })), pageInfo, filters: v.optional(facets) }),
    }),
  ),
});
