import * as v from 'valibot';
import { text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query sitemap($page: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
      resources(page: $page) {
        hasNextPage
        items {
          handle
          updatedAt
          ... on SitemapResource {
            image {
              alt
              filepath
            }
          }
        }
      }
    }
  }
`;

const item = v.object({
  handle: text,
  updatedAt: text,
  image: v.nullish(v.object({ alt: v.nullable(text), filepath: v.nullable(text) })),
});

export const answer = v.object({
  sitemap: v.object({
    pagesCount: v.nullable(v.object({ count: wholeNumber })),
    resources: v.nullable(v.object({ hasNextPage: v.boolean(), items: v.array(item) })),
  }),
});
