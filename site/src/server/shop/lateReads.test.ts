import { CommerceError, type Commerce } from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import { expect, it, vi } from 'vitest';
import { withOneWait } from './lateReads';

const late = new CommerceError('timeout', 'cart', 'cart: no answer within 8000 ms.');

/** The calls of a page and of a browser for one cart. The platform answers neither. */
function open(cartId: string, error = late) {
  const get = vi.fn(() => Promise.reject(error));
  const session = createMemorySession();
  void session.set('cartId', cartId);
  const shop = { cart: { get } } as unknown as Commerce;
  return { get, page: withOneWait(shop, session, true), browser: withOneWait(shop, session, false) };
}

it('fails at once in the browser after the page has waited, and then asks again', async () => {
  const { get, page, browser } = open('one');
  await expect(page.cart.get()).rejects.toThrow(late.message);
  await expect(browser.cart.get()).rejects.toMatchObject({ kind: 'timeout', call: 'cart' });
  expect(get).toHaveBeenCalledTimes(1);
  for (const calls of [2, 3]) {
    await expect(browser.cart.get()).rejects.toThrow(late.message);
    expect(get).toHaveBeenCalledTimes(calls);
  }
});

it('is remembered for one cart only, and only if it took its time', async () => {
  await expect(open('two').page.cart.get()).rejects.toThrow();
  const other = open('three', new CommerceError('http', 'cart', 'cart: the platform answered 500.'));
  for (const { cart } of [other.browser, other.page, other.browser]) await expect(cart.get()).rejects.toThrow('500');
  expect(other.get).toHaveBeenCalledTimes(3);
});
