import { addresses } from './addresses.js';
import { createCustomers } from './customers.js';
import { credentials, readShopifySettings } from './storefront/environment.js';
import { imageResizing } from './shared/imageResizing.js';
import type { FlavourRow } from '../shared/flavour.js';
import { createCartOwner } from '../shared/cartOwner.js';
import { createContact } from '../shared/contact.js';
import { sharedDataCache } from '../shared/dataCache.js';
import { sharedListingOrders } from '../shared/listingOrders.js';
import { createIsNew } from '../shared/newness.js';
import { createListingSearch } from '../shared/listingSearch.js';
import { sanitizeRichText } from '../shared/richText.js';
import { createIdentifyCart } from './storefront/buyerIdentity.js';
import { createCopyCart } from './storefront/copyCart.js';
import { createCatalog as createStorefrontCatalog } from './storefront/catalog.js';
import { createCall } from './storefront/client.js';
import { listingFilters } from './storefront/facets.js';
import { listingSorts as storefrontSorts, searchOffer } from './storefront/listing.js';
import { hasAny } from '../../shared/environment.js';
import { createTransport } from '../../shared/transport.js';
import { createCart } from './theme/cart.js';
import { createCatalog } from './theme/catalog.js';
import { createAsk } from './theme/client.js';
import { toCartToken, toGlobalCartId } from './theme/ids.js';
import { createInventory } from './theme/inventory.js';
import { listingSorts } from './theme/listing.js';
import type { ShopifyRestSettings } from './theme/settings.js';
import { webhooks } from './webhooks.js';

/** The sandbox accepts any token, so its listings have filters. */
const sandboxSettings = (baseUrl: string): ShopifyRestSettings => ({
  flavour: 'shopify_rest',
  baseUrl,
  publicToken: 'sandbox',
});

/** A shop through Shopify's endpoints for theme pages. */
export const shopifyRest: FlavourRow<ShopifyRestSettings> = {
  credentials,
  // The theme's endpoints need no token. Customers, filters and most orders need one, because they use the Storefront API.
  readSettings(env) {
    const settings = readShopifySettings(env, { needsToken: false });
    return hasAny(env, credentials)
      ? { flavour: 'shopify_rest', ...settings }
      : { ...settings, ...sandboxSettings(settings.baseUrl) };
  },
  sandboxSettings,
  addresses,
  webhooks,
  create(settings, dependencies) {
    const {
      imageUrl = (src) => src,
      listingOrders = sharedListingOrders,
      cache = sharedDataCache,
      session,
    } = dependencies;
    const transport = createTransport(dependencies);
    const ask = createAsk(settings, transport);
    // A theme's endpoints have no customers, brands or menus, and find at most ten products. These calls use the shop's Storefront API.
    const call = createCall(settings, transport);
    const identify = createIdentifyCart(call);
    const copy = createCopyCart(call);
    const owner = createCartOwner<string>({
      session,
      scope: settings.baseUrl,
      identify: async (token, ...rest) => identify(toGlobalCartId(token) ?? '', ...rest),
      copy: async (token, options) => toCartToken(await copy(toGlobalCartId(token) ?? '', options)),
    });
    const { baseUrl } = settings;
    const context = {
      baseUrl,
      imageUrl,
      isNew: createIsNew(dependencies),
      cleanHtml: (html: string) => sanitizeRichText(html, { baseUrl, imageUrl }),
      cache,
    };
    const inventory = createInventory(ask);
    const customers = createCustomers(settings, dependencies, { call, transport, context, owner });
    const storefront = createStorefrontCatalog({ call, context, orders: listingOrders });
    const hasToken = Boolean(settings.publicToken ?? settings.privateToken);
    const catalog = createCatalog({ ask, context, call, storefront, hasToken });
    return {
      capabilities: {
        ...customers.capabilities,
        pricesByCountry: true,
        linePricesOfPages: true,
        menu: 'merchant',
        // Without a token, a collection has one order and no filters.
        ...(hasToken
          ? { sorts: storefrontSorts, filters: listingFilters, search: searchOffer }
          : { sorts: listingSorts }),
        brands: true,
        imageResizing,
      },
      catalog,
      inventory,
      cart: createCart({ ask, owner, session, context, inventory }),
      customer: customers.customer,
      search: createListingSearch(catalog),
      contact: createContact(settings.contactUrl ?? new URL('/contact', settings.baseUrl).href, transport),
    };
  },
};
