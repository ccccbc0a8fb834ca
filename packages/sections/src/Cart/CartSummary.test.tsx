// @vitest-environment jsdom
import '@vitrine/components/testing';
import { CommerceError, type Commerce } from '@vitrine/commerce';
import { createCommerce, createDataCache, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop as northlane } from '@vitrine/northlane/shop';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { Cart } from './Cart.js';

/** The presses that the browser would follow, with their modifier keys. */
const followed = vi.fn();

function onPress(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed(link.getAttribute('href'), event.ctrlKey);
}

beforeEach(() => window.addEventListener('click', onPress));

afterEach(() => {
  cleanup();
  window.removeEventListener('click', onPress);
  followed.mockReset();
});

/** A cart with a line, on the platform that makes a checkout link for each visit. */
async function showCart(changes: (commerce: Commerce) => Partial<Commerce['cart']> = () => ({})) {
  const sandbox = createSandbox();
  const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'a', accessToken: 'b' } as const;
  const commerce = createCommerce(settings, {
    fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
    session: createMemorySession(),
    cache: createDataCache(),
  });
  const product = await commerce.catalog.product('floor-pump');
  await commerce.cart.addItems([{ variantId: product!.variants[0]!.id, quantity: 1 }]);
  const checkout = vi.fn(commerce.cart.checkout);
  const capabilities = { ...commerce.capabilities, cartNote: true };
  const shop: Commerce = { ...commerce, capabilities, cart: { ...commerce.cart, ...changes(commerce), checkout } };
  const settingsOfShop = { ...northlane, paths: { ...northlane.paths, checkout: '/to-the-checkout' } };
  render(
    <ShopProvider commerce={shop} shop={settingsOfShop} cartChannel={crypto.randomUUID()}>
      <Cart />
    </ShopProvider>,
  );
  return { checkout, link: await screen.findByRole('link', { name: 'Checkout' }) };
}

const oneMore = () => userEvent.click(screen.getByRole('button', { name: /^Increase/ }));

describe('the link to the checkout, if the platform makes its URL for each visit', () => {
  it('leads to the path that asks for a URL, and does not ask itself', async () => {
    const { checkout, link } = await showCart();
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link);
    expect(followed.mock.calls).toEqual([
      ['/to-the-checkout', true],
      ['/to-the-checkout', false],
    ]);
    expect(checkout).not.toHaveBeenCalled();
  });

  it.each([false, true])('waits for a change under way, also with the key held: %s', async (ctrlKey) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { link } = await showCart(({ cart }) => ({
      updateItems: async (...args) => {
        await answered;
        return cart.updateItems(...args);
      },
    }));
    await oneMore();
    fireEvent.click(link, { ctrlKey });
    await screen.findByRole('heading', { name: 'Shopping cart (2)' });
    expect(followed).not.toHaveBeenCalled();
    answer();
    await vi.waitFor(() => expect(followed.mock.calls).toEqual([['/to-the-checkout', ctrlKey]]));
  });

  it('stays on the page if the change was refused', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { link } = await showCart(({ cart }) => ({
      updateItems: async () => {
        await answered;
        return {
          cart: await cart.get(),
          errors: [{ code: 'stock.notEnough', parameters: { quantity: 1 } }],
          warnings: [],
        };
      },
    }));
    await oneMore();
    fireEvent.click(link);
    answer();
    await screen.findAllByText('There is only 1 of this left.');
    expect(followed).not.toHaveBeenCalled();
  });
});

describe('a note that is typed and not saved', () => {
  const field = () => screen.getByRole('textbox', { name: 'What should we know about this order?', hidden: true });

  it('is saved before the checkout opens', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const updateNote = vi.fn();
    const { link } = await showCart(({ cart }) => ({
      async updateNote(note) {
        updateNote(note);
        await answered;
        return { cart: { ...(await cart.get()), note }, errors: [], warnings: [] };
      },
    }));
    await userEvent.type(field(), 'Ring twice');
    await userEvent.click(link);
    expect(updateNote).toHaveBeenCalledExactlyOnceWith('Ring twice');
    expect(followed).not.toHaveBeenCalled();
    answer();
    await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  });

  it('keeps the shopper in the cart if it cannot be saved', async () => {
    const updateNote = vi.fn(() => Promise.reject(new CommerceError('network', 'updateNote', 'No answer.')));
    const { link } = await showCart(() => ({ updateNote }));
    await userEvent.type(field(), 'Ring twice');
    await userEvent.click(link);
    await vi.waitFor(() => expect(link.querySelector('svg, [role="img"]')).toBeNull());
    expect(updateNote).toHaveBeenCalledTimes(1);
    expect(followed).not.toHaveBeenCalled();
    expect(field()).toHaveProperty('value', 'Ring twice');
  });
});
