import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, moneyFromMinorUnits, multiplyMoney, pricePlaceholder } from './money.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

describe('spec §9: money', () => {
  it('defaults to USD, with the placeholder 0.00 USD', () => {
    expect(pricePlaceholder).toEqual({ amount: '0.00', currencyCode: 'USD' });
    expect(moneyFromMinorUnits(1999).currencyCode).toBe('USD');
  });

  it('comes from minor units, divided by 100 and with 2 decimals', () => {
    expect(moneyFromMinorUnits(129900, 'USD')).toEqual(usd('1299.00'));
    expect(moneyFromMinorUnits(5, 'USD')).toEqual(usd('0.05'));
    expect(moneyFromMinorUnits(0, 'USD')).toEqual(usd('0.00'));
    expect(moneyFromMinorUnits(-250, 'USD')).toEqual(usd('-2.50'));
  });

  it('comes from minor units as hundredths, for any currency', () => {
    expect(moneyFromMinorUnits(890000, 'KRW')).toEqual({ amount: '8900.00', currencyCode: 'KRW' });
    expect(moneyFromMinorUnits(1500, 'KWD')).toEqual({ amount: '15.00', currencyCode: 'KWD' });
  });

  it('is computed without binary fractions', () => {
    expect(addMoney(usd('0.1'), usd('0.2'))).toEqual(usd('0.3'));
    expect(addMoney(usd('10'), usd('0.05'), usd('-0.10'))).toEqual(usd('9.95'));
    expect(addMoney(usd('1'))).toEqual(usd('1'));
    expect(multiplyMoney(usd('1.10'), 3)).toEqual(usd('3.30'));
    expect(multiplyMoney(usd('19.99'), 1_000_000)).toEqual(usd('19990000.00'));
  });

  it('is compared by value', () => {
    expect(compareMoney(usd('10'), usd('10.00'))).toBe(0);
    expect(compareMoney(usd('9.99'), usd('10'))).toBeLessThan(0);
    expect(compareMoney(usd('100'), usd('20'))).toBeGreaterThan(0);
  });

  it('rejects invalid amounts, and two currencies at once', () => {
    const eur = { amount: '1', currencyCode: 'EUR' };
    expect(() => addMoney(usd('1'), eur)).toThrow('USD and EUR');
    expect(() => compareMoney(usd('1'), eur)).toThrow('USD and EUR');
    for (const amount of ['', 'free', '1,50', '1e3', 'NaN'])
      expect(() => addMoney(usd(amount), usd('1'))).toThrow(TypeError);
    expect(() => multiplyMoney(usd('1'), 1.5)).toThrow(RangeError);
    expect(() => moneyFromMinorUnits(1.5)).toThrow(RangeError);
  });
});
