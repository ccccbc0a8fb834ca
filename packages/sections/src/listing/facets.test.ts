import type { Facet } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { areSizes, activeFilters, isWorthShowing, shownValues } from './facets.js';

const size: Facet = {
  kind: 'option',
  name: 'Size',
  values: [
    { value: 'S', text: 'Small', count: 3 },
    { value: 'M', text: 'Medium', count: 0 },
    { value: 'L', text: 'Large', count: 0 },
  ],
};
const stock: Facet = {
  kind: 'availability',
  name: 'Availability',
  values: [
    { value: 'true', text: 'In stock', count: 3 },
    { value: 'false', text: 'Out of stock', count: 2 },
  ],
};
const price: Facet = { kind: 'price', name: 'Price', values: [], range: { min: '10', max: '20' } };

describe('the values of a facet', () => {
  it('are the ones with products, and the chosen ones', () => {
    const view = { filters: { options: [{ name: 'Size', values: ['M'] }] } };
    expect(shownValues(size, view).map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['S', false],
      ['M', true],
    ]);
  });

  it('are sorted if they are sizes: letters, numbers, then words', () => {
    const texts = ['52', 'XL', 'One size', '36–39', 'S', '48', 'M', '100'];
    const mixed = { ...size, values: texts.map((text) => ({ value: text, text })) };
    expect(shownValues(mixed, {}).map(({ text }) => text)).toEqual([
      'S',
      'M',
      'XL',
      '36–39',
      '48',
      '52',
      '100',
      'One size',
    ]);
  });

  it('are sizes, or not', () => {
    expect(areSizes([{ text: 'm' }, { text: '48' }, { text: '7.5' }])).toBe(true);
    expect(areSizes([{ text: '36–39' }, { text: 'One size' }])).toBe(true);
    expect(areSizes([{ text: 'Bone' }, { text: 'Clay' }])).toBe(false);
    expect(areSizes([{ text: '28' }, { text: '28 inches, tubeless' }])).toBe(false);
  });

  it('of the stock offer only products in stock', () => {
    expect(shownValues(stock, {}).map(({ value }) => value)).toEqual(['true']);
  });
});

describe('a facet is shown', () => {
  it.each([
    [size, {}, false],
    [size, { filters: { options: [{ name: 'Size', values: ['L'] }] } }, true],
    [stock, {}, true],
    [price, {}, true],
    [{ ...price, range: { min: '5', max: '5.00' } }, {}, false],
  ] as const)('if it offers a choice: %o, %o', (facet, view, isShown) => {
    expect(isWorthShowing(facet, view, 5)).toBe(isShown);
  });

  it('if one of its values leaves out a product', () => {
    expect(isWorthShowing(stock, {}, 3)).toBe(false);
    expect(isWorthShowing(stock, { filters: { available: true } }, 3)).toBe(true);
  });
});

it('active filters can be removed one by one', () => {
  const view = {
    sort: 'newest' as const,
    filters: { available: true, options: [{ name: 'Size', values: ['M', 'XS'] }], brands: ['Skerry'] },
  };
  expect(activeFilters(view, [size, stock])).toEqual([
    { text: 'In stock', without: { ...view, filters: { options: view.filters.options, brands: ['Skerry'] } } },
    {
      name: 'Size',
      text: 'Medium',
      without: { ...view, filters: { ...view.filters, options: [{ name: 'Size', values: ['XS'] }] } },
    },
    {
      name: 'Size',
      text: 'XS',
      without: { ...view, filters: { ...view.filters, options: [{ name: 'Size', values: ['M'] }] } },
    },
    { text: 'Skerry', without: { ...view, filters: { ...view.filters, brands: [] } } },
  ]);
});
