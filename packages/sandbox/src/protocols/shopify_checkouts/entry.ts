import type { ProtocolEntry } from '../protocol.js';
import { graphqlExample } from '../shopify_graphql/example.js';
import { isCheckoutsUrl } from './matches.js';

export const checkouts: ProtocolEntry = {
  matches: isCheckoutsUrl,
  load: async () => (await import('./protocol.js')).shopifyCheckouts,
  overview: (context) => ({
    name: 'Shopify checkouts of 2024-04 and before',
    notes: 'Clients from before the carts ask for checkoutCreate and its like.',
    code: graphqlExample('2024-04', 'mutation { checkoutCreate(input: {}) { checkout { id webUrl } } }', context),
  }),
};
