import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/fixture.js';
import { createCatalog, fullName } from './catalog.js';
import type { ShopData } from '../data.js';

const changed = (change: (data: ShopData) => void): ShopData => {
  const data = structuredClone(testShop);
  change(data);
  return data;
};

describe('catalog', () => {
  test('keeps ids if other products are added or removed', () => {
    const before = createCatalog(testShop).product('jersey');
    const after = createCatalog(
      changed((data) => {
        data.products = data.products.filter(({ handle }) => handle === 'jersey').reverse();
        data.collections = [];
      }),
    ).product('jersey');
    expect(after?.id).toBe(before?.id);
    expect(after?.variants.map(({ id }) => id)).toEqual(before?.variants.map(({ id }) => id));
  });

  test('gives the next number to the second of two names with the same number', () => {
    const { variant, entry } = createCatalog(
      changed((data) => {
        data.products[0]!.variants[0]!.sku = 'S-179599';
        data.products[3]!.variants[0]!.sku = 'S-362382';
      }),
    );
    const [first, second] = [variant('S-179599')!, variant('S-362382')!];
    expect(second.id).toBe(first.id + 1);
    expect(entry('variant', second.id)).toBe(second);
  });

  test('gives a product without options a default one, as the platforms do', () => {
    const bell = createCatalog(testShop).product('bell');
    expect(bell?.variants[0]?.selectedOptions).toEqual([{ name: 'Title', value: 'Default Title' }]);
  });

  test('names a variant by its choices, if it has any', () => {
    const catalog = createCatalog(testShop);
    expect(['BELL', 'J-S-INK'].map((sku) => fullName(catalog.variant(sku)!))).toEqual(['Bell', 'Jersey - S / Ink']);
  });

  test.each<[string, (data: ShopData) => void, RegExp]>([
    ['two products of one handle', ({ products }) => products.push(structuredClone(products[0]!)), /Two entries/],
    [
      'two variants of one SKU',
      ({ products }) => products[3]!.variants.push({ sku: 'OIL', values: [], price: 1 }),
      /Two entries/,
    ],
    [
      'a value that its product does not offer',
      ({ products }) => (products[1]!.variants[0]!.values = ['XL', 'Green']),
      /J-S-GREEN.*XL/,
    ],
    [
      'two options of one name',
      ({ products }) => products[1]!.options.push(structuredClone(products[1]!.options[0]!)),
      /jersey has two options/,
    ],
    [
      'an option with a value twice',
      ({ products }) => products[1]!.options[0]!.values.push({ name: 'S' }),
      /jersey has a value of Size twice/,
    ],
    ['a product without variants', ({ products }) => (products[0]!.variants = []), /bell has no variant/],
    ['a collection of what is not there', ({ collections }) => collections[0]!.products.push('car'), /names car/],
  ])('refuses %s', (_, change, message) => {
    expect(() => createCatalog(changed(change))).toThrow(message);
  });
});
