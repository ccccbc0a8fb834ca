import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerResetByUrl($resetUrl: URL!, $password: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerResetByUrl: customerPayload });
