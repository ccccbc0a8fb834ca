import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from '../fragments.js';
import { cartPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartDiscountCodesUpdate(
    $cartId: ID!
    $discountCodes: [String!]!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
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

export const answer = v.object({ cartDiscountCodesUpdate: cartPayload });
