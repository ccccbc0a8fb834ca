import type { Flavour } from '../model/entities.js';
import type { ShopifyGraphqlSettings } from './shopify_graphql/settings.js';

/** How to reach a shop through Shopify's theme endpoints. */
export interface ShopifyRestSettings {
  flavour: 'shopify_rest';
  /** Where the shop lies: 'https://northlane.myshopify.com' */
  baseUrl: string;
}

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

export type { ShopifyGraphqlSettings };
