import type { ProtocolEntry } from '../protocol.js';
import { shopifyAjax } from './protocol.js';

export const ajax: ProtocolEntry = {
  matches: shopifyAjax.matches,
  load: () => shopifyAjax,
  overview: ({ origin, shop }) => ({
    name: 'Shopify theme endpoints (AJAX)',
    notes:
      'And /cart.js, /cart/add.js, /collections/{handle}/products.json, /search/suggest.json, /account/login with its other forms, /contact, /robots.txt.',
    code: `curl ${origin}/products/${shop.catalog.products[0]?.data.handle ?? '{handle}'}.js`,
  }),
};
