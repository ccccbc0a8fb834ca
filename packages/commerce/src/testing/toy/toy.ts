/** A small example of a platform. Its products are in memory, its carts in the session. docs/guides/platform.md explains it. */
import { sampleShop } from '@vitrine/sandbox';
import type { FlavourRow } from '../../platforms/shared/flavour.js';
import { createListingSearch } from '../../platforms/shared/listingSearch.js';
import { clientsOf } from '../../port/calls.js';
import { misuse } from '../../platforms/shared/misuse.js';
import { createCart } from './cart.js';
import { createCatalog, createInventory, listingSorts } from './catalog.js';

export interface ToySettings {
  flavour: 'toy';
  /** The address of its pictures. */
  baseUrl: string;
}

/** The platform refuses these calls. */
const { customer, contact } = clientsOf(({ name, row }) =>
  Promise.reject(misuse(name, row.args[0] ?? '', 'the platform has no such call.')),
);

export const toy: FlavourRow<ToySettings> = {
  credentials: ['TOY_URL'],
  readSettings: (env) => toy.sandboxSettings(env.TOY_URL || 'http://127.0.0.1:4010'),
  sandboxSettings: (baseUrl) => ({ flavour: 'toy', baseUrl }),
  create({ baseUrl }, { session, imageUrl = (src) => src }) {
    const context = { data: sampleShop, baseUrl, imageUrl };
    const catalog = createCatalog(context);
    return {
      capabilities: {
        login: 'password',
        registerFields: ['email', 'password'],
        changePassword: false,
        defaultAddress: false,
        cartNote: false,
        cartAttributes: false,
        pricesByCountry: false,
        menu: 'collections',
        contact: false,
        sorts: listingSorts,
        filters: [],
        brands: false,
      },
      catalog,
      inventory: createInventory(context),
      cart: createCart(context, session),
      customer: { ...customer, get: () => Promise.resolve(undefined), logout: () => Promise.resolve({}) },
      search: createListingSearch(catalog),
      contact,
    };
  },
};
