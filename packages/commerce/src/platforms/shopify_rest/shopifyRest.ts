import type { Capabilities } from '../../port/commerce.js';
import { accounts } from '../shopify/accounts.js';
import { imageResizing } from '../shopify/imageResizing.js';
import type { FlavourRow } from '../flavour.js';
import { sharedKept } from '../kept.js';
import { noCustomer } from '../noCustomer.js';
import { createTransport } from '../transport.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createAsk } from './client.js';
import { createInventory } from './inventory.js';
import { listingSorts } from './listing.js';
import type { ShopifyRestSettings } from './settings.js';

const capabilities: Capabilities = { ...accounts, sorts: listingSorts, filters: [], imageResizing };

/** A shop through the endpoints that Shopify has for the pages of a theme. */
export const shopifyRest: FlavourRow<ShopifyRestSettings> = {
  platform: 'shopify',
  create(settings, dependencies) {
    const { imageUrl = (src) => src, kept = sharedKept, session } = dependencies;
    const ask = createAsk(settings, createTransport(dependencies));
    const context = { baseUrl: settings.baseUrl, imageUrl, kept };
    const inventory = createInventory(ask);
    return {
      capabilities,
      catalog: createCatalog({ ask, context }),
      inventory,
      cart: createCart({ ask, session, context, inventory }),
      customer: noCustomer,
    };
  },
};
