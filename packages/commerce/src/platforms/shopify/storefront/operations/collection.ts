import * as v from 'valibot';
import { imageFields } from '../fragments.js';
import { image, seo, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query collection($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      title
      handle
      description
      descriptionHtml
      image {
        ...imageFields
      }
      seo {
        title
        description
      }
    }
  }
  ${imageFields}
`;

export const answer = v.object({
  collection: v.nullable(
    v.object({
      id: text,
      title: text,
      handle: text,
      description: text,
      descriptionHtml: text,
      image: v.nullable(image),
      seo,
    }),
  ),
});
