/** How many pieces one order may hold: here a product has bounds, and its variants have none of their own. */
import type { CartPolicy } from '../../shop/cart/cart.js';
import type { Product, Variant } from '../../shop/catalogue/catalogue.js';
import { quantityRuleOf, type QuantityRule } from '../../shop/cart/quantity.js';

/** The widest of its variants' bounds; the platform knows no steps. */
export function boundsOf({ variants }: Product): QuantityRule {
  const rules = variants.map(quantityRuleOf);
  const maxima = rules.map(({ maximum }) => maximum ?? Infinity);
  const maximum = Math.max(...maxima);
  return {
    minimum: Math.min(...rules.map(({ minimum }) => minimum)),
    ...(Number.isFinite(maximum) && { maximum }),
    increment: 1,
  };
}

/** A change that cannot be done whole is refused. */
export const cartPolicy: CartPolicy = {
  shortage: 'refuse',
  ruleOf: ({ product }: Variant) => boundsOf(product),
};
