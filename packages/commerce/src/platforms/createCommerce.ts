import { flavours, type Flavour } from '../model/flavours.js';
import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import type { InventoryClient } from '../port/inventory.js';
import { createAlgoliaSearch } from '../search/algolia/algolia.js';
import { registry } from './registry.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import type { CommerceSettings } from './settings.js';

/**
 * The shop that the settings lead to. Nothing is asked of it yet.
 * @throws ConfigurationError where there is no such platform: settings come from programs without types as well.
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
  const { inventory, ...rest } = registry[settings.flavour as Name].create(settings, dependencies);
  const commerce = { platform, ...rest, inventory: ofKnownTypes(inventory) };
  if (!settings.search) return commerce;
  const { imageUrl = (src) => src, ...others } = dependencies;
  return { ...commerce, search: createAlgoliaSearch(settings.search, { ...others, platform, imageUrl }) };
}

/** Programs without types may ask for the stock of anything. */
const ofKnownTypes = ({ lookup }: InventoryClient): InventoryClient => ({
  async lookup(type, ...rest) {
    if (type === 'Product' || type === 'ProductVariant') return lookup(type, ...rest);
    throw new ConfigurationError(
      `Unknown product type: there is no stock of a '${String(type)}'. Set the type to 'Product' or 'ProductVariant'.`,
    );
  },
});
