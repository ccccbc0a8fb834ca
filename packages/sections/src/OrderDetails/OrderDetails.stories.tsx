import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { OrderDetails } from './OrderDetails.js';

const meta = preview.meta({
  title: 'Sections/Account/OrderDetails',
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

const home = { firstName: 'Robin', lastName: 'Ito', address1: '1 Mill Lane', city: 'Bend', countryCode: 'US' };

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
    const delivery = within(canvas.getByRole('region', { name: 'Delivery address' }));
    // The number keeps its place on a page in Arabic.
    await expect(delivery.getByText('77 Cedar Mill Way').tagName).toBe('BDI');
    await expect(canvas.queryByText('Billing address')).toBeNull();
    for (const label of ['Subtotal', 'Shipping', 'Total']) {
      await expect(textOf(canvas.getByText(label))).toMatch(/(Free|\$\d+\.\d\d)$/);
    }
  },
});

const amountOf = (label: HTMLElement) => Number(textOf(label)?.replace(/[^-.\d]/g, '') || 0);

/** Its lines go into the cart. The message names what the shop does not sell any more. */
export const BuyAgain = meta.story({
  ...ownOrder('Carbide Lamp'),
  play: async ({ canvas, loaded, userEvent }) => {
    const steps = await canvas.findByRole('list', { name: 'Progress of this order' });
    await expect(within(steps).getByText('Ordered')).toBeVisible();
    await expect(steps.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    const buy = canvas.getByRole('button', { name: 'Buy again' });
    buy.focus();
    await userEvent.keyboard('{Enter}');
    const text = /^We do not sell this any more, or not as much of it: .*Carbide Lamp.*\.$/;
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/Carbide Lamp/));
    await expect(buy).toHaveFocus();
    const { commerce } = loaded.shop as StoryShop;
    await expect((await commerce.cart.get()).items).toHaveLength(1);
  },
});

/** The platform fails: that is no reason to say that the shop does not sell the products. */
export const BuyAgainFails = meta.story({
  tags: ['proof'],
  ...ownOrder('Rear Rack'),
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      cart: [{ product: 'chain-whip' }],
      faults: [{ match: { call: 'cart.add' }, fault: 'status=500' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy again' }));
    await expect(
      await canvas.findByText('The shop has a problem on its side. Please try again in a moment.'),
    ).toBeVisible();
  },
});

/** A discounted line shows both prices. The table adds up: the goods, less the discount, and the shipping. The total includes the tax. */
export const Discount = meta.story({
  ...ownOrder('Rear Rack'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sale price'))[0]).toBeInTheDocument();
    await expect(canvas.getAllByText('Regular price')[0]).toBeInTheDocument();
    const [subtotal = 0, discount = 0, shipping = 0, total] = ['Subtotal', 'Discount', 'Shipping', 'Total'].map(
      (label) => amountOf(canvas.getByText(label)),
    );
    await expect(discount).toBeLessThan(0);
    await expect(subtotal + discount + shipping).toBeCloseTo(total!);
    // The prices include the tax.
    const tax = amountOf(canvas.getByText('Includes tax'));
    await expect(tax).toBeGreaterThan(0);
    await expect(tax).toBeCloseTo(((subtotal + discount) * 0.09375) / 1.09375, 1);
  },
});

/** The checkout's code is named, and shipping for nothing is free. */
export const DiscountCode = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      cart: [{ product: 'enamel-kettle' }],
      arrange: ({ shop }: StoryShop['sandbox']) => {
        const [cart] = shop.store.all('cart');
        shop.changeCart(cart!, { discountCodes: ['NORTH10'] });
        shop.placeOrder(cart!.token, { email: 'robin@example.com', address: home });
      },
    },
  },
  ...ownOrder('Enamel Kettle'),
  play: async ({ canvas }) => {
    await expect(textOf(await canvas.findByText('Discount NORTH10'))).toMatch(/-\$\d+\.\d\d$/);
    await expect(textOf(canvas.getByText('Shipping'))).toBe('ShippingFree');
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
