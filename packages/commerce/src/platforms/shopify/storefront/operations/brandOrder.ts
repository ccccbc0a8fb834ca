import * as v from 'valibot';
import { pageInfo, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query brandOrder(
    $query: String!
    $after: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(query: $query, first: 250, after: $after, sortKey: $sortKey, reverse: $reverse) {
      nodes {
        id
        vendor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export const answer = v.object({
  products: v.object({ nodes: v.array(v.object({ id: text, vendor: text })), pageInfo }),
});
