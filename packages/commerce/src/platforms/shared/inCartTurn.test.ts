import { describe, expect, it } from 'vitest';
import { createMemorySession } from '../../port/session.js';
import { inCartTurn } from './inCartTurn.js';

describe('inCartTurn', () => {
  /** Starts a change of the cart, from a request with its own store. `state.end` ends it. */
  function change(shop: string, cartId: string | undefined, session = createMemorySession()) {
    if (cartId) void session.set('cartId', cartId);
    const state = { hasBegun: false, end: () => {} };
    const done = inCartTurn(shop, session, () => {
      state.hasBegun = true;
      return new Promise<void>((resolve) => (state.end = resolve));
    });
    return { state, done, session };
  }
  const quiet = () => new Promise((resolve) => setImmediate(resolve));

  it("makes changes of one cart wait for each other, even if each request has the shopper's session in its own store", async () => {
    const [first, second] = [change('shop', 'cart-1'), change('shop', 'cart-1')];
    await quiet();
    expect([first.state.hasBegun, second.state.hasBegun]).toEqual([true, false]);
    first.state.end();
    await first.done;
    await quiet();
    expect(second.state.hasBegun).toBe(true);
    second.state.end();
    await second.done;
  });

  it('runs changes of other carts, and of other shops, at the same time', async () => {
    const all = [
      change('shop', 'cart-1'),
      change('shop', 'cart-2'),
      change('other', 'cart-1'),
      change('shop', undefined),
    ];
    await quiet();
    expect(all.map(({ state }) => state.hasBegun)).toEqual([true, true, true, true]);
    for (const { state, done } of all) {
      state.end();
      await done;
    }
  });

  it('makes the changes of one store wait for each other before there is a cart', async () => {
    const first = change('shop', undefined);
    const second = change('shop', undefined, first.session);
    await quiet();
    expect(second.state.hasBegun).toBe(false);
    first.state.end();
    await first.done;
    await quiet();
    second.state.end();
    await second.done;
  });
});
