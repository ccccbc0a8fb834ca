import { exampleToken } from '../exampleToken.js';
import type { ProtocolEntry } from '../protocol.js';
import { graphqlPath, isBigCommerceGraphqlUrl } from './matches.js';

export const bigCommerceGraphql: ProtocolEntry = {
  matches: isBigCommerceGraphqlUrl,
  load: async () => (await import('./protocol.js')).bigCommerceGraphql,
  overview: (context) => ({
    name: 'BigCommerce GraphQL Storefront API',
    notes: 'Searches with facets and sort orders, and the tree of categories.',
    code: `curl ${context.origin}${graphqlPath} \\
  -H 'content-type: application/json' \\
  -H 'authorization: Bearer ${exampleToken(context)}' \\
  -d '${JSON.stringify({ query: '{ site { categoryTree { name path productCount } } }' })}'`,
  }),
};
