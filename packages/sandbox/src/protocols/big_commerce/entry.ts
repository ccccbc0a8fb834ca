import { exampleToken } from '../exampleToken.js';
import type { ProtocolEntry } from '../protocol.js';
import { isBigCommerceUrl } from './matches.js';

export const bigCommerce: ProtocolEntry = {
  matches: isBigCommerceUrl,
  load: async () => (await import('./protocol.js')).bigCommerce,
  overview: (context) => ({
    name: 'BigCommerce REST API',
    notes:
      'Catalog, carts, checkouts and customers; orders and the store below v2; /login.php. Without /stores/{hash} as a storefront’s own server passes it on.',
    code: `curl '${context.origin}/stores/sandbox/v3/catalog/products?limit=3' -H 'x-auth-token: ${exampleToken(context)}'`,
  }),
};
