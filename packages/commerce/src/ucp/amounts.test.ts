import { describe, expect, it } from 'vitest';
import { toAmount, toDecimal } from './amounts.js';

describe('amounts, overview § Overarching guidelines: minor units', () => {
  it.each([
    ['1299.00', 'USD', 129900],
    ['1299.5', 'USD', 129950],
    ['1299', 'USD', 129900],
    ['0.00', 'USD', 0],
    ['-4.5', 'EUR', -450],
    ['0.005', 'USD', 1],
    ['1299.00', 'JPY', 1299],
    ['1299.5', 'JPY', 1300],
    ['12.345', 'KWD', 12345],
    ['12', 'CLF', 120000],
  ])('%s %s is %i', (amount, currencyCode, expected) => {
    expect(toAmount({ amount, currencyCode })).toBe(expected);
  });

  it('§ Integer range: refuses an amount that JSON does not carry exactly', () => {
    expect(() => toAmount({ amount: '99999999999999999.00', currencyCode: 'USD' })).toThrow(RangeError);
  });

  it.each([
    [129900, 'USD', '1299.00'],
    [5, 'USD', '0.05'],
    [1299, 'JPY', '1299'],
    [12345, 'KWD', '12.345'],
  ])('%i in %s is %s in major units', (amount, currency, expected) => {
    expect(toDecimal(amount, currency)).toBe(expected);
  });
});
