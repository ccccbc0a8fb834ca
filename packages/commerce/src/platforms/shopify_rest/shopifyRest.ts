import { createCustomers } from '../shopify/customers.js';
import { imageResizing } from '../shopify/imageResizing.js';
import type { FlavourRow } from '../flavour.js';
import { createContact } from '../contact.js';
import { sharedKept } from '../kept.js';
import { sharedListingOrders } from '../listingOrders.js';
import { createListingSearch } from '../listingSearch.js';
import { createIdentifyCart, type IdentifyCart } from '../shopify_graphql/buyerIdentity.js';
import { createCatalog as createStorefrontCatalog } from '../shopify_graphql/catalog.js';
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
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const { kept = sharedKept, clock: { now } = systemClock } = dependencies;
    const transport = createTransport(dependencies);
    const ask = createAsk(settings, transport);
    // A theme's endpoints know no customers, brands or menus, and find ten products at most. The Storefront API of the same shop does more.
    const call = createCall(settings, transport);
    const identify = createIdentifyCart(call);
    const identifyCart: IdentifyCart = (token, ...rest) => identify(toGlobalCartId(token), ...rest);
    const context = { baseUrl: settings.baseUrl, imageUrl, kept };
    const inventory = createInventory(ask);
    const customers = createCustomers(settings, { call, transport, session, kept, now, context, identifyCart });
    const storefront = createStorefrontCatalog({ call, context, orders: listingOrders });
    const catalog = createCatalog({ ask, context, call, storefront });
    return {
      capabilities: {
        ...customers.capabilities,
        cartNote: true,
        pricesByCountry: true,
        menu: 'merchant',
        contact: true,
        sorts: listingSorts,
        filters: [],
        brands: true,
        imageResizing,
      },
      catalog,
      inventory,
      cart: createCart({ ask, identifyCart, session, context, inventory }),
      customer: customers.customer,
      search: createListingSearch(catalog),
      contact: createContact(settings.contactUrl ?? new URL('/contact', settings.baseUrl).href, transport),
    };
  },
};
