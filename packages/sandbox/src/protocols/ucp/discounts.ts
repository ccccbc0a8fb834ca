/** The extension `dev.ucp.shopping.discount`: the codes of a cart or a checkout, their discounts, and the codes that do not apply. */
import { formatMoney } from '../../shop/money.js';
import type { DiscountData } from '../../shop/data.js';
import type { DiscountProblem } from '../../shop/cart/discounts.js';
import type { Totals } from '../../shop/order/totals.js';
import type { CartRecord } from '../../shop/records.js';
import type { Call } from './call.js';
import { policy } from './lines.js';
import { warning, type Message } from './messages.js';

export interface DiscountsInput {
  codes?: string[];
}

const isActive = ({ capabilities }: Call): boolean => capabilities.has('dev.ucp.shopping.discount');

/** Replaces the codes of a cart. A request without codes keeps them: an empty list removes them. */
export function withCodes(cart: CartRecord, { codes }: DiscountsInput = {}, call: Call): CartRecord {
  if (!codes || !isActive(call)) return cart;
  return call.shop.changeCart(cart, { discountCodes: codes }, policy).cart ?? cart;
}

/** Returns the member `discounts` of a cart, a checkout or a completed checkout. Empty for an agent without the extension. */
export const discountsOf = ({ discountCodes = [] }: CartRecord, totals: Totals, call: Call) =>
  isActive(call) ? { discounts: { codes: discountCodes, applied: appliedOf(totals, call) } } : {};

function appliedOf({ lines, discounts = [], shippingDiscount = 0, currencyCode }: Totals, { shop }: Call) {
  return discounts.flatMap(({ code = '', minor }) => {
    const data = shop.discounts.find(code);
    if (!data) return [];
    const isForShipping = 'freeShipping' in data;
    // One code for goods applies at a time, so all of a line's discount is its own.
    const allocations = isForShipping
      ? [{ path: '$.totals.shipping', amount: shippingDiscount }]
      : lines.map(({ discount = 0 }, index) => ({ path: `$.line_items[${index}]`, amount: discount }));
    return {
      code,
      title: titleOf(data, minor, currencyCode),
      amount: isForShipping ? shippingDiscount : minor,
      ...(!isForShipping && { method: 'percentage' in data ? ('each' as const) : ('across' as const) }),
      allocations: allocations.filter(({ amount }) => amount > 0),
    };
  });
}

function titleOf(data: DiscountData, minor: number, currencyCode: string): string {
  if ('freeShipping' in data) return 'Free shipping';
  return 'percentage' in data ? `${data.percentage}% off` : `${formatMoney({ minor, currencyCode })} off`;
}

/** Returns a warning for each code that does not apply. Its path points to the code. */
export function rejectedCodes(cart: CartRecord, call: Call): Message[] {
  if (!isActive(call)) return [];
  const codes = call.shop.discounts.of(cart);
  return codes.flatMap(({ code, problem }, index) => {
    if (!problem) return [];
    const isRepeated = codes.slice(0, index).some((one) => one.code === code && one.discount);
    const [name, reason] = isRepeated ? repeated : reasons[problem];
    return [warning(name, `The code ${code} ${reason}`, `$.discounts.codes[${index}]`)];
  });
}

const repeated = ['discount_code_already_applied', 'is applied already.'] as const;

/** The protocol has no code for a cart whose goods do not qualify. Other codes are permitted. */
const reasons: Record<DiscountProblem, readonly [code: string, reason: string]> = {
  unknown: ['discount_code_invalid', 'does not exist.'],
  expired: ['discount_code_expired', 'has expired.'],
  'not-combinable': ['discount_code_combination_disallowed', 'cannot be combined with the code before it.'],
  'below-minimum': ['discount_code_minimum_not_met', 'needs goods of a higher value.'],
  'no-such-lines': ['discount_code_items_ineligible', 'is not for these goods.'],
};
