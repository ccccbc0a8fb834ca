import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { OrderDetails } from './OrderDetails.js';

const meta = preview.meta({
  title: 'Sections/OrderDetails',
  component: OrderDetails,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
  },
  args: { order: { id: '1', name: '#1', products: [] } },
});

/** Shows the customer's order that contains this product. */
const ownOrder = (title: string) => ({
  render: () => (
    <ReadShop
      read={async ({ customer }) => {
        const { items } = await customer.getAllOrders();
        return items.find(({ products }) => products.some((product) => product.title === title));
      }}
    >
      {(order) => <OrderDetails order={order} />}
    </ReadShop>
  ),
});

const textOf = (element: HTMLElement) => element.parentElement?.textContent;

export const Default = meta.story({
  ...ownOrder('Carbide Lamp'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Order #\d+$/ })).toBeVisible();
    await expect(canvas.getByText(/^Nov 2[56], 2022, /)).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^2022-11-26/),
    );
    await expect(textOf(canvas.getByText('Payment status:'))).toBe('Payment status:Partly refunded');
    await expect(canvas.getByText('Fulfillment Status:')).toBeVisible();
    const products = canvas.getByRole('list', { name: 'In this order' });
    await expect(products.children).toHaveLength(2);
    // The shop no longer sells it. The line still shows the ordered title and price.
    const lamp = within(products.children[0] as HTMLElement);
    await expect(lamp.getByText('Carbide Lamp')).toBeVisible();
    await expect(lamp.getByText('$64.00')).toBeVisible();
    for (const label of ['Subtotal', 'Shipping', 'Total']) {
      await expect(textOf(canvas.getByText(label))).toMatch(/\$\d+\.\d\d$/);
    }
  },
});

/** A discounted line shows both prices. */
export const Discount = meta.story({
  ...ownOrder('Rear Rack'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sale price'))[0]).toBeInTheDocument();
    await expect(canvas.getAllByText('Regular price')[0]).toBeInTheDocument();
  },
});

/** Prices in the currency of the payment. */
export const Euro = meta.story({
  ...ownOrder('Chopping Board'),
  parameters: { sandbox: { customer: 'marlene@example.com' } },
  play: async ({ canvas }) => expect(textOf(await canvas.findByText('Total'))).toMatch(/€\d+\.\d\d$/),
});

export const MissingFields = meta.story({
  args: { order: { id: '1', name: '#1', products: [{ title: 'Carbide Lamp', quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order #1' })).toBeVisible();
    // Date, two states, a line, and three sums.
    await expect(canvas.getAllByText('n/a')).toHaveLength(7);
  },
});
