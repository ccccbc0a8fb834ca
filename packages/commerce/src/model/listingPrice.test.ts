import { describe, expect, it } from 'vitest';
import { listingPrice } from './listingPrice.js';

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
