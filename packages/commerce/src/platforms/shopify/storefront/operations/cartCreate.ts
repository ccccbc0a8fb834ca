import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from '../fragments.js';
import { cartPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartCreate($input: CartInput!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart {
        ...cartFields
      }
      userErrors {
        ...userErrorFields
      }
      warnings {
        ...warningFields
      }
    }
  }
  ${cartFields}
  ${userErrorFields}
  ${warningFields}
`;

export const answer = v.object({ cartCreate: cartPayload });
