/** Arithmetic with money. `@vitrine/components` formats it. */
import type { Money } from './entities.js';

export const defaultCurrency = 'USD';

/** The placeholder for an unknown price. */
export const pricePlaceholder: Money = Object.freeze({ amount: '0.00', currencyCode: defaultCurrency });

/** Converts an amount in hundredths. The platform uses hundredths for every currency: 129900 is $1,299.00, and ₩1,299. */
export function moneyFromMinorUnits(minorUnits: number, currencyCode = defaultCurrency): Money {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`Minor units are whole numbers, but got ${minorUnits}.`);
  return { amount: write({ units: BigInt(minorUnits), scale: 2 }), currencyCode };
}

/** Adds amounts of one currency. */
export function addMoney(first: Money, ...others: Money[]): Money {
  return others.reduce((sum, money) => {
    const [a, b] = align(sum, money);
    return { amount: write({ units: a.units + b.units, scale: a.scale }), currencyCode: sum.currencyCode };
  }, first);
}

/** Multiplies the price of one piece by a quantity. */
export function multiplyMoney({ amount, currencyCode }: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`A quantity is a whole number, but got ${quantity}.`);
  const { units, scale } = read(amount);
  return { amount: write({ units: units * BigInt(quantity), scale }), currencyCode };
}

/** Compares two amounts for `sort`: negative if `a` is less than `b`, 0 if they are equal, positive if `a` is greater. */
export function compareMoney(a: Money, b: Money): number {
  const [left, right] = align(a, b);
  return left.units < right.units ? -1 : left.units > right.units ? 1 : 0;
}

/** 1299.5 is 12995 units at scale 1. */
interface Decimal {
  units: bigint;
  /** Digits after the decimal point. */
  scale: number;
}

function read(amount: string): Decimal {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) {
    throw new TypeError(`An amount of money is a decimal number, but got '${amount}'.`);
  }
  const [whole = '', fraction = ''] = amount.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function write({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return sign + (scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** Converts both amounts to the finer of their two scales. */
function align(a: Money, b: Money): [Decimal, Decimal] {
  if (a.currencyCode !== b.currencyCode) {
    throw new TypeError(`${a.currencyCode} and ${b.currencyCode} are different currencies.`);
  }
  const [left, right] = [read(a.amount), read(b.amount)];
  const scale = Math.max(left.scale, right.scale);
  const rescale = (decimal: Decimal) => ({ units: decimal.units * 10n ** BigInt(scale - decimal.scale), scale });
  return [rescale(left), rescale(right)];
}
