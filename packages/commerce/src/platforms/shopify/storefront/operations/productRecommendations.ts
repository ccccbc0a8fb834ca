import * as v from 'valibot';
import { imageFields, mediaFields, moneyFields, summaryFields } from '../fragments.js';
import { summary } from '../shapes.js';

export const document = /* GraphQL */ `
  query productRecommendations($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    productRecommendations(productId: $id) {
      ...summaryFields
    }
  }
  ${summaryFields}
  ${mediaFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({ productRecommendations: v.nullable(v.array(v.object(summary))) });
