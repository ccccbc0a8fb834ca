/** Money is counted in whole minor units of its currency (cents, yen), so that no sum is ever off by a fraction. */

export interface Money {
  /** Minor units: 129900 is $1,299.00. */
  minor: number;
  /** ISO 4217. */
  currencyCode: string;
}

const digits = new Map<string, number>();

/** How many digits of the minor unit a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currencyCode: string): number {
  let count = digits.get(currencyCode);
  if (count === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
    count = format.resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currencyCode, count);
  }
  return count;
}

/** A decimal number in major units, with all digits of the currency: '1299.00', '-0.05', '500'. */
export function toDecimal({ minor, currencyCode }: Money): string {
  const count = fractionDigits(currencyCode);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(count + 1, '0');
  return count === 0 ? sign + text : `${sign}${text.slice(0, -count)}.${text.slice(-count)}`;
}

/** The same worth in another currency, rounded to its minor unit. `rate`: how much of it one unit of the first is. */
export function convert({ minor, currencyCode }: Money, to: string, rate: number): Money {
  const scale = 10 ** (fractionDigits(to) - fractionDigits(currencyCode));
  return { minor: Math.round(minor * rate * scale), currencyCode: to };
}

/** As a shopper reads it: '$1,299.00'. */
export function formatMoney(money: Money, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currencyCode });
  return format.format(Number(toDecimal(money)));
}
