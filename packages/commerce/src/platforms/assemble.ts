import type { Platform } from '../model/flavours.js';
import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import type { InventoryClient } from '../port/inventory.js';
import { createAlgoliaSearch } from '../search/algolia/onDemand.js';
import type { AlgoliaSettings } from '../search/algolia/settings.js';
import { complete, relevanceOnly } from './complete.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import type { FlavourShop } from './shared/flavour.js';

interface Parts {
  platform: Platform;
  shop: FlavourShop;
  /** Default: the platform's own search. */
  search: AlgoliaSettings | undefined;
  dependencies: CommerceDependencies;
}

/** Creates the port from an adapter's shop. */
export function assemble({ platform, shop, search, dependencies }: Parts): Commerce {
  const { inventory, ...rest } = complete(shop);
  const commerce = { platform, ...rest, inventory: ofKnownTypes(inventory) };
  if (!search) return commerce;
  const { imageUrl = (src) => src, ...others } = dependencies;
  // The records have neither facets nor other orders.
  const capabilities = { ...commerce.capabilities, search: relevanceOnly };
  return { ...commerce, capabilities, search: createAlgoliaSearch(search, { ...others, platform, imageUrl }) };
}

/** Rejects unknown product types, which untyped programs may pass. */
const ofKnownTypes = ({ lookup }: InventoryClient): InventoryClient => ({
  async lookup(type, ...rest) {
    if (type === 'Product' || type === 'ProductVariant') return lookup(type, ...rest);
    throw new ConfigurationError(
      `Unknown product type: there is no stock of a '${String(type)}'. Set the type to 'Product' or 'ProductVariant'.`,
    );
  },
});
