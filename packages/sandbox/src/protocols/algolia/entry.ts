import { exampleToken } from '../exampleToken.js';
import type { ProtocolEntry } from '../protocol.js';
import { isAlgoliaUrl } from './matches.js';

export const algolia: ProtocolEntry = {
  matches: isAlgoliaUrl,
  load: async () => (await import('./protocol.js')).algolia,
  overview: (context) => ({
    name: 'Algolia search',
    notes: 'One index, products: searches, facets, records.',
    code: `curl ${context.origin}/1/indexes/products/query \\
  -H 'x-algolia-application-id: sandbox' -H 'x-algolia-api-key: ${exampleToken(context)}' \\
  -d '{"query":"${context.shop.catalog.products[0]?.data.title ?? ''}","hitsPerPage":3}'`,
  }),
};
