import * as v from 'valibot';
import { userErrorFields } from '../fragments.js';
import { codedErrors } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation cartBuyerIdentityUpdate(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      userErrors {
        ...userErrorFields
      }
    }
  }
  ${userErrorFields}
`;

export const answer = v.object({
  cartBuyerIdentityUpdate: v.nullable(v.object({ userErrors: codedErrors })),
});
