import * as v from 'valibot';
import { text } from '../shapes.js';

export const document = /* GraphQL */ `
  query brand($query: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(query: $query, first: 10) {
      nodes {
        vendor
      }
    }
  }
`;

export const answer = v.object({ products: v.object({ nodes: v.array(v.object({ vendor: text })) }) });
