import { describe, expect, test, vi } from 'vitest';
import { testShop } from '../../testing/fixture.js';
import { createMemoryStore } from '../store.js';
import { createCatalog } from './catalog.js';
import { createPricing } from './pricing.js';

const catalog = createCatalog(testShop);
const pricing = createPricing(testShop);
const priceOf = (sku: string, countryCode?: string) => pricing.priceOf(catalog.variant(sku)!, countryCode);

describe('pricing', () => {
  test("is the shop's own in its country, and in countries without a list", () => {
    const price = { price: { minor: 1999, currencyCode: 'USD' }, compareAtPrice: { minor: 2500, currencyCode: 'USD' } };
    expect(priceOf('BELL')).toEqual(price);
    expect(priceOf('BELL', 'US')).toEqual(price);
    expect(priceOf('BELL', 'BR')).toEqual(price);
  });

  test("is the list's for the list's countries, without the shop's own reductions", () => {
    expect(priceOf('BELL', 'DE')).toEqual({ price: { minor: 1890, currencyCode: 'EUR' } });
  });

  test('is converted if the list does not name the variant', () => {
    expect(priceOf('OIL', 'FR')).toEqual({ price: { minor: 900, currencyCode: 'EUR' } });
    expect(priceOf('BELL', 'JP')).toEqual({
      price: { minor: 2999, currencyCode: 'JPY' },
      compareAtPrice: { minor: 3750, currencyCode: 'JPY' },
    });
  });

  test('can be set; prices of lists stay, and a store keeps the new one', () => {
    const store = createMemoryStore();
    const onSet = vi.fn();
    const own = createPricing(testShop, store, onSet);
    const [bell, oil] = [catalog.variant('BELL')!, catalog.variant('OIL')!];
    const before = own.version();
    own.set(bell, 2150);
    own.set(oil, 2000);
    expect(onSet.mock.calls).toEqual([[bell], [oil]]);
    expect(own.version()).toBeGreaterThan(before);
    for (const reader of [own, createPricing(testShop, store)]) {
      expect(reader.priceOf(bell)).toMatchObject({ price: { minor: 2150 }, compareAtPrice: { minor: 2500 } });
      expect(reader.priceOf(bell, 'DE').price.minor).toBe(1890);
      expect(reader.priceOf(oil, 'FR').price.minor).toBe(1800);
    }
    own.reset();
    expect(own.priceOf(bell).price.minor).toBe(1999);
    expect(createPricing(testShop, store).priceOf(bell).price.minor).toBe(1999);
  });

  test('has a currency for every country', () => {
    expect([undefined, 'US', 'DE', 'JP', 'BR'].map(pricing.currencyOf)).toEqual(['USD', 'USD', 'EUR', 'JPY', 'USD']);
    expect(pricing.countryCodes).toEqual(['US', 'DE', 'FR', 'JP']);
  });
});
