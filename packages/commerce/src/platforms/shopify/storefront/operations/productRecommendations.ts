import * as v from 'valibot';
import { imageFields, mediaFields, moneyFields, summaryFields, swatchFields } from '../fragments.js';
import { summary } from '../shapes.js';

export const document = /* GraphQL */ `
  query productRecommendations($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    complementary: productRecommendations(productId: $id, intent: COMPLEMENTARY) {
      ...summaryFields
    }
    related: productRecommendations(productId: $id, intent: RELATED) {
      ...summaryFields
    }
  }
  ${summaryFields}
  ${swatchFields}
  ${mediaFields}
  ${imageFields}
  ${moneyFields}
`;

const products = v.nullable(v.array(v.object(summary)));

export const answer = v.object({ complementary: products, related: products });
