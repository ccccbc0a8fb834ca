import { describe, expect, it } from 'vitest';
import { listingPrice, listingPriceRange } from './listingPrice.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

describe('spec §3: the price in listings', () => {
  it("is the first variant's", () => {
    expect(listingPrice({ variants: [{ price: usd('20') }, { price: usd('10') }], price: usd('10') })).toEqual(
      usd('20'),
    );
  });

  it("is the product's if the first variant has none", () => {
    expect(listingPrice({ variants: [], price: usd('10') })).toEqual(usd('10'));
    expect(listingPrice({ variants: [{}], price: usd('10') })).toEqual(usd('10'));
    expect(listingPrice({ variants: [] })).toBeUndefined();
  });
});

describe('the range of prices in listings', () => {
  it('is the lowest and the highest price', () => {
    expect(listingPriceRange([usd('185'), usd('148.00'), undefined, usd('150')])).toEqual({
      min: usd('148.00'),
      max: usd('185'),
    });
  });

  it('is undefined if there is one price, or none', () => {
    for (const prices of [[], [undefined], [usd('10')], [usd('10'), usd('10.00')]])
      expect(listingPriceRange(prices)).toBeUndefined();
  });
});
