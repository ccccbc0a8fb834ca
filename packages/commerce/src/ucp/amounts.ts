/** Amounts of the protocol: whole numbers in the currency's minor unit. */
import type { Money } from '../model/entities.js';

/** Digits after the decimal point by currency, in ISO 4217. All others have 2. The tables of `Intl` differ for some currencies. */
const digits = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

const digitsOf = (currencyCode: string): number => digits.get(currencyCode) ?? 2;

/**
 * Returns money in minor units: 129900 for 1299.00 USD, 1299 for 1299.00 JPY. Rounds half up, away from zero.
 * @throws RangeError beyond the whole numbers that JSON carries exactly
 */
export function toAmount({ amount, currencyCode }: Money): number {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!parts) throw new TypeError(`An amount of money is a decimal number, but got '${amount}'.`);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const scale = digitsOf(currencyCode);
  const kept = fraction.slice(0, scale).padEnd(scale, '0');
  const roundsUp = (fraction[scale] ?? '0') >= '5';
  const units = Number(BigInt(whole + kept) + (roundsUp ? 1n : 0n));
  if (!Number.isSafeInteger(units)) throw new RangeError(`${amount} ${currencyCode} is beyond the protocol's numbers.`);
  return sign && units !== 0 ? -units : units;
}

/** Returns an amount as a decimal number in major units: '1299.00' for 129900 in USD. */
export function toDecimal(amount: number, currencyCode: string): string {
  const scale = digitsOf(currencyCode);
  const text = String(amount).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** A price with its currency. */
export interface Price {
  amount: number;
  currency: string;
}

export const toPrice = (money: Money): Price => ({ amount: toAmount(money), currency: money.currencyCode });
