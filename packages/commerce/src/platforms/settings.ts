import type { Flavour } from '../model/entities.js';
import type { ShopifyGraphqlSettings } from './shopify_graphql/settings.js';
import type { ShopifyRestSettings } from './shopify_rest/settings.js';

/** How to reach a shop through BigCommerce's APIs. */
export interface BigCommerceSettings {
  flavour: 'big_commerce';
  api: 'rest' | 'graphql';
  /** Default: 'https://api.bigcommerce.com'. */
  baseUrl?: string;
  storeHash: string;
  /** For servers only. */
  accessToken: string;
}

interface SettingsOf {
  shopify_graphql: ShopifyGraphqlSettings;
  shopify_rest: ShopifyRestSettings;
  big_commerce: BigCommerceSettings;
}

/** How to reach a shop: one kind of settings for each flavour. */
export type CommerceSettings<Name extends Flavour = Flavour> = SettingsOf[Name];

export type { ShopifyGraphqlSettings, ShopifyRestSettings };
