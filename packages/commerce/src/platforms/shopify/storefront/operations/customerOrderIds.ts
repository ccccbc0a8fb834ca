import * as v from 'valibot';
import { customer, pageInfo, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query customerOrderIds($customerAccessToken: String!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

export const answer = customer({
  orders: v.object({ edges: v.array(v.object({ cursor: text, node: v.object({ id: text }) })), pageInfo }),
});
