import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from '../fragments.js';
import { cartPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartNoteUpdate($cartId: ID!, $note: String!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartNoteUpdate(cartId: $cartId, note: $note) {
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

export const answer = v.object({ cartNoteUpdate: cartPayload });
