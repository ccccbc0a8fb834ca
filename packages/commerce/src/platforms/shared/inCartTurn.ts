import { inTurn } from '../../model/inTurn.js';
import type { SessionStore } from '../../port/session.js';

/**
 * Runs a change of the session's cart. It runs after earlier changes through the same store, so that two first additions at once make one
 * cart. If there is a cart, it also runs after changes by the shopper's other requests, each of which has its own store.
 * @param shop The platform's URL, because carts of two shops may have the same id.
 */
export const inCartTurn = <Result>(shop: string, session: SessionStore, task: () => Promise<Result>): Promise<Result> =>
  inTurn(session, async () => {
    const cartId = await session.get('cartId');
    return cartId === undefined ? task() : inTurn(`${shop} ${cartId}`, task);
  });
