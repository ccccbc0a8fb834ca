import type { Money } from '@vitrine/commerce';

const digits = new Map<string, number>();

function digitsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/**
 * Returns an amount with the digits of its currency, for engines and agents: '2340.0' USD is '2340.00', and '1299.00' JPY is '1299'.
 * Platforms write the same price with 0, 1 or 2 digits. A finer amount keeps its digits.
 */
export function decimalAmount({ amount, currencyCode }: Money): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(digitsOf(currencyCode), '0');
  return kept ? `${whole}.${kept}` : whole;
}

/** Returns an amount with its currency: '2340.00 USD'. */
export const amountWithCurrency = (money: Money) => `${decimalAmount(money)} ${money.currencyCode}`;
