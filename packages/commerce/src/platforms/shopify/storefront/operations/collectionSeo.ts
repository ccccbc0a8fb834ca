import * as v from 'valibot';
import { seo } from '../shapes.js';

export const document = /* GraphQL */ `
  query collectionSeo($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      seo {
        title
        description
      }
    }
  }
`;

export const answer = v.object({ collection: v.nullable(v.object({ seo })) });
