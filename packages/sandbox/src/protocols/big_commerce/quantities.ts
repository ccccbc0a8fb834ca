/** Limits of pieces per order. On this platform products have bounds, and variants have none of their own. */
import type { CartPolicy } from '../../shop/cart/cart.js';
import type { Product, Variant } from '../../shop/catalog/catalog.js';
import { quantityRuleOf, type QuantityRule } from '../../shop/catalog/quantity.js';

/** Returns the widest bounds of the product's variants. The platform has no increments. */
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

/** Refuses a change that cannot be made in full. */
export const cartPolicy: CartPolicy = {
  shortage: 'refuse',
  hasBackOrders: false,
  ruleOf: ({ product }: Variant) => boundsOf(product),
};
