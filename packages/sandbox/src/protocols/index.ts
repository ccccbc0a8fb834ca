import { algolia } from './algolia/protocol.js';
import { bigCommerce } from './big_commerce/protocol.js';
import { checkout } from './checkout/protocol.js';
import { pictures } from './pictures/protocol.js';
import type { Protocol } from './protocol.js';
import { shopifyAccount } from './shopify_account/protocol.js';
import { shopifyAjax } from './shopify_ajax/protocol.js';
import { shopifyContact } from './shopify_contact/protocol.js';
import { shopifyCustomerAccount } from './shopify_customer_account/protocol.js';
import { shopifyGraphql } from './shopify_graphql/protocol.js';
import { storefrontLinks } from './storefrontLinks.js';

/** Everything that the sandbox speaks; an address belongs to the first that matches it. */
export const protocols: readonly Protocol[] = [
  shopifyGraphql,
  shopifyCustomerAccount,
  shopifyAjax,
  shopifyAccount,
  shopifyContact,
  bigCommerce,
  algolia,
  pictures,
  checkout,
  storefrontLinks,
];
