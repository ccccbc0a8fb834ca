import { createCustomers } from '../shopify/customers.js';
import { imageResizing } from '../shopify/imageResizing.js';
import type { FlavourRow } from '../flavour.js';
import { sharedListingOrders } from '../listingOrders.js';
import { createListingSearch } from '../listingSearch.js';
import { createContact } from '../contact.js';
import { sharedKept } from '../kept.js';
import { createTransport, systemClock } from '../transport.js';
import { createIdentifyCart } from './buyerIdentity.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createCall } from './client.js';
import { listingFilters } from './facets.js';
import { createInventory } from './inventory.js';
import { listingSorts } from './listing.js';
import type { ShopifyGraphqlSettings } from './settings.js';

/** A shop through Shopify's Storefront API. */
export const shopifyGraphql: FlavourRow<ShopifyGraphqlSettings> = {
  platform: 'shopify',
  create(settings, dependencies) {
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const { kept = sharedKept, clock: { now } = systemClock } = dependencies;
    const transport = createTransport(dependencies);
    const call = createCall(settings, transport);
    const identifyCart = createIdentifyCart(call);
    const context = { baseUrl: settings.baseUrl, imageUrl };
    const customers = createCustomers(settings, { call, transport, session, kept, now, context, identifyCart });
    const catalog = createCatalog({ call, context, orders: listingOrders });
    return {
      capabilities: {
        ...customers.capabilities,
        cartNote: true,
        pricesByCountry: true,
        menu: 'merchant',
        contact: true,
        sorts: listingSorts,
        filters: listingFilters,
        brands: true,
        imageResizing,
      },
      catalog,
      inventory: createInventory(call),
      cart: createCart({ call, identifyCart, session, context }),
      customer: customers.customer,
      search: createListingSearch(catalog),
      contact: createContact(settings.contactUrl ?? new URL('/contact', settings.baseUrl).href, transport),
    };
  },
};
