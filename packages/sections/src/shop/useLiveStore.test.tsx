// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartStore } from '../state/cart/store.js';
import { useLiveStore } from './useLiveStore.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Hides or shows the page, a second later. */
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.setSystemTime(Date.now() + 1000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** A tab with a product in its cart. */
async function openTab() {
  const sandbox = createSandbox();
  const { cart, catalog } = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  const product = await catalog.product('floor-pump');
  await cart.addItems([{ variantId: product!.variants[0]!.id, quantity: 1 }]);
  const get = vi.fn(cart.get);
  const store = createCartStore({ ...cart, get }, { channel: crypto.randomUUID() });
  renderHook(() => useLiveStore(store));
  await act(() => store.load());
  return { sandbox, store, get };
}

const count = ({ getSnapshot }: { getSnapshot: () => { cart?: { items: readonly unknown[] } | undefined } }) =>
  getSnapshot().cart?.items.length;

it('a tab in the background at the checkout reads its cart when it shows again, however soon', async () => {
  const { sandbox, store } = await openTab();
  expect(count(store)).toBe(1);
  await show('hidden');
  // The shopper has ordered in another tab: the platform has no cart any more.
  sandbox.shop.store.clear('cart');
  await show('visible');
  await vi.waitFor(() => expect(count(store)).toBe(0));
});

it('a cart that came from another tab in the meantime is not read again', async () => {
  const { store, get } = await openTab();
  await show('hidden');
  vi.setSystemTime(Date.now() + 1000);
  await act(() => store.load());
  get.mockClear();
  await show('visible');
  expect(get).not.toHaveBeenCalled();
});
