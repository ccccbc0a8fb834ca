import { expect, it } from 'vitest';
import { amountWithCurrency } from './amounts';

it.each([
  ['24', 'USD', '24.00 USD'],
  ['2340.0', 'USD', '2340.00 USD'],
  ['0.125', 'EUR', '0.125 EUR'],
  ['1299.00', 'JPY', '1299 JPY'],
  ['1.5', 'KWD', '1.500 KWD'],
])('%s %s is written as %s', (amount, currencyCode, expected) =>
  expect(amountWithCurrency({ amount, currencyCode })).toBe(expected),
);
