import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import type { StoryShop } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect, screen } from 'storybook/test';
import { Header } from './Header.js';

const meta = preview.meta({
  title: 'Sections/Header',
  component: Header,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ minBlockSize: '12rem' }} />
        <CartDrawer />
      </>
    ),
  ],
});

export const EmptyCart = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart is empty.' })).toBeVisible();
    const logo = canvas.getByRole('link', { name: 'Northlane, home' });
    await expect(logo).toHaveAttribute('href', '/');
    await userEvent.click(logo);
    await expect((loaded.shop as StoryShop).analytics.track).toHaveBeenCalledWith({ name: 'click_logo' });
  },
});

export const CartWithItems = meta.story({
  parameters: { sandbox: { cart: [{ product: 'floor-pump', quantity: 2 }, { product: 'chain-whip' }] } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart with 3 items.' });
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (3)' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByRole('button', { name: 'Cart is empty.' });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(skip).toHaveAttribute('href', '#content');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Northlane, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close cart drawer' });
    await userEvent.click(close);
    await expect(cart).toHaveFocus();
  },
});
