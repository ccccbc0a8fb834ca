import { imageFields, mediaFields, moneyFields, summaryFields, swatchFields } from '../fragments.js';
import { nodes, summary } from '../shapes.js';

export const document = /* GraphQL */ `
  query summaries($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...summaryFields
      }
    }
  }
  ${summaryFields}
  ${swatchFields}
  ${mediaFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = nodes(summary);
