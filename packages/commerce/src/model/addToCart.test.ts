import { describe, expect, it } from 'vitest';
import { hasSelector, missingOptions } from './addToCart.js';
import type { ProductOption } from './entities.js';

const option = (id: string, required: boolean, ...values: string[]): ProductOption => ({
  id,
  displayName: id,
  required,
  optionValues: values.map((value) => ({ value, text: value })),
});

const options = [
  option('size', true, 'S', 'M'),
  option('engraving', false, 'Yes', 'No'),
  option('colour', true, 'Red'),
];

describe('spec §5: add to cart', () => {
  it('names the required options without a value', () => {
    const missing = (choices: Record<string, string | undefined>) =>
      missingOptions(options, choices).map(({ id }) => id);
    expect(missing({})).toEqual(['size', 'colour']);
    expect(missing({ size: '', colour: 'Red' })).toEqual(['size']);
    expect(missing({ size: 'S', colour: 'Red' })).toEqual([]);
  });
});

describe('spec §5: option selectors', () => {
  it('show for more than one value', () => {
    expect(hasSelector(option('size', true, 'S', 'M'))).toBe(true);
    expect(hasSelector(option('size', true, 'S'))).toBe(false);
    expect(hasSelector(option('size', true))).toBe(false);
  });
});
