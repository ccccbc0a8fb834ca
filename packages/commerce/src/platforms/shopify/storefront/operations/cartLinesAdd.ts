import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from '../fragments.js';
import { cartPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartLinesAdd(
    $cartId: ID!
    $lines: [CartLineInput!]!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
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

export const answer = v.object({ cartLinesAdd: cartPayload });
