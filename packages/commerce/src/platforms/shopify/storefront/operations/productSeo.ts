import * as v from 'valibot';
import { metafield, seo } from '../shapes.js';

export const document = /* GraphQL */ `
  query productSeo($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      seo {
        title
        description
      }
      videos: metafield(namespace: "custom", key: "videos") {
        value
      }
    }
  }
`;

export const answer = v.object({ product: v.nullable(v.object({ seo, videos: metafield })) });
