import { addresses } from './addresses.js';
import { createCustomers } from './customers.js';
import { credentials, readShopifySettings } from './storefront/environment.js';
import { imageResizing } from './shared/imageResizing.js';
import type { FlavourRow } from '../shared/flavour.js';
import { sharedListingOrders } from '../shared/listingOrders.js';
import { createListingSearch } from '../shared/listingSearch.js';
import { createCartOwner } from '../shared/cartOwner.js';
import { createContact } from '../shared/contact.js';
import { createIsNew } from '../shared/newness.js';
import { createTransport } from '../../shared/transport.js';
import { createIdentifyCart } from './storefront/buyerIdentity.js';
import { createCopyCart } from './storefront/copyCart.js';
import { createCart } from './storefront/cart.js';
import { createCatalog } from './storefront/catalog.js';
import { createCall } from './storefront/client.js';
import { listingFilters } from './storefront/facets.js';
import { createInventory } from './storefront/inventory.js';
import { listingSorts, searchOffer } from './storefront/listing.js';
import type { ShopifyGraphqlSettings } from './storefront/settings.js';
import { webhooks } from './webhooks.js';

/** A shop through Shopify's Storefront API. */
export const shopifyGraphql: FlavourRow<ShopifyGraphqlSettings> = {
  credentials,
  readSettings: (env) => ({ flavour: 'shopify_graphql', ...readShopifySettings(env, { needsToken: true }) }),
  sandboxSettings: (baseUrl) => ({ flavour: 'shopify_graphql', baseUrl }),
  addresses,
  webhooks,
  create(settings, dependencies) {
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const transport = createTransport(dependencies);
    const call = createCall(settings, transport);
    const owner = createCartOwner({
      session,
      scope: settings.baseUrl,
      identify: createIdentifyCart(call),
      copy: createCopyCart(call),
    });
    const context = { baseUrl: settings.baseUrl, imageUrl, isNew: createIsNew(dependencies) };
    const customers = createCustomers(settings, dependencies, { call, transport, context, owner });
    const catalog = createCatalog({ call, context, orders: listingOrders });
    return {
      capabilities: {
        ...customers.capabilities,
        pricesByCountry: true,
        menu: 'merchant',
        sorts: listingSorts,
        filters: listingFilters,
        search: searchOffer,
        brands: true,
        imageResizing,
      },
      catalog,
      inventory: createInventory(call),
      cart: createCart({ call, owner, session, context }),
      customer: customers.customer,
      search: createListingSearch(catalog),
      contact: createContact(settings.contactUrl ?? new URL('/contact', settings.baseUrl).href, transport),
    };
  },
};
