// @vitest-environment jsdom
import type { Commerce } from '@vitrine/commerce';
import { createCommerce, createKept, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop as northlane } from '@vitrine/site/shop';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { Cart } from './Cart.js';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** A cart with something in it, on the platform that makes a link to the checkout for each visit. */
async function showCart(checkout: Commerce['cart']['checkout']) {
  const sandbox = createSandbox();
  const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'a', accessToken: 'b' } as const;
  const commerce = createCommerce(settings, {
    fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
    session: createMemorySession(),
    kept: createKept(),
  });
  const product = await commerce.catalog.product('floor-pump');
  await commerce.cart.addItems([{ variantId: product!.variants[0]!.id, quantity: 1 }]);
  const asked = vi.fn(checkout);
  const shop: Commerce = { ...commerce, cart: { ...commerce.cart, checkout: asked } };
  render(
    <ShopProvider commerce={shop} shop={northlane} cartChannel={crypto.randomUUID()}>
      <Cart />
    </ShopProvider>,
  );
  return { asked, link: await screen.findByRole('link', { name: 'Checkout' }) };
}

describe('the way to the checkout, where the platform makes its address on request', () => {
  it('is asked for when it is pressed, and not before', async () => {
    const { asked, link } = await showCart(async () => ({ checkoutUrl: `${window.location.href}#paid` }));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(link);
    await vi.waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is none', async () => undefined],
    ['the platform fails', () => Promise.reject(new Error('no'))],
  ])('says so where %s, and stays', async (_, checkout) => {
    const { link } = await showCart(checkout);
    await userEvent.click(link);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The shop cannot take an order just now\./);
    expect(window.location.hash).toBe('');
  });
});
