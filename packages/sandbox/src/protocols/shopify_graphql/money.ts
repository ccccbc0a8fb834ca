import { toDecimal, type Money } from '../../shop/money.js';

/** Formats an amount as the platform does: at least one digit after the point, and no further trailing zeros ('1299.0'). */
export function moneyV2(money: Money): { amount: string; currencyCode: string } {
  const [whole, fraction = ''] = toDecimal(money).split('.');
  return { amount: `${whole}.${fraction.replace(/0+$/, '') || '0'}`, currencyCode: money.currencyCode };
}
