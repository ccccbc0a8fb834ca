/** Payments by the API and by Shop Pay. This shop has set up neither: customers pay at the checkout. */
import { ownCart, unknownCart, changing } from '../cart/cartChange.js';
import { refusal } from '../cart/cartPayload.js';
import { checkoutUrlOf } from '../cart/cart.js';
import type { CartRecord } from '../../../shop/records.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';

const atTheCheckout = 'This shop takes payments at its checkout alone.';

interface OfCart {
  cartId: string;
}

/** Returns a resolver for the client's own cart. Without such a cart, it answers with an error. */
const completing =
  (resultOf: (cart: CartRecord, context: Context) => unknown): Resolver<unknown, never> =>
  (_, { cartId }: OfCart, context) => {
    const cart = ownCart(cartId, context);
    if (!cart) return { result: null, userErrors: [unknownCart(['cartId'])] };
    return { result: resultOf(cart, context), userErrors: [] };
  };

const prepare = completing((cart) => ({
  kind: 'cartNotReady',
  cart: { kind: 'cart', cart, isOwn: true },
  errors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED', message: atTheCheckout }],
}));

const submit = completing((cart, context) => ({
  kind: 'submitFailed',
  checkoutUrl: checkoutUrlOf(cart, context),
  errors: [{ code: 'REDIRECT_TO_CHECKOUT_REQUIRED', message: atTheCheckout }],
}));

const pay = changing<object>((cart) =>
  refusal([{ code: 'PAYMENT_METHOD_NOT_SUPPORTED', field: ['payment'], message: atTheCheckout }], cart),
);

const shopPayIsOff = (code: string, field: string[]) => ({
  userErrors: [{ code, field, message: 'This shop does not have Shop Pay.' }],
});

const mutation: Record<string, Resolver<unknown, never>> = {
  cartPaymentUpdate: pay,
  cartPrepareForCompletion: prepare,
  cartSubmitForCompletion: submit,
  shopPayPaymentRequestSessionCreate: () => shopPayIsOff('PAYMENT_REQUEST_INVALID_INPUT', ['paymentRequest']),
  shopPayPaymentRequestSessionSubmit: () => shopPayIsOff('PAYMENT_REQUEST_NOT_FOUND', ['token']),
};

export const paymentMutationResolvers: Resolvers = { Mutation: mutation };
