import type { Capabilities } from '../../port/commerce.js';
import { accounts } from '../shopify/accounts.js';
import { imageResizing } from '../shopify/imageResizing.js';
import type { FlavourRow } from '../flavour.js';
import { sharedListingOrders } from '../listingOrders.js';
import { noCustomer } from '../noCustomer.js';
import { createTransport } from '../transport.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createCall } from './client.js';
import { listingFilters } from './facets.js';
import { createInventory } from './inventory.js';
import { listingSorts } from './listing.js';
import type { ShopifyGraphqlSettings } from './settings.js';

const capabilities: Capabilities = { ...accounts, sorts: listingSorts, filters: listingFilters, imageResizing };

/** A shop through Shopify's Storefront API. */
export const shopifyGraphql: FlavourRow<ShopifyGraphqlSettings> = {
  platform: 'shopify',
  create(settings, dependencies) {
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const call = createCall(settings, createTransport(dependencies));
    const context = { baseUrl: settings.baseUrl, imageUrl };
    return {
      capabilities,
      catalog: createCatalog({ call, context, orders: listingOrders }),
      inventory: createInventory(call),
      cart: createCart({ call, session, context }),
      customer: noCustomer,
    };
  },
};
