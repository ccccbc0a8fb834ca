import * as v from 'valibot';
import { metafield, nodes, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query variantInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
        quantityAvailable
        currentlyNotInStock
        product {
          releaseDate: metafield(namespace: "custom", key: "release_date") {
            value
          }
        }
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
  currentlyNotInStock: v.boolean(),
  product: v.object({ releaseDate: metafield }),
  quantityRule: v.object({ minimum: wholeNumber, maximum: v.nullable(wholeNumber) }),
});
