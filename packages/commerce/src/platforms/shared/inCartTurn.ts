import type { SessionStore } from '../../port/session.js';

/** The last unfinished task of each owner. */
const turns = new Map<object | string, Promise<unknown>>();

/** Runs the task after all earlier tasks of the same owner, even if they failed. */
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
 * Runs a change of the session's cart. It runs after earlier changes through the same store, so that two first additions at once make one
 * cart. If there is a cart, it also runs after changes by the shopper's other requests, each of which has its own store.
 * @param shop The platform's address, because carts of two shops may have the same id.
 */
export const inCartTurn = <Result>(shop: string, session: SessionStore, task: () => Promise<Result>): Promise<Result> =>
  inTurn(session, async () => {
    const cartId = await session.get('cartId');
    return cartId === undefined ? task() : inTurn(`${shop} ${cartId}`, task);
  });
