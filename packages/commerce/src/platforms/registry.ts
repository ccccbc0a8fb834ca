import type { Flavour } from '../model/entities.js';
import type { Commerce } from '../port/commerce.js';
import { UnsupportedFlavourError } from '../port/errors.js';
import { bigCommerce } from './big_commerce/bigCommerce.js';
import type { CommerceDependencies } from './dependencies.js';
import type { FlavourRow } from './flavour.js';
import type { CommerceSettings } from './settings.js';
import { shopifyGraphql } from './shopify_graphql/shopifyGraphql.js';
import { shopifyRest } from './shopify_rest/shopifyRest.js';

type Registry = { [Name in Flavour]: FlavourRow<CommerceSettings<Name>> | undefined };

/** The flavours; undefined for one that has no adapter yet. */
const registry: Registry = {
  shopify_graphql: shopifyGraphql,
  shopify_rest: shopifyRest,
  big_commerce: bigCommerce,
};

/**
 * The shop that the settings lead to. Nothing is asked of it yet.
 * @throws UnsupportedFlavourError where there is no adapter for it.
 */
export function createCommerce<Name extends Flavour>(
  settings: CommerceSettings<Name>,
  dependencies: CommerceDependencies,
): Commerce {
  const row = registry[settings.flavour as Name];
  if (!row) throw new UnsupportedFlavourError(settings.flavour);
  return { platform: row.platform, ...row.create(settings, dependencies) };
}
