/** The sums of an order, or of a cart that can become one. The checkout, its thanks and the mail show the same rows. */
import { formatMoney } from '../money.js';
import type { OrderDiscount, OrderLine, OrderRecord } from '../records.js';

/** Minor units. */
export interface Totals extends Pick<
  OrderRecord,
  'currencyCode' | 'shipping' | 'shippingDiscount' | 'tax' | 'total' | 'giftCards'
> {
  lines: readonly OrderLine[];
  discounts?: readonly OrderDiscount[];
}

export interface TotalRow {
  label: string;
  /** For shoppers: '$12.00', 'Free' */
  amount: string;
  isTotal?: true;
}

/** The price of all pieces of a line, before discounts. */
export const fullPriceOf = ({ price, quantity }: OrderLine): number => price * quantity;

/** The price of all pieces of a line, after discounts. */
export const reducedPriceOf = (line: OrderLine): number => fullPriceOf(line) - (line.discount ?? 0);

/** The price of all lines, before discounts. */
export const goodsOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, line) => sum + fullPriceOf(line), 0);

/** The amount that is left after the gift cards. */
export const dueOf = ({ total, giftCards = [] }: Pick<Totals, 'total' | 'giftCards'>): number =>
  giftCards.reduce((due, { minor }) => due - minor, total);

/** Returns the rows: the goods, the reductions and costs, the total that is left to pay, and the tax that it includes. */
export function totalRows({
  lines,
  discounts = [],
  currencyCode,
  shipping,
  tax,
  total,
  giftCards = [],
}: Totals): TotalRow[] {
  const amount = (minor: number) => formatMoney({ minor, currencyCode });
  return [
    { label: 'Subtotal', amount: amount(goodsOf(lines)) },
    ...discounts.map(({ code, minor }) => ({
      label: code === undefined ? 'Discount' : `Discount ${code}`,
      amount: minor > 0 ? amount(-minor) : 'Free shipping',
    })),
    { label: 'Shipping', amount: shipping === 0 ? 'Free' : amount(shipping) },
    ...(tax && !tax.isIncluded ? [{ label: 'Tax', amount: amount(tax.minor) }] : []),
    ...giftCards.map(({ lastCharacters, minor }) => ({
      label: `Gift card …${lastCharacters}`,
      amount: amount(-minor),
    })),
    { label: 'Total', amount: amount(dueOf({ total, giftCards })), isTotal: true },
    ...(tax?.isIncluded ? [{ label: 'Includes tax', amount: amount(tax.minor) }] : []),
  ];
}
