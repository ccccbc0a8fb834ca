import type { ProtocolEntry } from '../protocol.js';
import { isCheckoutUrl } from './matches.js';

export const checkout: ProtocolEntry = {
  matches: isCheckoutUrl,
  load: async () => (await import('./protocol.js')).checkout,
  overview: ({ origin, shop }) => ({
    name: 'Hosted checkout',
    notes: 'A cart’s checkoutUrl, or a link that fills one. Nothing is charged.',
    code: `${origin}/cart/${shop.catalog.products[0]?.variants[0]?.id ?? '{variant}'}:1`,
  }),
};
