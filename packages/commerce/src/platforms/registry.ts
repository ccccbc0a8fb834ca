import type { Flavour } from '../model/flavours.js';
import { bigCommerce } from './big_commerce/bigCommerce.js';
import type { FlavourRow } from './shared/flavour.js';
import { shopifyGraphql } from './shopify/storefront.js';
import { shopifyRest } from './shopify/theme.js';

/** The adapter of each flavour. */
const adapters = {
  shopify_graphql: shopifyGraphql,
  shopify_rest: shopifyRest,
  big_commerce: bigCommerce,
} satisfies Record<Flavour, unknown>;

type SettingsOf<Row> = Row extends FlavourRow<infer Settings> ? Settings : never;

/** How to reach the shop, for each flavour. */
export type FlavourSettings = { [Name in Flavour]: SettingsOf<(typeof adapters)[Name]> };

export const registry: { [Name in Flavour]: FlavourRow<FlavourSettings[Name]> } = adapters;
