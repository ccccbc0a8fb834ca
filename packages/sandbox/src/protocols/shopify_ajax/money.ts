import { fractionDigits, toDecimal, type Money } from '../../shop/money.js';

/** As the theme endpoints count: hundredths, whatever the currency's own digits (₩8900 is 890000). */
export const hundredths = ({ minor, currencyCode }: Money): number =>
  Math.round((minor * 100) / 10 ** fractionDigits(currencyCode));

/** As the listings and the search write it: '19.99', '8900.00'. */
export const decimal = (money: Money): string => {
  const text = toDecimal(money);
  return text.includes('.') ? text : `${text}.00`;
};
