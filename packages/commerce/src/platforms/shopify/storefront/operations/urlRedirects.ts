import * as v from 'valibot';
import { text } from '../shapes.js';

export const document = /* GraphQL */ `
  query urlRedirects($query: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    urlRedirects(first: 10, query: $query) {
      nodes {
        path
        target
      }
    }
  }
`;

export const answer = v.object({ urlRedirects: v.object({ nodes: v.array(v.object({ path: text, target: text })) }) });
