/** Version 2024-04 of the Storefront API, and those before it: with checkouts in the place of carts. */
import { storefrontProtocol } from '../shopify_graphql/protocol.js';
import { isCheckoutsUrl } from './matches.js';
import { schema } from './schema.js';

export const shopifyCheckouts = storefrontProtocol(isCheckoutsUrl, schema);
