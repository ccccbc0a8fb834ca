import { fractionDigits, toDecimal, type Money } from '../../shop/money.js';

/** Converts to hundredths, as the theme endpoints do for every currency: ₩8900 is 890000. */
export const hundredths = ({ minor, currencyCode }: Money): number =>
  Math.round((minor * 100) / 10 ** fractionDigits(currencyCode));

/** Formats an amount as the listings and the search do: '19.99', '8900.00'. */
export const decimal = (money: Money): string => {
  const text = toDecimal(money);
  return text.includes('.') ? text : `${text}.00`;
};
