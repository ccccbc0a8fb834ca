import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import type { AlgoliaSettings } from '../search/algolia/settings.js';
import { createTransport, type Fetch } from '../shared/transport.js';
import { assemble } from './assemble.js';
import { createBrowserCleaner } from './shared/browserRichText.js';
import { guestCarts } from './shared/cartOwner.js';
import { createContact } from './shared/contact.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import { sharedListingOrders } from './shared/listingOrders.js';
import { createLocalSession } from './shared/localSession.js';
import { createIsNew } from './shared/newness.js';
import { createCall } from './shopify/storefront/client.js';
import type { ShopifyGraphqlSettings } from './shopify/storefront/settings.js';
import { createShop } from './shopify/storefront/shop.js';

/** How a browser reaches a shop through Shopify's Storefront API. */
export interface ShopifySettings extends Pick<ShopifyGraphqlSettings, 'baseUrl' | 'apiVersion' | 'publicToken'> {
  /** The search service, with a key that shoppers may see. Its code is loaded with the first search. Default: the platform's own search. */
  search?: AlgoliaSettings | undefined;
  /** The URL that receives messages to the shop from other origins. Default: none; `capabilities.contact` is false. */
  contactUrl?: string;
}

/** What an app can replace. */
export type ShopifyDependencies = Partial<
  Pick<CommerceDependencies, 'session' | 'listingOrders' | 'newForDays' | 'imageUrl' | 'timeout' | 'clock'> & {
    fetch: Fetch;
  }
>;

/**
 * Creates a shop that calls Shopify's Storefront API from the browser, without a server. It has no customers. The id of its cart is in the
 * browser's storage. Sends no request.
 * @throws ConfigurationError for a token that is not public, and without a browser's document
 */
export function createShopifyCommerce(
  { search, contactUrl, ...settings }: ShopifySettings,
  {
    fetch: send = (url, init) => fetch(url, init),
    session = createLocalSession(`vitrine cart of ${settings.baseUrl}`),
    ...others
  }: ShopifyDependencies = {},
): Commerce {
  refuseSecrets(settings);
  const dependencies = { ...others, fetch: send, session };
  const { baseUrl } = settings;
  const { imageUrl = (src) => src, listingOrders = sharedListingOrders } = dependencies;
  const transport = createTransport(dependencies);
  const shop = createShop({
    call: createCall(settings, transport),
    context: {
      baseUrl,
      imageUrl,
      isNew: createIsNew(dependencies),
      cleanHtml: createBrowserCleaner({ baseUrl, imageUrl }),
    },
    orders: listingOrders,
    owner: guestCarts(session),
    session,
  });
  return assemble({
    platform: 'shopify',
    shop: contactUrl ? { ...shop, contact: createContact(contactUrl, transport) } : shop,
    search,
    dependencies,
  });
}

/** Shopify's secrets begin with 'shpat_', 'shpss_' and the like. Untyped programs may also pass a private token by its name. */
function refuseSecrets({ publicToken, ...settings }: Omit<ShopifySettings, 'search' | 'contactUrl'>): void {
  if (!('privateToken' in settings) && !/^shp[a-z]*_/.test(publicToken ?? '')) return;
  throw new ConfigurationError(
    'This token is secret, but every visitor can read what a browser has. Revoke it if it was published. Use the public access token of the Storefront API.',
  );
}
