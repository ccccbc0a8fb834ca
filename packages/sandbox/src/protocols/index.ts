import { algolia } from './algolia/entry.js';
import { bigCommerce } from './big_commerce/entry.js';
import { bigCommerceGraphql } from './big_commerce_graphql/entry.js';
import { checkout } from './checkout/entry.js';
import { pictures } from './pictures/entry.js';
import type { Protocol, ProtocolEntry } from './protocol.js';
import { shopifyAccount } from './shopify_account/protocol.js';
import { ajax } from './shopify_ajax/entry.js';
import { checkouts } from './shopify_checkouts/entry.js';
import { shopifyContact } from './shopify_contact/protocol.js';
import { customerAccount } from './shopify_customer_account/entry.js';
import { storefront } from './shopify_graphql/entry.js';
import { themePages } from './shopify_pages/entry.js';
import { storefrontLinks } from './storefrontLinks.js';
import { ucp } from './ucp/entry.js';

const here = (protocol: Protocol): ProtocolEntry => ({ matches: protocol.matches, load: () => protocol });

/** All protocols of the sandbox. A URL belongs to the first protocol that matches it. */
export const protocols: readonly ProtocolEntry[] = [
  storefront,
  checkouts,
  ajax,
  customerAccount,
  themePages,
  here(shopifyAccount),
  here(shopifyContact),
  bigCommerce,
  bigCommerceGraphql,
  algolia,
  ucp,
  checkout,
  pictures,
  here(storefrontLinks),
];
