import * as v from 'valibot';
import { addressFields, imageFields, moneyFields, orderFields } from '../fragments.js';
import { customer, order, pageInfo } from '../shapes.js';

export const document = /* GraphQL */ `
  query customerOrders(
    $customerAccessToken: String!
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...orderFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${orderFields}
  ${addressFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = customer({ orders: v.object({ nodes: v.array(order), pageInfo }) });
