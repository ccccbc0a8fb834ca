import { inOrder } from '../internal/inOrder.js';

/** An amount from a platform: a decimal number as text, so that no digit is lost, and an ISO 4217 code. */
export interface Money {
  amount: string;
  currencyCode: string;
}

export interface MoneyFormat {
  /** BCP 47. */
  locale: string;
  /** `'symbol'` US$ if $ could mean another currency, `'narrowSymbol'` $, `'code'` USD, `'name'` US dollars. */
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'code' | 'name';
  /** `'hide'` omits a fraction of zeros: $1,299. */
  trailingZeros: 'show' | 'hide';
}

type Decimal = `${number}`;

function decimal({ amount }: Money): Decimal {
  if (!/^-?\d+(\.\d+)?$/.test(amount))
    throw new TypeError(
      `An amount is a decimal number as text, such as '1299.50', but got '${amount}'. Give it as the platform does, not formatted.`,
    );
  return amount as Decimal;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Returns a cached formatter. Creating one is slow, and a listing shows many prices. */
function formatter(currency: string, { locale, currencyDisplay, trailingZeros }: MoneyFormat): Intl.NumberFormat {
  const key = [locale, currency, currencyDisplay, trailingZeros].join(' ');
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: trailingZeros === 'hide' ? 'stripIfInteger' : 'auto',
    });
    formatters.set(key, made);
  }
  return made;
}

/**
 * Returns an amount as text, for use in sentences. For a price by itself, use `Price`. The currency sets the number of decimal places: 2
 * for USD, 0 for JPY, 3 for KWD. Default: the format of 'en-US', with the currency's symbol.
 */
export const formatMoney = (
  money: Money,
  { locale = 'en-US', currencyDisplay = 'symbol', trailingZeros = 'show' }: Partial<MoneyFormat> = {},
): string => inOrder(formatter(money.currencyCode, { locale, currencyDisplay, trailingZeros }).format(decimal(money)));

/** Returns both amounts as a range in the locale's format: '$10.00 – $20.00', '10,00–20,00 €'. */
export const formatMoneyRange = (from: Money, to: Money, format: MoneyFormat): string =>
  inOrder(formatter(from.currencyCode, format).formatRange(decimal(from), decimal(to)));

export const isFree = (money: Money): boolean => Number(decimal(money)) === 0;

/** Returns a negative number if `a` is less than `b`, 0 if they are equal, and a positive number if `a` is more. */
export function compareMoney(a: Money, b: Money): number {
  if (a.currencyCode !== b.currencyCode)
    throw new TypeError(`${a.currencyCode} and ${b.currencyCode} cannot be compared: give prices of one currency.`);
  const [left, right] = [decimal(a).split('.'), decimal(b).split('.')];
  const scale = Math.max(left[1]?.length ?? 0, right[1]?.length ?? 0);
  const units = ([whole = '', fraction = '']: string[]) => BigInt(whole + fraction.padEnd(scale, '0'));
  const difference = units(left) - units(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
