import { describe, expect, test } from 'vitest';
import { formatMessage } from './formatMessage.js';

test('replaces each placeholder by name, and keeps one without a value', () => {
  expect(formatMessage('Slide {index} of {total}', { index: 0, total: 6 })).toBe('Slide 0 of 6');
  expect(formatMessage('{a} {a} {b}', { a: 'x' })).toBe('x x {b}');
});

test('keeps a number before its unit among words that run right to left', () => {
  const chosen = (option: string, value: string) => formatMessage('{option}: {value}', { option, value });
  expect(chosen('القطر', '28 cm')).toBe('القطر: \u200e28 cm');
  expect(chosen('القطر', '79 × 66 cm')).toBe('القطر: \u200e79 × 66 cm');
  expect(formatMessage('بقي {quantity}', { quantity: 3 })).toBe('بقي 3');
  for (const value of ['28 سم', 'XL', '28', '\u200f5.00 US$\u200e'])
    expect(chosen('القطر', value)).toBe(`القطر: ${value}`);
  expect(chosen('Diameter', '28 cm')).toBe('Diameter: 28 cm');
});

describe('plural forms', () => {
  const files = { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' };

  test('follow the rules of the language', () => {
    const polish = (count: number) => formatMessage(files, { count }, 'pl');
    expect([1, 3, 5, 1.5].map(polish)).toEqual(['1 plik', '3 pliki', '5 plików', '1.5 pliku']);
    expect(formatMessage(files, { count: 3 }, 'en')).toBe('3 pliku');
  });

  test('follow the first number among the values', () => {
    const text = { one: '{list} has one page of {perPage}.', other: '{list} has {pages} pages of {perPage}.' };
    expect(formatMessage(text, { list: '24', pages: 1, perPage: 5 })).toBe('24 has one page of 5.');
    expect(formatMessage(text, { list: 'Bikes', pages: 2, perPage: 1 })).toBe('Bikes has 2 pages of 1.');
  });

  test('fall back to the general one, for a category without a text and without a number', () => {
    expect(formatMessage({ other: '{count} items' }, { count: 1 })).toBe('1 items');
    expect(formatMessage({ one: 'one', other: 'some' }, { count: '1' })).toBe('some');
  });
});
