import * as v from 'valibot';
import { imageFields, mediaFields, moneyFields, productFields, swatchFields, variantFields } from '../fragments.js';
import { media, metafield, otherNode, pageInfo, product } from '../shapes.js';

export const document = /* GraphQL */ `
  query feed($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, after: $after, sortKey: ID) {
      nodes {
        ...productFields
        releaseDate: metafield(namespace: "custom", key: "release_date") {
          value
        }
        media(first: 10) {
          nodes {
            ... on MediaImage {
              ...mediaFields
            }
          }
        }
        variants(first: 100) {
          nodes {
            ...variantFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${productFields}
  ${variantFields}
  ${swatchFields}
  ${mediaFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({
  products: v.object({
    nodes: v.array(
      v.object({
        ...product,
        releaseDate: metafield,
        media: v.object({ nodes: v.array(v.union([media, otherNode])) }),
      }),
    ),
    pageInfo,
  }),
});
