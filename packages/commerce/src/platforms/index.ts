import type { Commerce } from '../commerce.js';
import { UnsupportedFlavourError } from '../errors.js';
import type { Flavour } from '../model/entities.js';
import type { CommerceDependencies } from './dependencies.js';
import type { CommerceSettings } from './settings.js';
import { createShopifyGraphql } from './shopify/graphql.js';

type SettingsOf<Name extends Flavour> = Extract<CommerceSettings, { flavour: Name }>;

type Adapters = { [Name in Flavour]: (settings: SettingsOf<Name>, dependencies: CommerceDependencies) => Commerce };

const notYet = ({ flavour }: CommerceSettings): never => {
  throw new UnsupportedFlavourError(flavour);
};

const adapters = {
  shopify_graphql: createShopifyGraphql,
  shopify_rest: notYet,
  big_commerce: notYet,
} satisfies Adapters;

/**
 * The shop that the settings lead to. Nothing is asked of it yet.
 * @throws UnsupportedFlavourError where there is no adapter for it.
 */
export function createCommerce(settings: CommerceSettings, dependencies: CommerceDependencies): Commerce {
  switch (settings.flavour) {
    case 'shopify_graphql':
      return adapters.shopify_graphql(settings, dependencies);
    case 'shopify_rest':
      return adapters.shopify_rest(settings);
    case 'big_commerce':
      return adapters.big_commerce(settings);
  }
}
