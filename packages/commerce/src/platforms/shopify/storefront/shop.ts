import type { SessionStore } from '../../../port/session.js';
import type { CartOwner } from '../../shared/cartOwner.js';
import type { FlavourShop } from '../../shared/flavour.js';
import { createListingSearch } from '../../shared/listingSearch.js';
import { imageResizing } from '../shared/imageResizing.js';
import { createCart } from './cart.js';
import { createCatalog } from './catalog.js';
import { listingFilters } from './facets.js';
import { createInventory } from './inventory.js';
import { listingSorts, searchOffer, type ListingOptions } from './listing.js';

export interface ShopParts extends ListingOptions {
  owner: CartOwner<string>;
  session: SessionStore;
}

/** Creates a shop through the Storefront API, without customers. */
export function createShop({ call, context, orders, owner, session }: ShopParts): FlavourShop {
  const catalog = createCatalog({ call, context, orders });
  return {
    capabilities: {
      pricesByCountry: true,
      linePricesOfPages: true,
      menu: 'merchant',
      sorts: listingSorts,
      filters: listingFilters,
      search: searchOffer,
      brands: true,
      imageResizing,
    },
    catalog,
    inventory: createInventory(call),
    cart: createCart({ call, owner, session, context }),
    search: createListingSearch(catalog),
  };
}
