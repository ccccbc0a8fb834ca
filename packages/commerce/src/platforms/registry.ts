import type { Flavour } from '../model/entities.js';
import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import type { InventoryClient } from '../port/inventory.js';
import { createAlgoliaSearch } from '../search/algolia/algolia.js';
import { bigCommerce } from './big_commerce/bigCommerce.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import type { FlavourRow } from './shared/flavour.js';
import type { CommerceSettings } from './settings.js';
import { shopifyGraphql } from './shopify/storefront.js';
import { shopifyRest } from './shopify/theme.js';

type Registry = { [Name in Flavour]: FlavourRow<CommerceSettings<Name>> };

const registry: Registry = {
  shopify_graphql: shopifyGraphql,
  shopify_rest: shopifyRest,
  big_commerce: bigCommerce,
};

/**
 * The shop that the settings lead to. Nothing is asked of it yet.
 * @throws ConfigurationError where there is no such platform: settings come from programs without types as well.
 */
export function createCommerce<Name extends Flavour>(
  settings: CommerceSettings<Name>,
  dependencies: CommerceDependencies,
): Commerce {
  if (!Object.hasOwn(registry, settings.flavour)) {
    throw new ConfigurationError(
      `Unsupported platform: there is no '${settings.flavour}'. Set \`flavour\` to ${Object.keys(registry).join(', ')}.`,
    );
  }
  const row = registry[settings.flavour as Name];
  const { platform } = row;
  const { inventory, ...rest } = row.create(settings, dependencies);
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
