import { describe, expect, test } from 'vitest';
import { convert, formatMoney, fractionDigits, toDecimal } from './money.js';

describe('money', () => {
  test.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('%s has %i digits', (currencyCode, digits) => expect(fractionDigits(currencyCode)).toBe(digits));

  test.each([
    [129900, 'USD', '1299.00'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [0, 'USD', '0.00'],
    [500, 'JPY', '500'],
    [1500, 'KWD', '1.500'],
  ])('%i of %s is %s', (minor, currencyCode, text) => expect(toDecimal({ minor, currencyCode })).toBe(text));

  test('converts between currencies with other minor units, to whole ones', () => {
    expect(convert({ minor: 1999, currencyCode: 'USD' }, 'EUR', 0.9)).toEqual({ minor: 1799, currencyCode: 'EUR' });
    expect(convert({ minor: 1999, currencyCode: 'USD' }, 'JPY', 150)).toEqual({ minor: 2999, currencyCode: 'JPY' });
    expect(convert({ minor: 100, currencyCode: 'JPY' }, 'USD', 0.0067)).toEqual({ minor: 67, currencyCode: 'USD' });
  });

  test('has the format for shoppers', () => {
    expect(formatMoney({ minor: 129900, currencyCode: 'USD' })).toBe('$1,299.00');
    expect(formatMoney({ minor: 500, currencyCode: 'JPY' })).toBe('¥500');
  });
});
