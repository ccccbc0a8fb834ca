import type { ProtocolEntry } from '../protocol.js';
import { graphqlExample } from './example.js';
import { isStorefrontUrl } from './matches.js';

export const storefront: ProtocolEntry = {
  matches: isStorefrontUrl,
  load: async () => (await import('./protocol.js')).shopifyGraphql,
  overview: (context) => ({
    name: 'Shopify Storefront API (GraphQL)',
    notes:
      context.accessToken === undefined
        ? 'Any access token, or none. Introspection is on.'
        : 'Needs the access token that the sandbox was started with.',
    code: graphqlExample('2026-04', '{ products(first: 3) { nodes { title handle } } }', context),
  }),
};
