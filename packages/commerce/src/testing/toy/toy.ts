/** A small example of a platform. Its products are in memory, its carts in the session. docs/guides/platform.md explains it. */
import { sampleShop, type ShopData } from '@vitrine/sandbox';
import type { FlavourRow } from '../../platforms/shared/flavour.js';
import { createListingSearch } from '../../platforms/shared/listingSearch.js';
import { createIsNew } from '../../platforms/shared/newness.js';
import { createCart } from './cart.js';
import { createCatalog, createInventory, listingSorts } from './catalog.js';

export interface ToySettings {
  flavour: 'toy';
  /** The URL of its pictures. */
  baseUrl: string;
  /** Default: the sample shop. */
  data?: ShopData;
}

export const toy: FlavourRow<ToySettings> = {
  credentials: ['TOY_URL'],
  readSettings: (env) => toy.sandboxSettings(env.TOY_URL || 'http://127.0.0.1:4010'),
  sandboxSettings: (baseUrl) => ({ flavour: 'toy', baseUrl }),
  addresses: { imageHosts: ['pictures.toy.example'] },
  create({ baseUrl, data = sampleShop }, dependencies) {
    const { session, imageUrl = (src) => src } = dependencies;
    const context = { data, baseUrl, imageUrl, isNew: createIsNew(dependencies) };
    const catalog = createCatalog(context);
    return {
      capabilities: { menu: 'collections', sorts: listingSorts },
      catalog,
      inventory: createInventory(context),
      cart: createCart(context, session),
      search: createListingSearch(catalog),
    };
  },
};
