import * as v from 'valibot';
import { cartFields } from '../fragments.js';
import { cart } from '../shapes.js';

export const document = /* GraphQL */ `
  query cart($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) {
      ...cartFields
    }
  }
  ${cartFields}
`;

export const answer = v.object({ cart: v.nullable(cart) });
