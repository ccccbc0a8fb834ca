/** Prices of variants by the buyer's country. */
import type { Variant } from './catalog.js';
import type { PriceListData, ShopData } from '../data.js';
import { convert, type Money } from '../money.js';

export interface Price {
  price: Money;
  /** The price before a reduction. */
  compareAtPrice?: Money;
}

export interface Pricing {
  /** @param countryCode ISO 3166-1 alpha-2; the shop's own country by default. */
  priceOf(variant: Variant, countryCode?: string): Price;
  currencyOf(countryCode?: string): string;
  /** Converts an amount in minor units of the shop's currency to the currency of a buyer's country. */
  convert(minor: number, countryCode?: string): Money;
  /** Countries with a price list, and the shop's own. */
  countryCodes: string[];
}

export function createPricing({ shop, priceLists }: Pick<ShopData, 'shop' | 'priceLists'>): Pricing {
  const listOf = (countryCode = shop.countryCode) =>
    priceLists.find(({ countryCodes }) => countryCodes.includes(countryCode));
  return {
    priceOf: (variant, countryCode) => priceFrom(variant, shop.currencyCode, listOf(countryCode)),
    convert(minor, countryCode) {
      const list = listOf(countryCode);
      const money = { minor, currencyCode: shop.currencyCode };
      return list ? convert(money, list.currencyCode, list.rate) : money;
    },
    currencyOf: (countryCode) => listOf(countryCode)?.currencyCode ?? shop.currencyCode,
    countryCodes: [...new Set([shop.countryCode, ...priceLists.flatMap(({ countryCodes }) => countryCodes)])],
  };
}

function priceFrom(variant: Variant, currencyCode: string, list?: PriceListData): Price {
  const { sku, price, compareAtPrice } = variant.data;
  const listed = list?.prices[sku];
  if (list && listed) return inCurrency(listed, (minor) => ({ minor, currencyCode: list.currencyCode }));
  if (list)
    return inCurrency({ price, compareAtPrice }, (minor) =>
      convert({ minor, currencyCode }, list.currencyCode, list.rate),
    );
  return inCurrency({ price, compareAtPrice }, (minor) => ({ minor, currencyCode }));
}

function inCurrency(
  { price, compareAtPrice }: { price: number; compareAtPrice?: number | undefined },
  toMoney: (minor: number) => Money,
): Price {
  return { price: toMoney(price), ...(compareAtPrice !== undefined && { compareAtPrice: toMoney(compareAtPrice) }) };
}
