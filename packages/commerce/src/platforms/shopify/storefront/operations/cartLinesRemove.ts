import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from '../fragments.js';
import { cartPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartLinesRemove(
    $cartId: ID!
    $lineIds: [ID!]!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
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

export const answer = v.object({ cartLinesRemove: cartPayload });
