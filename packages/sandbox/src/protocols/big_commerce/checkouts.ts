/** A cart on its way to an order. */
import { entity } from './answers.js';
import { amountIn, cartView, currencyOf, itemView, lineViewsOf, timeOf } from './cart-views.js';
import { cartOf } from './carts.js';
import { readQuery } from './query.js';
import type { Handler } from './call.js';

/** A checkout has the id of its cart. Shipping and taxes are none here. */
export const getCheckout: Handler = (call) => {
  const include = readQuery(call.url, ['include']).list('include') ?? [];
  const cart = cartOf(call, 'checkoutId');
  const { context } = call;
  const view = cartView(cart, [], context);
  const amount = amountIn(currencyOf(cart, context));
  const withOptions = include.includes('cart.line_items.physical_items.options');
  const sum = view.cart_amount;
  return entity({
    id: view.id,
    cart: {
      id: view.id,
      customer_id: view.customer_id,
      channel_id: view.channel_id,
      email: view.email,
      currency: view.currency,
      tax_included: false,
      base_amount: view.base_amount,
      discount_amount: 0,
      cart_amount_inc_tax: sum,
      cart_amount_ex_tax: sum,
      coupons: [],
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
    taxes: [],
    coupons: [],
    fees: [],
    order_id: null,
    shipping_cost_total_inc_tax: 0,
    shipping_cost_total_ex_tax: 0,
    handling_cost_total_inc_tax: 0,
    handling_cost_total_ex_tax: 0,
    tax_total: 0,
    subtotal_inc_tax: sum,
    subtotal_ex_tax: sum,
    grand_total: sum,
    created_time: timeOf(cart.createdAt),
    updated_time: timeOf(cart.updatedAt),
    customer_message: cart.note ?? '',
    promotions: [],
  });
};
