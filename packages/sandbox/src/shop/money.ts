/** Amounts of money are whole minor units of their currency (cents, yen), so that sums are exact. */

export interface Money {
  /** Minor units: 129900 is $1,299.00. */
  minor: number;
  /** ISO 4217. */
  currencyCode: string;
}

const digits = new Map<string, number>();

/** Returns the number of digits of a currency after the decimal point: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currencyCode: string): number {
  let count = digits.get(currencyCode);
  if (count === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
    count = format.resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currencyCode, count);
  }
  return count;
}

/** Formats money as a decimal number in major units, with all digits of the currency: '1299.00', '-0.05', '500'. */
export function toDecimal({ minor, currencyCode }: Money): string {
  const count = fractionDigits(currencyCode);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(count + 1, '0');
  return count === 0 ? sign + text : `${sign}${text.slice(0, -count)}.${text.slice(-count)}`;
}

/** Converts money to another currency, rounded to its minor unit. `rate` is the value of one unit of the first currency in the other. */
export function convert({ minor, currencyCode }: Money, to: string, rate: number): Money {
  const scale = 10 ** (fractionDigits(to) - fractionDigits(currencyCode));
  return { minor: Math.round(minor * rate * scale), currencyCode: to };
}

/** Formats money for shoppers: '$1,299.00'. */
export function formatMoney(money: Money, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currencyCode });
  return format.format(Number(toDecimal(money)));
}
