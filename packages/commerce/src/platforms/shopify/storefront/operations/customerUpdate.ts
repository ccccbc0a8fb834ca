import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerErrors, token } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerUpdate(
    $customer: CustomerUpdateInput!
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerUpdate(customer: $customer, customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerUpdate: v.nullable(v.object({ ...token, ...customerErrors })) });
