import { createCustomers } from '../shopify/customers.js';
import { imageResizing } from '../shopify/imageResizing.js';
import type { FlavourRow } from '../flavour.js';
import { createContact } from '../contact.js';
import { sharedKept } from '../kept.js';
import { createListingSearch } from '../listingSearch.js';
import { createIdentifyCart, type IdentifyCart } from '../shopify_graphql/buyerIdentity.js';
import { createCall } from '../shopify_graphql/client.js';
import { createTransport, systemClock } from '../transport.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createAsk } from './client.js';
import { toGlobalCartId } from './ids.js';
import { createInventory } from './inventory.js';
import { listingSorts } from './listing.js';
import type { ShopifyRestSettings } from './settings.js';

/** A shop through the endpoints that Shopify has for the pages of a theme. */
export const shopifyRest: FlavourRow<ShopifyRestSettings> = {
  platform: 'shopify',
  create(settings, dependencies) {
    const { imageUrl = (src) => src, kept = sharedKept, clock: { now } = systemClock, session } = dependencies;
    const transport = createTransport(dependencies);
    const ask = createAsk(settings, transport);
    // A theme's endpoints tell of no customers; the Storefront API of the same shop does, and knows its carts.
    const call = createCall(settings, transport);
    const identify = createIdentifyCart(call);
    const identifyCart: IdentifyCart = (token, ...rest) => identify(toGlobalCartId(token), ...rest);
    const context = { baseUrl: settings.baseUrl, imageUrl, kept };
    const inventory = createInventory(ask);
    const customers = createCustomers(settings, { call, transport, session, kept, now, context, identifyCart });
    const catalog = createCatalog({ ask, context });
    return {
      capabilities: {
        ...customers.capabilities,
        cartNote: true,
        pricesByCountry: true,
        menu: 'none',
        contact: true,
        sorts: listingSorts,
        filters: [],
        brands: false,
        imageResizing,
      },
      catalog,
      inventory,
      cart: createCart({ ask, identifyCart, session, context, inventory }),
      customer: customers.customer,
      search: createListingSearch(catalog, { pageLimit: 1 }),
      contact: createContact(settings.contactUrl ?? new URL('/contact', settings.baseUrl).href, transport),
    };
  },
};
