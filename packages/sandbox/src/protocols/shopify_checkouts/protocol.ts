/** Version 2024-04 of the Storefront API and earlier versions, which have checkouts. */
import { storefrontProtocol } from '../shopify_graphql/protocol.js';
import { isCheckoutsUrl } from './matches.js';
import { schema } from './schema.js';

export const shopifyCheckouts = storefrontProtocol(isCheckoutsUrl, schema);
