import preview from '@vitrine/story-kit/preview';
import { expect, screen } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { CartButton } from './CartButton.js';

const meta = preview.meta({
  title: 'Sections/Cart/CartButton',
  component: CartButton,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <>
        <Story />
        <CartDrawer />
      </>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart is empty.' })).toHaveTextContent('');
  },
});

export const WithItems = meta.story({
  parameters: { sandbox: { cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'chain-whip' }] } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart with 3 items.' });
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (3)' })).toBeVisible();
  },
});
