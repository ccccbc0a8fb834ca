import * as v from 'valibot';
import {
  imageFields,
  mediaFields,
  moneyFields,
  playedFields,
  productFields,
  swatchFields,
  variantFields,
} from '../fragments.js';
import { metafield, playedMedia, product, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query product($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...productFields
      descriptionHtml
      collections(first: 10) {
        nodes {
          title
          handle
        }
      }
      specifications: metafield(namespace: "custom", key: "specifications") {
        value
      }
      sizeGuide: metafield(namespace: "custom", key: "size_guide") {
        value
      }
      videos: metafield(namespace: "custom", key: "videos") {
        value
      }
      media(first: 250) {
        nodes {
          ...mediaFields
          ...playedFields
        }
      }
      variants(first: 250) {
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
  ${productFields}
  ${variantFields}
  ${swatchFields}
  ${mediaFields}
  ${playedFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({
  product: v.nullable(
    v.object({
      ...product,
      descriptionHtml: text,
      collections: v.object({ nodes: v.array(v.object({ title: text, handle: text })) }),
      specifications: v.nullable(v.object({ value: text })),
      sizeGuide: v.nullable(v.object({ value: text })),
      videos: metafield,
      media: v.object({ nodes: v.array(playedMedia) }),
    }),
  ),
});
