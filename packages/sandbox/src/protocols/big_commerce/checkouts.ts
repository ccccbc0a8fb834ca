/** Checkouts of the REST API. */
import { decode } from '../../cookies.js';
import type { CartRecord } from '../../shop/records.js';
import { entity, invalid, Problem } from './answers.js';
import { amountIn, cartView, currencyOf, itemView, lineViewsOf, minorOfCart, taxOfCart, timeOf } from './cartViews.js';
import { cartOf } from './carts.js';
import { readQuery } from './query.js';
import { cartPolicy } from './quantities.js';
import type { Call, Handler } from './call.js';

/** Answers with a checkout, which has the id of its cart. Shipping costs are 0. */
export const getCheckout: Handler = (call) =>
  entity(checkoutView(cartOf(call, 'checkoutId'), readQuery(call.url, ['include']).list('include') ?? [], call));

/** Maximum number of characters of a code. */
const longestCode = 50;

/** Adds one code. Refuses a code that takes nothing off. */
export const addCheckoutCoupon: Handler = (call) => {
  const cart = cartOf(call, 'checkoutId');
  const { shop } = call.context;
  const code = call.body().coupon_code;
  if (typeof code !== 'string' || code === '' || code.length > longestCode)
    throw invalid({ coupon_code: 'error.invalid' });
  const discount = shop.discounts.find(code);
  if (discount && cart.discountCodes?.some((known) => shop.discounts.find(known) === discount))
    return entity(checkoutView(cart, [], call));
  const { cart: changed = cart } = shop.changeCart(
    cart,
    { discountCodes: [...(cart.discountCodes ?? []), code] },
    cartPolicy,
  );
  const problem = shop.discounts.of(changed).at(-1)?.problem;
  if (!problem) return entity(checkoutView(changed, [], call));
  shop.changeCart(changed, { discountCodes: cart.discountCodes ?? [] }, cartPolicy);
  throw new Problem(
    409,
    problem === 'unknown'
      ? "The coupon code you entered couldn't be found"
      : "The coupon code you entered couldn't be applied to any items in your order",
  );
};

export const deleteCheckoutCoupon: Handler = (call) => {
  const cart = cartOf(call, 'checkoutId');
  const { shop } = call.context;
  const discountCodes = (cart.discountCodes ?? []).filter(
    (code) => shop.discounts.find(code)?.code !== decode(call.params.couponCode ?? ''),
  );
  const { cart: changed = cart } = shop.changeCart(cart, { discountCodes }, cartPolicy);
  return entity(checkoutView(changed, [], call));
};

function checkoutView(cart: CartRecord, include: readonly string[], { context }: Call) {
  const view = cartView(cart, [], context);
  const amount = amountIn(currencyOf(cart, context));
  const withOptions = include.includes('cart.line_items.physical_items.options');
  const { tax_included: isIncluded, cart_amount: sum } = view;
  const tax = taxOfCart(cart, context);
  const exTax = amount(minorOfCart(cart, context) - (isIncluded ? tax : 0));
  return {
    id: view.id,
    cart: {
      id: view.id,
      customer_id: view.customer_id,
      channel_id: view.channel_id,
      email: view.email,
      currency: view.currency,
      tax_included: isIncluded,
      base_amount: view.base_amount,
      discount_amount: 0,
      cart_amount_inc_tax: sum,
      cart_amount_ex_tax: exTax,
      coupons: view.coupons,
      discounts: [],
      line_items: {
        ...view.line_items,
        physical_items: lineViewsOf(cart, context).map((line) => {
          const { taxable, coupons: _, ...item } = itemView(line, withOptions, amount, context);
          return { ...item, is_taxable: taxable };
        }),
      },
      created_time: view.created_time,
      updated_time: view.updated_time,
    },
    consignments: [],
    taxes: tax > 0 ? [{ name: 'Tax', amount: amount(tax) }] : [],
    coupons: view.coupons,
    fees: [],
    order_id: null,
    shipping_cost_total_inc_tax: 0,
    shipping_cost_total_ex_tax: 0,
    handling_cost_total_inc_tax: 0,
    handling_cost_total_ex_tax: 0,
    tax_total: amount(tax),
    subtotal_inc_tax: sum,
    subtotal_ex_tax: exTax,
    grand_total: sum,
    created_time: timeOf(cart.createdAt),
    updated_time: timeOf(cart.updatedAt),
    customer_message: cart.note ?? '',
    promotions: [],
  };
}
