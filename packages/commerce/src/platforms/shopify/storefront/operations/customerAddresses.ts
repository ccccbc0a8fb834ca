import * as v from 'valibot';
import { addressFields } from '../fragments.js';
import { address, customer, pageInfo } from '../shapes.js';

export const document = /* GraphQL */ `
  query customerAddresses(
    $customerAccessToken: String!
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      addresses(first: $first, after: $after) {
        nodes {
          ...addressFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${addressFields}
`;

export const answer = customer({ addresses: v.object({ nodes: v.array(address), pageInfo }) });
