import type { Flavour } from '../model/flavours.js';
import type { AlgoliaSettings } from '../search/algolia/settings.js';
import type { FlavourSettings } from './registry.js';

/** How to reach a shop: one kind of settings for each flavour, or the settings of the named one: `CommerceSettings<'big_commerce'>`. */
export type CommerceSettings<Name extends Flavour = Flavour> = FlavourSettings[Name] & {
  /** The search service. Default: the platform's own search. */
  search?: AlgoliaSettings | undefined;
};

export type { AlgoliaSettings };
