import type { Flavour } from '../model/entities.js';
import type { AlgoliaSettings } from '../search/algolia/settings.js';
import type { BigCommerceSettings } from './big_commerce/settings.js';
import type { ShopifyGraphqlSettings } from './shopify/storefront/settings.js';
import type { ShopifyRestSettings } from './shopify/theme/settings.js';

interface SettingsOf {
  shopify_graphql: ShopifyGraphqlSettings;
  shopify_rest: ShopifyRestSettings;
  big_commerce: BigCommerceSettings;
}

/** How to reach a shop: one kind of settings for each flavour. */
export type CommerceSettings<Name extends Flavour = Flavour> = SettingsOf[Name] & {
  /** The search service. Default: the platform's own search. */
  search?: AlgoliaSettings | undefined;
};

export type { AlgoliaSettings, BigCommerceSettings, ShopifyGraphqlSettings, ShopifyRestSettings };
