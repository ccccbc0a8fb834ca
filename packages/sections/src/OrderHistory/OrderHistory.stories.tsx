import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { OrderHistory } from './OrderHistory.js';

const meta = preview.meta({
  title: 'Sections/Account/OrderHistory',
  component: OrderHistory,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
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
    await expect(newest.getByText('Waiting for payment')).toBeVisible();
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

/** Missing values show as 'n/a', and a product without a picture has an empty frame. */
export const MissingFields = meta.story({
  args: { orders: [{ id: '1', name: '#1', products: [{ title: 'Carbide Lamp', quantity: 1 }] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Order #1' })).toBeVisible();
    await expect(canvas.getAllByText('n/a')).toHaveLength(3);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

const longTitle = 'A lamp of which there is so much to say that its name goes on and on. '.repeat(4).trim();
const titles = ['Carbide Lamp', 'A lamp with a name of two or three lines on a phone', longTitle];

/** The height of an element in lines of its text. */
const linesOf = (element: HTMLElement) =>
  Math.round((element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight)) * 10) / 10;

/** A long title takes three lines. Its button shows the whole title. */
export const LongTitles = meta.story({
  args: { orders: [{ id: '1', name: '#1', products: titles.map((title) => ({ title, quantity: 1 })) }] },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show the whole title' });
    const title = document.getElementById(show.getAttribute('aria-controls')!)!;
    await expect(title).toHaveTextContent(longTitle);
    await expect(linesOf(title)).toBe(3);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    // The other titles fit.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(show);
    const less = canvas.getByRole('button', { name: 'Show less of the title', expanded: true });
    await expect(less).toHaveFocus();
    await expect(linesOf(title)).toBeGreaterThan(3);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    await userEvent.keyboard('{Enter}');
    await expect(linesOf(title)).toBe(3);
    await expect(show).toHaveFocus();
  },
});

/** Wide text spacing moves words to a fourth line, but the button shows them. */
export const WideTextSpacing = meta.story({
  tags: ['proof'],
  args: {
    orders: [
      {
        id: '1',
        name: '#1',
        products: [{ title: 'Waxed canvas pannier with leather straps, olive and brown', quantity: 1 }],
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <OrderHistory {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = await canvas.findByText(/^Waxed canvas/);
    const title = words.parentElement!;
    await expect(linesOf(title)).toBeLessThanOrEqual(3);
    await expect(canvas.queryByRole('button')).toBeNull();
    // Letters move apart, and the lines keep their height.
    canvasElement.style.letterSpacing = '0.3em';
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the whole title' }));
    await expect(linesOf(title)).toBeGreaterThan(3);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
  },
});
