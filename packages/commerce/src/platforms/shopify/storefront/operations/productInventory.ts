import * as v from 'valibot';
import { metafield, nodes, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query productInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        availableForSale
        totalInventory
        releaseDate: metafield(namespace: "custom", key: "release_date") {
          value
        }
      }
    }
  }
`;

export const answer = nodes({
  id: text,
  availableForSale: v.boolean(),
  totalInventory: v.nullable(wholeNumber),
  releaseDate: metafield,
});
