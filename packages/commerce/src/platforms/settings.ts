import type { Flavour } from '../model/flavours.js';
import type { AlgoliaSettings } from '../search/algolia/settings.js';
import type { BigCommerceSettings } from './big_commerce/settings.js';
import type { FlavourSettings } from './registry.js';
import type { ShopifyGraphqlSettings } from './shopify/storefront/settings.js';
import type { ShopifyRestSettings } from './shopify/theme/settings.js';

/** How to reach a shop: one kind of settings for each flavour. */
export type CommerceSettings<Name extends Flavour = Flavour> = FlavourSettings[Name] & {
  /** The search service. Default: the platform's own search. */
  search?: AlgoliaSettings | undefined;
};

export type { AlgoliaSettings, BigCommerceSettings, ShopifyGraphqlSettings, ShopifyRestSettings };
