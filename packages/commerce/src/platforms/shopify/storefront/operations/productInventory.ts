import * as v from 'valibot';
import { nodes, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query productInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        availableForSale
        totalInventory
      }
    }
  }
`;

export const answer = nodes({ id: text, availableForSale: v.boolean(), totalInventory: v.nullable(wholeNumber) });
