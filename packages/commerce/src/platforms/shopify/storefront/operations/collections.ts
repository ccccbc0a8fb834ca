import * as v from 'valibot';
import { imageFields } from '../fragments.js';
import { image, pageInfo, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query collections($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collections(first: 250, after: $after) {
      nodes {
        id
        title
        handle
        image {
          ...imageFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${imageFields}
`;

export const answer = v.object({
  collections: v.object({
    nodes: v.array(v.object({ id: text, title: text, handle: text, image: v.nullable(image) })),
    pageInfo,
  }),
});
