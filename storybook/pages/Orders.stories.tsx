import { expect, within } from 'storybook/test';
import { ReadShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { RoutePage } from './pages.js';
import { state, unanswered, unreadable } from './state.js';

const meta = preview.meta({
  title: 'Pages/Orders',
  component: RoutePage,
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The orders, `/account/orders`, and with `order-id` one of them. Its links work: open an order.',
      },
    },
  },
  args: { path: '/account/orders' as const, query: {} },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const [newest] = await canvas.findAllByRole('link', { name: /^Order #/ });
    await userEvent.click(newest!);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Orders' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  },
});

export const OneOrder = meta.story({
  parameters: state,
  render: (args) => (
    <ReadShop read={async ({ customer }) => (await customer.getAllOrders()).items[0]?.id}>
      {(id) => <RoutePage {...args} query={{ 'order-id': id }} />}
    </ReadShop>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Order details' })).toBeVisible(),
});

export const None = meta.story({
  parameters: { ...state, sandbox: { customer: 'sam@example.com' } },
  play: async ({ canvas }) => expect(await canvas.findByText("You don't have any orders yet.")).toBeVisible(),
});

export const Loading = meta.story({
  parameters: { ...state, sandbox: unanswered('orders.read') },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Loading your orders' })).toBeInTheDocument(),
});

export const Failed = meta.story({
  parameters: { ...state, sandbox: unreadable('orders.read') },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Your orders could not be loaded/)).toBeVisible(),
});
