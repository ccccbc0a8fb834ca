import * as v from 'valibot';
import { imageFields, moneyFields, variantFields } from '../fragments.js';
import { variants } from '../shapes.js';

export const document = /* GraphQL */ `
  query productVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes {
          ...variantFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${variantFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({ product: v.nullable(v.object({ variants })) });
