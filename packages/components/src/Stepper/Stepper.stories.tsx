import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper.js';

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Checkout',
    steps: [
      { label: 'Cart', href: '#cart' },
      { label: 'Address', href: '#address' },
      { label: 'Delivery', href: '#delivery' },
      { label: 'Payment' },
    ],
    finished: 2,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Checkout' }));
    const steps = list.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    // The current step is no link, although it has a URL.
    const links = list.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Cart (done)', 'Address (done)']);
    // Orca reads the text as the browser renders it.
    await expect(list.getByRole('link', { name: 'Cart (done)' }).innerText).toContain(' (done)');
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Cart (done)' })).toHaveFocus();
  },
});

/** The way of an order, with the day of each step. After the last one, no step is current. */
export const Vertical = meta.story({
  args: {
    'aria-label': 'Order',
    orientation: 'vertical',
    steps: [
      { label: 'Ordered', description: 'May 4' },
      { label: 'Sent', description: 'May 5, by post' },
      { label: 'Delivered', description: 'May 7' },
    ],
    finished: 3,
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'done', 'done']);
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([]);
    const [first, second] = steps.map((step) => step.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
});

/** In little room only the current step shows its label. The names of the links stay. */
export const Compact = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(list.getBoundingClientRect().height).toBeLessThan(60);
    await expect(canvas.getByText('Delivery').getBoundingClientRect().width).toBeGreaterThan(40);
    const link = canvas.getByRole('link', { name: 'Cart (done)' });
    await expect(canvas.getByText('Cart').parentElement!.getBoundingClientRect().width).toBe(1);
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(32);
  },
});

/** Long labels break in their own step. */
export const LongLabels = meta.story({
  tags: ['proof'],
  args: {
    steps: ['Your address in another country', 'Steinbruchschleifsteinhalterungsset', 'Payment'].map((label) => ({
      label,
    })),
    finished: 1,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
  },
});
