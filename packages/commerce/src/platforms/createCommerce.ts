import { flavours, type Flavour } from '../model/flavours.js';
import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import type { InventoryClient } from '../port/inventory.js';
import { createAlgoliaSearch } from '../search/algolia/algolia.js';
import { complete, relevanceOnly } from './complete.js';
import { registry } from './registry.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import { withLogins } from './shared/withLogins.js';
import type { CommerceSettings } from './settings.js';

/**
 * Creates the shop that the settings describe. Sends no request.
 * @throws ConfigurationError if the platform does not exist: untyped programs also pass settings.
 */
export function createCommerce<Name extends Flavour>(
  settings: CommerceSettings<Name>,
  dependencies: CommerceDependencies,
): Commerce {
  const flavour = flavours.find(({ name }) => name === settings.flavour);
  if (!flavour) {
    throw new ConfigurationError(
      `Unsupported platform: there is no '${settings.flavour}'. Set \`flavour\` to ${flavours.map(({ name }) => name).join(', ')}.`,
    );
  }
  const { platform } = flavour;
  const { inventory, ...rest } = complete(
    withLogins(
      (session) => registry[settings.flavour as Name].create(settings, { ...dependencies, session }),
      dependencies,
    ),
  );
  const commerce = { platform, ...rest, inventory: ofKnownTypes(inventory) };
  if (!settings.search) return commerce;
  const { imageUrl = (src) => src, ...others } = dependencies;
  // The records have neither facets nor other orders.
  const capabilities = { ...commerce.capabilities, search: relevanceOnly };
  return { ...commerce, capabilities, search: createAlgoliaSearch(settings.search, { ...others, platform, imageUrl }) };
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
