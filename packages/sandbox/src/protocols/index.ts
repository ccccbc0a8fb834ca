import { isAlgoliaUrl } from './algolia/matches.js';
import { isBigCommerceUrl } from './big_commerce/matches.js';
import { isCheckoutUrl } from './checkout/matches.js';
import { pictures } from './pictures/protocol.js';
import type { Protocol, ProtocolEntry } from './protocol.js';
import { shopifyAccount } from './shopify_account/protocol.js';
import { shopifyAjax } from './shopify_ajax/protocol.js';
import { isCheckoutsUrl } from './shopify_checkouts/matches.js';
import { shopifyContact } from './shopify_contact/protocol.js';
import { isCustomerAccountUrl } from './shopify_customer_account/matches.js';
import { isStorefrontUrl } from './shopify_graphql/matches.js';
import { isThemePage } from './shopify_pages/matches.js';
import { storefrontLinks } from './storefrontLinks.js';

const here = (protocol: Protocol): ProtocolEntry => ({ matches: protocol.matches, load: () => protocol });

/** All protocols of the sandbox. A URL belongs to the first protocol that matches it. Large protocols load on their first request. */
export const protocols: readonly ProtocolEntry[] = [
  {
    matches: isStorefrontUrl,
    load: async () => (await import('./shopify_graphql/protocol.js')).shopifyGraphql,
  },
  {
    matches: isCheckoutsUrl,
    load: async () => (await import('./shopify_checkouts/protocol.js')).shopifyCheckouts,
  },
  {
    matches: isCustomerAccountUrl,
    load: async () => (await import('./shopify_customer_account/protocol.js')).shopifyCustomerAccount,
  },
  here(shopifyAjax),
  {
    matches: isThemePage,
    load: async () => (await import('./shopify_pages/protocol.js')).shopifyPages,
  },
  here(shopifyAccount),
  here(shopifyContact),
  {
    matches: isBigCommerceUrl,
    load: async () => (await import('./big_commerce/protocol.js')).bigCommerce,
  },
  {
    matches: isAlgoliaUrl,
    load: async () => (await import('./algolia/protocol.js')).algolia,
  },
  here(pictures),
  {
    matches: isCheckoutUrl,
    load: async () => (await import('./checkout/protocol.js')).checkout,
  },
  here(storefrontLinks),
];
