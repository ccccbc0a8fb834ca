import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customerCreate(input: $input) {
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerCreate: customerPayload });
