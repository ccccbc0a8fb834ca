import { ReadShop, withPage } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect, within } from 'storybook/test';
import { OrderHistory } from './OrderHistory.js';

const docs = `
What a customer has ordered, the newest first: each order with its date, its total and how it was paid, and what is in it. It runs in the browser. \`OrdersPage\` reads
the orders for it.

**A screen reader announces** a list of orders, and in each of them a list of products.

**Do** show it for a customer without orders as well: it says so, and leads to the shop. What is not known is 'n/a'.
`;

const meta = preview.meta({
  title: 'Sections/OrderHistory',
  component: OrderHistory,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
    docs: { description: { component: docs } },
  },
  args: { orders: [] },
});

const ownOrders = {
  render: () => (
    <ReadShop read={async ({ customer }) => (await customer.getAllOrders()).items}>
      {(orders) => <OrderHistory orders={orders} />}
    </ReadShop>
  ),
};

export const Many = meta.story({
  ...ownOrders,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Orders' });
    await expect(list.children).toHaveLength(12);
    const links = canvas.getAllByRole('link', { name: /^Order #\d+$/ });
    await expect(links).toHaveLength(12);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/account\/orders\?order-id=.+$/));
    const newest = within(list.children[0] as HTMLElement);
    await expect(newest.getByText('$158.00')).toBeVisible();
    await expect(newest.getByText('Pending')).toBeVisible();
    await expect(canvas.getAllByRole('list', { name: 'In this order' })).toHaveLength(12);
    await expect(list.querySelector('img')).toBeVisible();
  },
});

/** Prices in the order's own currency. */
export const Euro = meta.story({
  ...ownOrders,
  parameters: { sandbox: { customer: 'marlene@example.com' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('list', { name: 'Orders' })).children).toHaveLength(2);
    await expect(canvas.getAllByText(/^€/)).toHaveLength(2);
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have any orders yet.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Shopping!' })).toHaveAttribute('href', '/');
  },
});

/** Missing values show as 'n/a', and a product without a picture has an empty frame. A long title shows in full, also with wide text spacing. */
export const MissingFields = meta.story({
  args: {
    orders: [
      {
        id: '1',
        name: '#1',
        products: [
          { title: 'Carbide Lamp', quantity: 1 },
          {
            title:
              'A lamp of which there is so much to say that its name goes on and on, and could fill a page by itself '.repeat(
                3,
              ),
            quantity: 1,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Order #1' })).toBeVisible();
    await expect(canvas.getAllByText('n/a')).toHaveLength(3);
    await expect(canvasElement.querySelector('img')).toBeNull();
    const title = canvas.getByText(/^A lamp/);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    await expect(getComputedStyle(title).overflow).toBe('visible');
  },
});
