import { expect, test } from 'vitest';
import { compareMoney, formatMoney, formatMoneyRange, type MoneyFormat } from './money.js';

const english: MoneyFormat = { locale: 'en-US', currencyDisplay: 'symbol', trailingZeros: 'show' };
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

test.each([
  [usd('1299.5'), 'en-US', '$1,299.50'],
  [usd('0'), 'en-US', '$0.00'],
  [usd('-5.00'), 'en-US', '-$5.00'],
  [{ amount: '129900', currencyCode: 'JPY' }, 'en-US', '¥129,900'],
  [{ amount: '1.5', currencyCode: 'KWD' }, 'en-US', 'KWD 1.500'],
  [{ amount: '1299.5', currencyCode: 'EUR' }, 'de-DE', '1.299,50 €'],
  [{ amount: '1299.5', currencyCode: 'INR' }, 'en-IN', '₹1,299.50'],
])('writes %o in %s as %s', (money, locale, text) => {
  expect(formatMoney(money, { ...english, locale }).replace(/\s/g, ' ')).toBe(text);
});

test('loses no digit of an amount that a binary number cannot hold', () => {
  expect(formatMoney(usd('90071992547409931.07'), english)).toBe('$90,071,992,547,409,931.07');
});

test('leaves out the decimals only if all are zero', () => {
  const short: MoneyFormat = { ...english, trailingZeros: 'hide' };
  expect(formatMoney(usd('1299.00'), short)).toBe('$1,299');
  expect(formatMoney(usd('1299.50'), short)).toBe('$1,299.50');
});

test('shows the currency in the given form', () => {
  const en = { ...english, locale: 'en-CA' };
  expect(formatMoney(usd('5'), en)).toBe('US$5.00');
  expect(formatMoney(usd('5'), { ...en, currencyDisplay: 'narrowSymbol' })).toBe('$5.00');
  expect(formatMoney(usd('5'), { ...english, currencyDisplay: 'name' })).toBe('5.00 US dollars');
});

test('writes a range in the format of the locale', () => {
  expect(formatMoneyRange(usd('10'), usd('20.5'), english).replace(/\s/g, ' ')).toBe('$10.00 – $20.50');
});

test('keeps the letters of a symbol before its sign, right to left', () => {
  const ar: MoneyFormat = { ...english, locale: 'ar' };
  expect(formatMoney(usd('5'), ar)).toMatch(/US\$\u200e$/);
  expect(formatMoneyRange(usd('10'), usd('20.5'), ar)).toMatch(/US\$\u200e$/);
  expect(formatMoney({ amount: '5', currencyCode: 'EUR' }, ar)).not.toContain('\u200e');
});

test('compares by value, with any number of digits', () => {
  expect(compareMoney(usd('10'), usd('10.00'))).toBe(0);
  expect(compareMoney(usd('9.99'), usd('10'))).toBeLessThan(0);
  expect(compareMoney(usd('-1'), usd('-1.5'))).toBeGreaterThan(0);
  expect(compareMoney(usd('-0.5'), usd('0.25'))).toBeLessThan(0);
});

test('reports an invalid price', () => {
  expect(() => formatMoney(usd('$5'), english)).toThrow("but got '$5'");
  expect(() => compareMoney(usd('5'), { amount: '5', currencyCode: 'EUR' })).toThrow('USD and EUR');
});
