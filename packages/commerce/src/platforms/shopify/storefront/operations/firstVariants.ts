import * as v from 'valibot';
import { nodes, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query firstVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        variants(first: 1) {
          nodes {
            id
          }
        }
      }
    }
  }
`;

export const answer = nodes({ id: text, variants: v.object({ nodes: v.array(v.object({ id: text })) }) });
