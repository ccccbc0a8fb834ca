import type { SessionStore } from '../../port/session.js';

/** The last task of each owner that is not done yet. */
const turns = new Map<object | string, Promise<unknown>>();

/** Runs after everything that was begun before it for the same owner, whatever became of that. */
export function inTurn<Result>(owner: object | string, task: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(owner) ?? Promise.resolve()).then(task);
  const end = turn.then(forget, forget);
  function forget() {
    if (turns.get(owner) === end) turns.delete(owner);
  }
  turns.set(owner, end);
  return turn;
}

/**
 * Runs a change of the session's cart: after those that were begun through the same store, so that two first adds at once make one cart,
 * and, once there is a cart, after those of the shopper's other requests, each of which has a store of its own.
 * @param shop The platform's address, since carts of two shops may have the same id.
 */
export const inCartTurn = <Result>(shop: string, session: SessionStore, task: () => Promise<Result>): Promise<Result> =>
  inTurn(session, async () => {
    const cartId = await session.get('cartId');
    return cartId === undefined ? task() : inTurn(`${shop} ${cartId}`, task);
  });
