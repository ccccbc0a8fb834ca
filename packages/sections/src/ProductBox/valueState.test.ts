import type { InventoryRecord, Product } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { valueState } from './valueState.js';

const variant = (id: string, size: string, colour: string) => ({
  id,
  name: `${size} / ${colour}`,
  optionValues: [
    { optionId: 'size', value: size },
    { optionId: 'colour', value: colour },
  ],
});

const option = (id: string, ...values: string[]) => ({
  id,
  displayName: id,
  required: true,
  optionValues: values.map((value) => ({ value, text: value })),
});

/** S and M in green, M in red, nothing in L. */
const product: Product = {
  id: 'jersey',
  name: 'Jersey',
  slug: '/jersey',
  media: [],
  variants: [variant('s-green', 'S', 'Green'), variant('m-green', 'M', 'Green'), variant('m-red', 'M', 'Red')],
  options: [option('size', 'S', 'M', 'L'), option('colour', 'Green', 'Red'), option('engraving', 'Yes', 'No')],
  inventoryTracking: 'variant',
  _originalPlatform: 'shopify',
};

const inStock: InventoryRecord = { availableForSale: true, quantity: 4 };
const gone: InventoryRecord = { availableForSale: false, quantity: 0 };
const records: Record<string, InventoryRecord> = { 's-green': inStock, 'm-green': gone, 'm-red': inStock };
const recordOf = (id: string) => records[id];
const nothingKnown = () => undefined;

describe('the state of a value', () => {
  it('counts all variants that are still possible while other options are unset', () => {
    expect(valueState(product, {}, 'size', 'M', recordOf)).toBe('available');
    expect(valueState(product, {}, 'colour', 'Green', recordOf)).toBe('available');
  });

  it('is sold out if all its variants are', () => {
    expect(valueState(product, { colour: 'Green' }, 'size', 'M', recordOf)).toBe('soldOut');
    expect(valueState(product, { size: 'M' }, 'colour', 'Green', recordOf)).toBe('soldOut');
  });

  it('is not available if it has no variant', () => {
    expect(valueState(product, {}, 'size', 'L', recordOf)).toBe('unavailable');
    expect(valueState(product, { colour: 'Red' }, 'size', 'S', recordOf)).toBe('unavailable');
  });

  it('ignores the choice of the same option', () => {
    expect(valueState(product, { size: 'S' }, 'size', 'M', recordOf)).toBe('available');
  });

  it('excludes nothing while the stock is unknown', () => {
    expect(valueState(product, { colour: 'Green' }, 'size', 'M', nothingKnown)).toBe('available');
  });

  it('ignores modifiers, which no variant fixes', () => {
    expect(valueState(product, { colour: 'Red' }, 'engraving', 'Yes', recordOf)).toBe('available');
  });
});
