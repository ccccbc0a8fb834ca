import * as v from 'valibot';
import { nodes, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query variantInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
        quantityAvailable
        quantityRule {
          minimum
          maximum
        }
      }
    }
  }
`;

export const answer = nodes({
  id: text,
  availableForSale: v.boolean(),
  quantityAvailable: v.nullable(wholeNumber),
  quantityRule: v.object({ minimum: wholeNumber, maximum: v.nullable(wholeNumber) }),
});
