import * as v from 'valibot';
import { imageFields, mediaFields, moneyFields, variantFields } from '../fragments.js';
import { image, media, money, optionValue, seo, text, variants } from '../shapes.js';

export const document = /* GraphQL */ `
  query product($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      title
      handle
      vendor
      description
      descriptionHtml
      seo {
        title
        description
      }
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
      featuredImage {
        ...imageFields
      }
      priceRange {
        minVariantPrice {
          ...moneyFields
        }
      }
      options {
        id
        name
        optionValues {
          name
          swatch {
            color
            image {
              previewImage {
                url
              }
            }
          }
        }
      }
      media(first: 250) {
        nodes {
          ...mediaFields
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
  ${variantFields}
  ${mediaFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({
  product: v.nullable(
    v.object({
      id: text,
      title: text,
      handle: text,
      vendor: text,
      description: text,
      descriptionHtml: text,
      seo,
      collections: v.object({ nodes: v.array(v.object({ title: text, handle: text })) }),
      specifications: v.nullable(v.object({ value: text })),
      sizeGuide: v.nullable(v.object({ value: text })),
      featuredImage: v.nullable(image),
      priceRange: v.object({ minVariantPrice: money }),
      options: v.array(v.object({ id: text, name: text, optionValues: v.array(optionValue) })),
      media: v.object({ nodes: v.array(media) }),
      variants,
    }),
  ),
});
