import { withLargeCustomer } from '@vitrine/sandbox';
import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useState, type MouseEvent } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { OrdersPage } from './OrdersPage.js';

const robin = { customer: 'robin@example.com' };

const meta = preview.meta({
  title: 'Sections/Account/OrdersPage',
  component: OrdersPage,
  decorators: [withPage],
  parameters: { sandbox: robin, layout: 'fullscreen' },
});

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect((await canvas.findByRole('list', { name: 'Orders' })).children).toHaveLength(12);
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(crumbs.getByText('Orders')).toHaveAttribute('aria-current', 'page');
  },
});

export const OneOrder = meta.story({
  render: () => (
    <ReadShop read={async ({ customer }) => (await customer.getAllOrders()).items[2]?.id}>
      {(id) => <OrdersPage orderId={id} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
    const { textContent: name } = await canvas.findByRole('heading', { level: 2, name: /^Order #\d+$/ });
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
    await expect(crumbs.getByText(name?.replace('Order ', '') ?? '')).toHaveAttribute('aria-current', 'page');
    // Some platforms report the parcels for one order only, so the page reads it.
    const parcel = within(await canvas.findByRole('region', { name: 'Parcel' }));
    await expect(parcel.getByText('Coastline Parcel')).toBeVisible();
    await expect(parcel.getByRole('link', { name: /^Follow CP\d+US$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/track\.coastline\.example\/CP\d+US$/),
    );
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).toHaveTextContent(/9 Pier Lane/);
  },
});

/** Acts like a site: a link changes the URL, and with it `orderId`. */
function Site() {
  const [orderId, setOrderId] = useState<string>();
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (href?.startsWith('/account/orders'))
      setOrderId(new URL(href, 'https://northlane.test').searchParams.get('order-id') ?? undefined);
  };
  return (
    <div onClickCapture={follow}>
      <OrdersPage orderId={orderId} />
    </div>
  );
}

/** The focus moves to the heading of the order, and on return to the heading of the list. Both are announced. */
export const OpensAnOrder = meta.story({
  tags: ['proof'],
  render: () => <Site />,
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Order #\d+$/ });
    await userEvent.click(link!);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Order details' })).toHaveFocus());
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus());
  },
});

/** An order that does not exist or belongs to another customer: the page shows the list. */
export const UnknownOrder = meta.story({
  tags: ['proof'],
  args: { orderId: '987654' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Orders' })).toBeVisible();
  },
});

export const None = meta.story({
  parameters: { sandbox: { customer: 'sam@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have any orders yet.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Shopping!' })).toHaveAttribute('href', '/');
  },
});

/** The list loads 50 orders at a time. */
export const Pages = meta.story({
  parameters: { sandbox: { customer: 'alex@example.com', data: withLargeCustomer({ orders: 60, addresses: 1 }) } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Orders' });
    await expect(list.children).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(list.children).toHaveLength(60));
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
});

const unanswered = { match: { call: 'orders.read' }, fault: 'delay=600000' };

export const Loading = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { ...robin, faults: [unanswered], timeout: 600_000 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Loading your orders' })).toBeInTheDocument(),
});

export const LoadingOrder = meta.story({
  args: { orderId: '1' },
  parameters: { sandbox: { ...robin, faults: [unanswered], timeout: 600_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading your order' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  },
});

export const LoadingFailure = meta.story({
  parameters: { sandbox: { ...robin, faults: [{ match: { call: 'orders.read' }, fault: 'shape' }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Your orders could not be loaded\./)).toBeVisible();
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findByRole('list', { name: 'Orders' })).children).toHaveLength(12);
  },
});

export const SignedOut = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { customer: '' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^unauthenticated! Redirecting to \/account\/login/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await waitFor(() =>
      expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/account\/login/)),
    );
  },
});
