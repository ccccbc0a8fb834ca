/** Prices of variants by the buyer's country. */
import type { Variant } from './catalog.js';
import { sharedDataOf, skuOf } from './copies.js';
import type { PriceListData, ShopData } from '../data.js';
import { convert, type Money } from '../money.js';
import { createMemoryStore, type Store } from '../store.js';

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
  /** Sets a price in minor units of the shop's currency. Prices of lists for other countries stay. */
  set(variant: Variant, minor: number): void;
  /** Restores the prices of the first day. */
  reset(): void;
  /** Changes with every change of a price. */
  version(): number;
  /** Countries with a price list, and the shop's own. */
  countryCodes: string[];
}

/** @param onSet called after each change, except a reset */
export function createPricing(
  { shop, priceLists }: Pick<ShopData, 'shop' | 'priceLists'>,
  store: Pick<Store, 'all' | 'put' | 'clear'> = createMemoryStore(),
  onSet: (variant: Variant) => void = () => {},
): Pricing {
  // Long lists read the price of every variant.
  const changed = new Map(store.all('price').map(({ sku, price }) => [sku, price]));
  let version = 0;
  // The first list of a country counts.
  const lists = new Map(
    priceLists.toReversed().flatMap((list) => list.countryCodes.map((countryCode) => [countryCode, list] as const)),
  );
  const listOf = (countryCode = shop.countryCode) => lists.get(countryCode);
  return {
    priceOf: (variant, countryCode) => {
      const own = changed.size > 0 ? changed.get(skuOf(variant)) : undefined;
      return priceFrom(variant, own ?? sharedDataOf(variant).price, shop.currencyCode, listOf(countryCode));
    },
    set(variant, price) {
      const sku = skuOf(variant);
      version++;
      changed.set(sku, price);
      store.put('price', sku, { sku, price });
      onSet(variant);
    },
    reset() {
      version++;
      changed.clear();
      store.clear('price');
    },
    version: () => version,
    convert(minor, countryCode) {
      const list = listOf(countryCode);
      const money = { minor, currencyCode: shop.currencyCode };
      return list ? convert(money, list.currencyCode, list.rate) : money;
    },
    currencyOf: (countryCode) => listOf(countryCode)?.currencyCode ?? shop.currencyCode,
    countryCodes: [...new Set([shop.countryCode, ...priceLists.flatMap(({ countryCodes }) => countryCodes)])],
  };
}

function priceFrom(variant: Variant, price: number, currencyCode: string, list?: PriceListData): Price {
  const { compareAtPrice } = sharedDataOf(variant);
  const listed = list?.prices[skuOf(variant)];
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
