import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerErrors, token } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerAccessTokenCreate(
    $input: CustomerAccessTokenCreateInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerAccessTokenCreate(input: $input) {
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

export const answer = v.object({
  customerAccessTokenCreate: v.nullable(v.object({ ...token, ...customerErrors })),
});
