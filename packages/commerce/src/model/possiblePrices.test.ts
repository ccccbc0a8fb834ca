import { describe, expect, it } from 'vitest';
import type { Money, Variant } from './entities.js';
import { possiblePrices } from './possiblePrices.js';

const usd = (amount: string): Money => ({ amount, currencyCode: 'USD' });
const variant = (id: string, size: string, colour: string, price?: Money, compareAtPrice?: Money): Variant => ({
  id,
  name: `${size} / ${colour}`,
  optionValues: [
    { optionId: 'size', value: size },
    { optionId: 'colour', value: colour },
  ],
  ...(price && { price }),
  ...(compareAtPrice && { compareAtPrice }),
});

const product = {
  price: usd('148.00'),
  variants: [
    variant('1', 'S', 'ink', usd('148.00'), usd('180.00')),
    variant('2', 'M', 'ink', usd('148.00'), usd('180.00')),
    variant('3', 'S', 'green', usd('185.00')),
    variant('4', 'M', 'green', usd('190.00')),
  ],
};

describe('§3 and §4: the prices of the variants that still match', () => {
  it('are a range while several match', () => {
    expect(possiblePrices(product, {})).toEqual({ min: usd('148.00'), max: usd('190.00'), compareAt: undefined });
    expect(possiblePrices(product, { colour: 'green' })).toMatchObject({ min: usd('185.00'), max: usd('190.00') });
  });

  it('are one price, with the common price before a reduction', () => {
    expect(possiblePrices(product, { colour: 'ink' })).toEqual({
      min: usd('148.00'),
      max: usd('148.00'),
      compareAt: usd('180.00'),
    });
  });

  it('do not exist if no variant matches', () => {
    expect(possiblePrices(product, { size: 'XL' })).toBeUndefined();
  });

  it("include the product's price for a variant without one, and for a product without variants", () => {
    const variants = [variant('5', 'S', 'ink'), variant('6', 'S', 'green', usd('160.00'))];
    expect(possiblePrices({ ...product, variants }, { size: 'S' })).toMatchObject({
      min: usd('148.00'),
      max: usd('160.00'),
    });
    expect(possiblePrices({ ...product, variants: [] }, {})).toMatchObject({ min: usd('148.00'), max: usd('148.00') });
  });

  it('are unknown if the platform has none', () => {
    expect(possiblePrices({ variants: [] }, {})).toEqual({ min: undefined, max: undefined, compareAt: undefined });
  });
});
