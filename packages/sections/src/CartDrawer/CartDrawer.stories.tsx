import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartButton } from '../CartButton/CartButton.js';
import { CartDrawer } from './CartDrawer.js';

const meta = preview.meta({
  title: 'Sections/Cart/CartDrawer',
  component: CartDrawer,
  parameters: {
    sandbox: { cart: [{ product: 'floor-pump' }, { product: 'merino-jersey', variant: 2 }] },
    screen: { height: 720, opens: 'Cart' },
  },
  render: (args) => (
    <>
      <CartButton />
      <CartDrawer {...args} />
    </>
  ),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart with 2 items.' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Shopping cart (2)' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    const close = within(drawer).getByRole('button', { name: 'Close cart drawer' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { sandbox: { cart: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart is empty.' }));
    const drawer = await screen.findByRole('dialog', { name: 'Shopping cart (0)' });
    await expect(within(drawer).getByText('Your cart is currently empty.')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Start shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cart is empty.' }));
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(await again.findByRole('link', { name: 'Bikes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cart is empty.' }));
    await expect(await screen.findByRole('link', { name: 'Bikes' })).toBeVisible();
  },
});

export const FromBelow = meta.story({
  args: { placement: 'bottom', size: 'lg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart with 2 items.' }));
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (2)' })).toBeVisible();
  },
});
