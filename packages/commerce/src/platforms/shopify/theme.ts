import { addresses } from './addresses.js';
import { createCustomers } from './customers.js';
import { credentials, readShopifySettings } from './storefront/environment.js';
import { imageResizing } from './shared/imageResizing.js';
import type { FlavourRow } from '../shared/flavour.js';
import { createContact } from '../shared/contact.js';
import { sharedKept } from '../shared/kept.js';
import { sharedListingOrders } from '../shared/listingOrders.js';
import { createListingSearch } from '../shared/listingSearch.js';
import { createIdentifyCart, type IdentifyCart } from './storefront/buyerIdentity.js';
import { createCatalog as createStorefrontCatalog } from './storefront/catalog.js';
import { createCall } from './storefront/client.js';
import { createTransport, systemClock } from '../../shared/transport.js';
import { createCart } from './theme/cart.js';
import { createCatalog } from './theme/catalog.js';
import { createAsk } from './theme/client.js';
import { toGlobalCartId } from './theme/ids.js';
import { createInventory } from './theme/inventory.js';
import { listingSorts } from './theme/listing.js';
import type { ShopifyRestSettings } from './theme/settings.js';

/** A shop through Shopify's endpoints for theme pages. */
export const shopifyRest: FlavourRow<ShopifyRestSettings> = {
  credentials,
  // The theme's endpoints need no token. Only calls about customers need one, because they use the Storefront API.
  readSettings: (env) => ({ flavour: 'shopify_rest', ...readShopifySettings(env, { needsToken: false }) }),
  sandboxSettings: (baseUrl) => ({ flavour: 'shopify_rest', baseUrl }),
  addresses,
  create(settings, dependencies) {
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const { kept = sharedKept, clock: { now } = systemClock } = dependencies;
    const transport = createTransport(dependencies);
    const ask = createAsk(settings, transport);
    // A theme's endpoints have no customers, brands or menus, and find at most ten products. These calls use the shop's Storefront API.
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
        pricesByCountry: true,
        menu: 'merchant',
        sorts: listingSorts,
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
