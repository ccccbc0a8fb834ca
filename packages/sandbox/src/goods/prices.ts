import type { PriceListData } from '../shop/data.js';
import { money } from './products/define.js';

/** The kitchen goods are priced for the euro countries; everything else is converted. */
const kitchen: Record<string, number> = {
  'NL-CIP-20CM': 46,
  'NL-CIP-24CM': 62,
  'NL-CIP-28CM': 69,
  'NL-EK': 85,
  'NL-SK17': 152,
  'NL-CB-OAK': 72,
  'NL-CB-WALNUT': 94,
  'NL-SM-BONE': 21,
  'NL-SM-GREEN': 21,
  'NL-SM-CLAY': 21,
  'NL-SM-OCHRE': 21,
  'NL-NB3': 65,
  'NL-PM21': 52,
  'NL-CD': 44,
  'NL-SJ-05L': 13.5,
  'NL-SJ-1L': 17,
  'NL-SJ-2L': 23,
  'NL-WA-GREEN': 79,
  'NL-WA-BONE': 79,
};

const compareAt: Record<string, number> = { 'NL-CIP-28CM': 80 };

export const euroPrices: PriceListData = {
  countryCodes: ['DE', 'FR', 'AT', 'ES', 'IT', 'NL', 'IE'],
  currencyCode: 'EUR',
  rate: 0.92,
  prices: Object.fromEntries(
    Object.entries(kitchen).map(([sku, price]) => {
      const before = compareAt[sku];
      return [sku, { price: money(price), ...(before !== undefined && { compareAtPrice: money(before) }) }];
    }),
  ),
};

/** Everything is converted. */
export const yenPrices: PriceListData = { countryCodes: ['JP'], currencyCode: 'JPY', rate: 150, prices: {} };
