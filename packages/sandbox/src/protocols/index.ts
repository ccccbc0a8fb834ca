import { algolia } from './algolia/protocol.js';
import { bigCommerce } from './big_commerce/protocol.js';
import { checkout } from './checkout/protocol.js';
import { pictures } from './pictures/protocol.js';
import type { Protocol, ProtocolEntry } from './protocol.js';
import { shopifyAccount } from './shopify_account/protocol.js';
import { shopifyAjax } from './shopify_ajax/protocol.js';
import { isCheckoutsUrl } from './shopify_checkouts/matches.js';
import { shopifyContact } from './shopify_contact/protocol.js';
import { shopifyCustomerAccount } from './shopify_customer_account/protocol.js';
import { shopifyGraphql } from './shopify_graphql/protocol.js';
import { isThemePage } from './shopify_pages/matches.js';
import { storefrontLinks } from './storefrontLinks.js';

const here = (protocol: Protocol): ProtocolEntry => ({ matches: protocol.matches, load: () => protocol });

/** Everything that the sandbox speaks; an address belongs to the first that matches it. */
export const protocols: readonly ProtocolEntry[] = [
  here(shopifyGraphql),
  { matches: isCheckoutsUrl, load: async () => (await import('./shopify_checkouts/protocol.js')).shopifyCheckouts },
  here(shopifyCustomerAccount),
  here(shopifyAjax),
  { matches: isThemePage, load: async () => (await import('./shopify_pages/protocol.js')).shopifyPages },
  here(shopifyAccount),
  here(shopifyContact),
  here(bigCommerce),
  here(algolia),
  here(pictures),
  here(checkout),
  here(storefrontLinks),
];
