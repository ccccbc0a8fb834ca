import * as v from 'valibot';
import { text, userErrors } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors {
        field
        message
      }
    }
  }
`;

export const answer = v.object({
  customerAccessTokenDelete: v.nullable(v.object({ deletedAccessToken: v.nullable(text), ...userErrors })),
});
