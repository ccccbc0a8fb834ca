/** The response of a cart mutation: the cart, errors of refused changes, and warnings about adjusted changes. */
import { largestQuantity, type CartNotice, type CartProblem } from '../../../shop/cart/cart.js';
import { fullName } from '../../../shop/catalog/catalog.js';
import { quantityRuleOf } from '../../../shop/catalog/quantity.js';
import type { CartRecord } from '../../../shop/records.js';
import type { CartOutcome } from '../../../shop/shop.js';
import type { DiscountProblem } from '../../../shop/cart/discounts.js';
import { cartId, cartLineId } from '../ids.js';
import type { CartView } from '../resolver.js';

export interface UserError {
  code: string;
  /** The path of the input at fault. */
  field: string[];
  message: string;
}

export interface Payload {
  cart: CartView | null;
  userErrors: UserError[];
  warnings: { code: string; message: string; target: string }[];
}

/** The input at fault. */
export interface Culprit {
  field: string[];
  /** The global id in the input, unchanged. */
  id?: string;
}

const own = (cart: CartRecord | undefined): CartView | null => (cart ? { kind: 'cart', cart, isOwn: true } : null);

export const refusal = (userErrors: readonly UserError[], cart?: CartRecord): Payload => ({
  cart: own(cart),
  userErrors: [...userErrors],
  warnings: [],
});

export function payloadOf(
  { cart, problems, notices }: CartOutcome,
  culpritOf: (problem: CartProblem) => Culprit,
): Payload {
  return {
    cart: own(cart),
    userErrors: problems.map((problem) => userError(problem, culpritOf(problem))),
    warnings: cart ? notices.map((notice) => warning(notice, cart)) : [],
  };
}

function userError({ reason, variant }: CartProblem, { field, id }: Culprit): UserError {
  const name = variant ? fullName(variant) : 'this item';
  const rule = variant && quantityRuleOf(variant);
  switch (reason) {
    case 'below-minimum':
      return { code: 'MINIMUM_NOT_MET', field, message: `The minimum quantity for ${name} is ${rule?.minimum}.` };
    case 'above-maximum':
      return { code: 'MAXIMUM_EXCEEDED', field, message: `The maximum quantity for ${name} is ${rule?.maximum}.` };
    case 'off-increment':
      return { code: 'INVALID_INCREMENT', field, message: `${name} is sold in multiples of ${rule?.increment}.` };
    case 'unknown-variant':
      return { code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.` };
    case 'unknown-line':
      return { code: 'INVALID_MERCHANDISE_LINE', field, message: `The merchandise line with id ${id} does not exist.` };
    case 'not-positive':
      return { code: 'INVALID', field, message: 'The quantity must be greater than 0.' };
    case 'too-large':
      return { code: 'LESS_THAN', field, message: `The quantity must be at most ${largestQuantity}.` };
    case 'too-many-lines':
      return { code: 'CART_TOO_LARGE', field, message: 'The cart is too large to save.' };
    case 'out-of-stock':
    case 'not-enough-stock':
      throw new Error('Here a quantity is lowered to the stock, with a warning, and not refused for it.');
  }
}

function warning({ reason, line, variant }: CartNotice, cart: CartRecord): Payload['warnings'][number] {
  const target = cartLineId(line, cart);
  if (reason === 'out-of-stock')
    return {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: `The product '${fullName(variant)}' is already sold out.`,
      target,
    };
  const pieces = line.quantity === 1 ? '1 item was' : `${line.quantity} items were`;
  return {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: `Only ${pieces} added to your cart due to availability.`,
    target,
  };
}

const discountProblems: Record<DiscountProblem, { code: string; message: string }> = {
  unknown: { code: 'DISCOUNT_NOT_FOUND', message: 'The discount code cannot be applied to the cart' },
  expired: { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'The discount code is not active now' },
  'below-minimum': {
    code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    message: 'The purchase amount is not in the range of the discount code',
  },
  'no-such-lines': {
    code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
    message: 'The cart has no items that the discount code is for',
  },
  'not-combinable': {
    code: 'DISCOUNT_CODE_NOT_HONOURED',
    message: 'The discount code cannot be honoured with what else applies to the cart',
  },
};

export const discountWarning = (code: string, problem: DiscountProblem, cart: CartRecord) => ({
  code: discountProblems[problem].code,
  message: `${discountProblems[problem].message}: ${code}.`,
  target: cartId(cart),
});
