import * as v from 'valibot';
import { token, userErrors } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerAccessTokenRenew($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      userErrors {
        field
        message
      }
    }
  }
`;

export const answer = v.object({
  customerAccessTokenRenew: v.nullable(v.object({ ...token, ...userErrors })),
});
