/** Common parts of all cart mutations. */
import type { CartProblem } from '../../../shop/cart/cart.js';
import type { CartRecord } from '../../../shop/records.js';
import type { CartChange, CartOutcome } from '../../../shop/shop.js';
import { payloadOf, refusal, type Culprit, type Payload, type UserError } from './cartPayload.js';
import { cartView } from './cart.js';
import type { Context } from '../context.js';
import type { Resolver } from '../resolver.js';

export type Change<Args> = (cart: CartRecord, args: Args, context: Context) => Payload;

export const unknownCart = (field: string[]): UserError => ({
  code: 'INVALID',
  field,
  message: 'The specified cart does not exist.',
});

/** Returns the cart of an id that includes the cart's key; undefined without the key. */
export function ownCart(id: string, context: Context): CartRecord | undefined {
  const view = cartView(id, context);
  return view?.isOwn ? view.cart : undefined;
}

/** Returns the resolver of a change to the client's own cart. */
export const changing =
  <Args>(change: Change<Args>): Resolver<unknown, never> =>
  (_, args: Args & { cartId: string }, context) => {
    const cart = ownCart(args.cartId, context);
    return cart ? change(cart, args, context) : refusal([unknownCart(['cartId'])]);
  };

/** Changes the cart's data other than lines, or refuses the change. */
export const changed = (
  cart: CartRecord,
  change: CartChange | { errors: readonly UserError[] },
  { shop }: Context,
): Payload => ('errors' in change ? refusal(change.errors, cart) : linePayload(shop.changeCart(cart, change), []));

/** @param lines the lines of the input, below `path` */
export function linePayload(
  outcome: CartOutcome,
  lines: readonly { id?: string; merchandiseId?: string | null }[],
  path: string[] = [],
): Payload {
  return payloadOf(outcome, ({ reason, index }: CartProblem): Culprit => {
    const name = reason === 'unknown-line' ? 'id' : reason === 'unknown-variant' ? 'merchandiseId' : 'quantity';
    const id = name === 'quantity' ? undefined : lines[index]?.[name];
    return { field: [...path, 'lines', String(index), name], ...(id != null && { id }) };
  });
}
