import { describe, expect, it } from 'vitest';
import { toItemId, toLine, toLineUpdate } from './denormalize.js';

describe('spec §7: cart add id', () => {
  it('is the product id, else the variant id', () => {
    expect(toItemId({ productId: '77', variantId: '77-112', quantity: 1 })).toBe('77');
    expect(toItemId({ variantId: '77-112', quantity: 1 })).toBe('77-112');
  });

  it('finds the product and its variant either way', () => {
    const line = { product_id: 77, variant_id: 112, quantity: 2 };
    expect(toLine({ productId: '77', variantId: '77-112', quantity: 2 })).toEqual(line);
    expect(toLine({ variantId: '77-112', quantity: 2 })).toEqual(line);
    expect(toLine({ productId: '77', quantity: 2 })).toEqual({ product_id: 77, quantity: 2 });
  });

  it('is undefined for an id of another platform', () => {
    for (const item of [
      { productId: 'bike' },
      { variantId: '112' },
      { productId: '77', variantId: 'gid://shopify/ProductVariant/1' },
      { productId: '1e3' },
    ])
      expect(toLine({ ...item, quantity: 1 })).toBeUndefined();
  });
});

describe('spec §5: adding without an item id', () => {
  it('throws', () => {
    for (const item of [{}, { productId: '', variantId: '' }]) {
      expect(() => toLine({ ...item, quantity: 1 })).toThrow(
        new Error('The itemId variable is required but was not specified'),
      );
    }
  });
});

describe('spec §7: option selections', () => {
  it('are numbers; unset ones are skipped', () => {
    const optionSelections = [
      { optionId: '125', value: '127' },
      { optionId: '206', value: undefined },
      { optionId: '207', value: '' },
    ];
    expect(toLine({ productId: '77', quantity: 1, optionSelections })).toEqual({
      product_id: 77,
      quantity: 1,
      option_selections: [{ option_id: 125, option_value: 127 }],
    });
  });

  it('that are not numbers belong to another platform', () => {
    const optionSelections = [{ optionId: 'Size', value: 'M' }];
    expect(toLine({ productId: '77', quantity: 1, optionSelections })).toBeUndefined();
  });
});

describe('spec §7: cart update', () => {
  const modifiers = [{ optionId: '206', value: '183' }];

  it('sends the id or variant id, the quantity and the option selections', () => {
    const line = { product_id: 77, quantity: 3, option_selections: [{ option_id: 206, option_value: 183 }] };
    const lineItemId = '6e193ce6-f327-4dcc-b75e-72cf6738525e';
    expect(toLineUpdate({ id: '77', lineItemId, quantity: 3, modifiers })).toEqual(line);
    expect(toLineUpdate({ id: lineItemId, lineItemId, variantId: '77-112', quantity: 3, modifiers })).toEqual({
      ...line,
      variant_id: 112,
    });
  });

  it('needs one of the two', () => {
    expect(toLineUpdate({ id: 'x', lineItemId: 'x', quantity: 3 })).toBeUndefined();
  });
});
