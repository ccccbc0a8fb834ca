/** The rules for the quantity of a variant in one order. */
import type { Variant } from './catalog.js';
import { sharedDataOf } from './copies.js';

export interface QuantityRule {
  minimum: number;
  maximum?: number;
  increment: number;
}

export type QuantityViolation = 'below-minimum' | 'above-maximum' | 'off-increment';

const anyQuantity: QuantityRule = { minimum: 1, increment: 1 };

export function quantityRuleOf(variant: Variant): Readonly<QuantityRule> {
  const { quantityRule } = sharedDataOf(variant);
  return quantityRule ? { ...anyQuantity, ...quantityRule } : anyQuantity;
}

/** Returns the reason why a quantity is not allowed; undefined if it is allowed. */
export function quantityViolation(rule: QuantityRule, quantity: number): QuantityViolation | undefined {
  if (quantity < rule.minimum) return 'below-minimum';
  if (rule.maximum !== undefined && quantity > rule.maximum) return 'above-maximum';
  if (quantity % rule.increment !== 0) return 'off-increment';
  return undefined;
}

/** Returns as many of the requested pieces as the stock and the rule allow; 0 if the minimum is not in stock. */
export function sellableQuantity(rule: QuantityRule, wanted: number, stock = Infinity): number {
  const most = Math.min(wanted, stock, rule.maximum ?? Infinity);
  const stepped = most - (most % rule.increment);
  return stepped < rule.minimum ? 0 : stepped;
}
