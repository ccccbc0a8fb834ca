import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerRecover($email: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customerRecover(email: $email) {
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerRecover: customerPayload });
