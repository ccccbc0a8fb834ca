import type { Flavour } from '../model/entities.js';
import type { BigCommerceSettings } from './big_commerce/settings.js';
import type { ShopifyGraphqlSettings } from './shopify_graphql/settings.js';

/** How to reach a shop through Shopify's theme endpoints. */
export interface ShopifyRestSettings {
  flavour: 'shopify_rest';
  /** Where the shop lies: 'https://northlane.myshopify.com' */
  baseUrl: string;
}

interface SettingsOf {
  shopify_graphql: ShopifyGraphqlSettings;
  shopify_rest: ShopifyRestSettings;
  big_commerce: BigCommerceSettings;
}

/** How to reach a shop: one kind of settings for each flavour. */
export type CommerceSettings<Name extends Flavour = Flavour> = SettingsOf[Name];

export type { BigCommerceSettings, ShopifyGraphqlSettings };
