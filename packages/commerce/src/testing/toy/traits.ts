import type { FlavourTraits } from '../traits.js';
import { openToy } from './control.js';

/** The platform's traits for the contract suite. */
export const toyTraits: FlavourTraits = {
  open: openToy,
  lacks: ['checkout', 'contact', 'customers', 'discounts', 'requests', 'storedCarts'],
  callOf: ({ pathname }) => pathname,
  names: { shop: 'shop', add: 'addItems' },
  unknown: { variantId: 'nothing', lineId: 'nothing', addressId: '1', orderId: '1' },
  shortage: 'refused',
  subtitle: 'brand',
  hasCollections: true,
  knows: { description: true, prices: false },
  menu: 'collections',
  hasColors: false,
  lookupsOf120: 0,
  hasImageSizes: { products: true, collections: true },
  plays: [],
  hasVideoDuration: false,
  hasImageAlt: true,
  boundsOfProducts: false,
  waits: [],
  holdsCheckoutUrl: false,
  hasTokens: false,
  endLogins: () => Promise.resolve(),
  hasDefaultAddress: false,
  callsOfPage: { addresses: 0, orders: 0 },
  delivered: ['', ''],
  shortReset: 'customer.passwordRefused',
};
