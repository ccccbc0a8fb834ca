import * as v from 'valibot';
import { seo } from '../shapes.js';

export const document = /* GraphQL */ `
  query productSeo($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      seo {
        title
        description
      }
    }
  }
`;

export const answer = v.object({ product: v.nullable(v.object({ seo })) });
