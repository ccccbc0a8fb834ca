import type { ProtocolEntry } from '../protocol.js';
import { isCustomerAccountUrl } from './matches.js';

export const customerAccount: ProtocolEntry = {
  matches: isCustomerAccountUrl,
  load: async () => (await import('./protocol.js')).shopifyCustomerAccount,
  overview: ({ origin }) => ({
    name: 'Shopify accounts without passwords',
    notes: 'OAuth with PKCE, and the Customer Account API (GraphQL). The code to sign in with is in the mail below.',
    code: `curl ${origin}/.well-known/openid-configuration`,
  }),
};
