import { ConfigurationError } from '../../port/errors.js';
import type { CallOptions } from '../../port/context.js';
import type { Capabilities } from '../../port/commerce.js';
import type { FlavourRow } from '../shared/flavour.js';
import { sharedListingOrders } from '../shared/listingOrders.js';
import { createListingSearch } from '../shared/listingSearch.js';
import { createCartOwner } from '../shared/cartOwner.js';
import { createContact } from '../shared/contact.js';
import { sharedDataCache } from '../shared/dataCache.js';
import { createIsNew } from '../shared/newness.js';
import { createTransport, systemClock } from '../../shared/transport.js';
import { accounts } from './accounts.js';
import { addresses } from './addresses.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createClient } from './client.js';
import { createCopyCart } from './copyCart.js';
import { createCustomer } from './customer.js';
import { credentials, readSettings, sandboxSettings } from './environment.js';
import { createFacts } from './facts.js';
import { createIdentifyCart } from './identifyCart.js';
import { createInventory } from './inventory.js';
import { listingSorts, searchSorts } from './listing.js';
import { createLoginForms } from './loginForms.js';
import type { NormalizeContext } from './normalize.js';
import { createSessions } from './sessions.js';
import type { BigCommerceSettings } from './settings.js';
import { createStorefront } from './storefront/client.js';
import { listingFilters } from './storefront/facets.js';
import { createReadOrder } from './storefront/listing.js';
import { readOrderedProducts } from './orderedProducts.js';
import { webhooks } from './webhooks.js';

/** The names of this API. They are checked at runtime, because untyped programs also pass settings. */
const bigCommerceApis = ['rest', 'management'] as const;

const capabilities: Partial<Capabilities> = { ...accounts, menu: 'collections', sorts: listingSorts, brands: true };

/** A shop through BigCommerce's REST Management API, with filters by its GraphQL Storefront API, for servers. Browsers reach it through `createCommerceHandler`. */
export const bigCommerce: FlavourRow<BigCommerceSettings> = {
  credentials,
  readSettings,
  sandboxSettings,
  addresses,
  webhooks,
  readOrderedProducts: (settings, options, order) =>
    readOrderedProducts(createClient(settings, createTransport(options)), order),
  // The API and each of its stores have different URLs. The sandbox has one URL for both.
  checkoutAddress: ({ baseUrl, storeHash }) => baseUrl ?? `https://store-${storeHash.toLowerCase()}.mybigcommerce.com`,
  create(settings, dependencies) {
    checkApi(settings);
    const { imageUrl = (src) => src, cache = sharedDataCache, session, timeout, clock = systemClock } = dependencies;
    const { listingOrders: orders = sharedListingOrders } = dependencies;
    const transport = createTransport(dependencies);
    const client = createClient(settings, transport);
    const scope = `${settings.baseUrl ?? ''} ${settings.storeHash}`;
    const facts = createFacts({ client, cache, scope, timeout });
    const isNew = createIsNew(dependencies);
    const contextOf = async (options?: CallOptions): Promise<NormalizeContext> => {
      const [store, brands] = await Promise.all([facts.store(options), facts.brands(options)]);
      return { baseUrl: store.secure_url ?? '', currencyCode: store.currency, brands, imageUrl, isNew };
    };
    const owner = createCartOwner({
      session,
      scope,
      identify: createIdentifyCart(client),
      copy: createCopyCart(client),
    });
    const sessions = createSessions({ client, scope, now: clock.now });
    const storeUrl = async (options: CallOptions) => settings.storeUrl ?? (await facts.store(options)).secure_url ?? '';
    const forms = createLoginForms(storeUrl, transport);
    const inventory = createInventory(client);
    const { storefrontToken: token } = settings;
    const brandIds = async (options: CallOptions) =>
      new Map((await facts.brands(options)).map(({ name, id }) => [name, id]));
    const storefront = token ? createStorefront({ token, storeUrl, transport }) : undefined;
    const readOrder =
      storefront && createReadOrder({ searchProducts: storefront.searchProducts, orders, scope, brandIds });
    const filters = readOrder ? listingFilters : [];
    const catalog = createCatalog({ client, facts, contextOf, readOrder, readPages: storefront?.readPages });
    return {
      capabilities: {
        ...capabilities,
        filters,
        search: { sorts: searchSorts, filters },
        contact: settings.contactUrl !== undefined,
      },
      catalog,
      inventory,
      cart: createCart({ client, owner, sessions, facts, inventory, session, scope, imageUrl }),
      customer: createCustomer({ client, facts, forms, session, sessions, owner, imageUrl }),
      search: createListingSearch(catalog),
      contact: createContact(settings.contactUrl, transport),
    };
  },
};

function checkApi({ api }: { api: string }): void {
  if (bigCommerceApis.some((name) => name === api)) return;
  throw new ConfigurationError(
    `Unsupported API type for big_commerce: '${api}', which is not an API for a storefront there. Set it to 'rest' or 'management'.`,
  );
}
