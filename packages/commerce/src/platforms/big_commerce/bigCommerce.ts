import { ConfigurationError } from '../../port/errors.js';
import type { CallOptions } from '../../port/context.js';
import type { Capabilities } from '../../port/commerce.js';
import type { FlavourRow } from '../flavour.js';
import { sharedKept } from '../kept.js';
import { noCustomer } from '../noCustomer.js';
import { createTransport } from '../transport.js';
import { accounts } from './accounts.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { createClient } from './client.js';
import { createFacts } from './facts.js';
import { createInventory } from './inventory.js';
import { listingSorts } from './listing.js';
import type { NormalizeContext } from './normalize.js';
import type { BigCommerceSettings } from './settings.js';

/** The names that this API has: settings come from programs without types as well. */
export const bigCommerceApis = ['rest', 'management'] as const;

const capabilities: Capabilities = { ...accounts, sorts: listingSorts, filters: [] };

/** A shop through BigCommerce's REST Management API, for servers: browsers reach it by way of `createCommerceHandler`. */
export const bigCommerce: FlavourRow<BigCommerceSettings> = {
  platform: 'big_commerce',
  create(settings, dependencies) {
    checkApi(settings);
    const { imageUrl = (src) => src, kept = sharedKept, session, timeout } = dependencies;
    const client = createClient(settings, createTransport(dependencies));
    const scope = `${settings.baseUrl ?? ''} ${settings.storeHash}`;
    const facts = createFacts({ client, kept, scope, timeout });
    const contextOf = async (options?: CallOptions): Promise<NormalizeContext> => {
      const [store, brands] = await Promise.all([facts.store(options), facts.brands(options)]);
      return { baseUrl: store.secure_url ?? '', currencyCode: store.currency, brands, imageUrl };
    };
    const inventory = createInventory(client);
    return {
      capabilities,
      catalog: createCatalog({ client, facts, contextOf }),
      inventory,
      cart: createCart({ client, facts, inventory, session, scope, imageUrl }),
      customer: noCustomer,
    };
  },
};

function checkApi({ api }: { api: string }): void {
  if (bigCommerceApis.some((name) => name === api)) return;
  throw new ConfigurationError(
    `Unsupported API type for big_commerce: '${api}', which is no API for a storefront there. Set it to 'rest' or 'management'.`,
  );
}
