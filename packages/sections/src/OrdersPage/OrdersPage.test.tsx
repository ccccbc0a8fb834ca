// @vitest-environment jsdom
import '@vitrine/components/testing';
import type { Commerce } from '@vitrine/commerce';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox, samplePassword } from '@vitrine/sandbox';
import { shop as northlane } from '@vitrine/northlane/shop';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CustomerProvider } from '../shop/CustomerProvider.js';
import { ShopProvider } from '../shop/ShopProvider.js';
import { OrdersPage } from './OrdersPage.js';

afterEach(cleanup);

/** Opens the shop as a signed-in customer with a product in the cart. */
async function openShop() {
  const sandbox = createSandbox();
  const commerce = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  await commerce.customer.login({ email: 'robin@example.com', password: samplePassword });
  const product = await commerce.catalog.product('floor-pump');
  await commerce.cart.addItems([{ variantId: product!.variants[0]!.id, quantity: 1 }]);
  const getAllOrders = vi.fn(commerce.customer.getAllOrders);
  const getOrder = vi.fn(commerce.customer.getOrder);
  const shop: Commerce = { ...commerce, customer: { ...commerce.customer, getAllOrders, getOrder } };
  const channels = { cartChannel: crypto.randomUUID(), customerChannel: crypto.randomUUID() };
  const pageOf = (page: 'orders' | 'other') => (
    <ShopProvider commerce={shop} shop={northlane} {...channels}>
      {page === 'orders' && <OrdersPage />}
    </ShopProvider>
  );
  return { sandbox, shop, channels, getAllOrders, getOrder, pageOf };
}

const list = () => screen.findByRole('list', { name: 'Orders' });

/** Returns to a page from the browser's back/forward cache. */
const comeBack = () =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

describe('spec §2: orders load when none are loaded yet', () => {
  it('once, for any number of visits', async () => {
    const { getAllOrders, pageOf } = await openShop();
    const { rerender } = render(pageOf('orders'));
    await list();
    rerender(pageOf('other'));
    rerender(pageOf('orders'));
    await list();
    expect(getAllOrders).toHaveBeenCalledTimes(1);
  });

  it('and an order that is opened from the list is not read again', async () => {
    const { shop, channels, getAllOrders, getOrder } = await openShop();
    const pageOf = (orderId?: string) => (
      <ShopProvider commerce={shop} shop={northlane} {...channels}>
        <OrdersPage orderId={orderId} />
      </ShopProvider>
    );
    const { rerender } = render(pageOf());
    await list();
    const [first] = (await shop.customer.getAllOrders()).items;
    getAllOrders.mockClear();
    rerender(pageOf(first?.id));
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: `Order ${first?.name}` })).toBeTruthy();
    expect(getAllOrders).not.toHaveBeenCalled();
    expect(getOrder).not.toHaveBeenCalled();
  });

  it('and again after the cart was ordered', async () => {
    const { sandbox, getAllOrders, pageOf } = await openShop();
    render(pageOf('orders'));
    await list();
    await comeBack();
    expect(getAllOrders).toHaveBeenCalledTimes(1);
    // The platform has no cart any more.
    sandbox.shop.store.clear('cart');
    await comeBack();
    await vi.waitFor(() => expect(getAllOrders).toHaveBeenCalledTimes(2));
    expect((await list()).children).toHaveLength(12);
  });

  it('and again if a server had read them before the order', async () => {
    const { sandbox, shop, channels, getAllOrders } = await openShop();
    const [customer, orders] = await Promise.all([shop.customer.get(), shop.customer.getAllOrders()]);
    getAllOrders.mockClear();
    render(
      <ShopProvider commerce={shop} shop={northlane} {...channels}>
        <CustomerProvider status="authenticated" customer={customer} orders={orders}>
          <OrdersPage />
        </CustomerProvider>
      </ShopProvider>,
    );
    await list();
    await comeBack();
    expect(getAllOrders).not.toHaveBeenCalled();
    sandbox.shop.store.clear('cart');
    await comeBack();
    await vi.waitFor(() => expect(getAllOrders).toHaveBeenCalledTimes(1));
  });
});
