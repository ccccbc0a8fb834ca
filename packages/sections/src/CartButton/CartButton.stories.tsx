import preview from '@vitrine/story-kit/preview';
import { expect, screen } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { CartButton } from './CartButton.js';

const docs = `
Opens the cart; its badge shows the number of pieces in it. \`Header\` has one at its end. It has no props. It runs in the browser and gets
its data from \`ShopProvider\`. It opens the page's \`CartDrawer\`.

| Key | Action |
| --- | --- |
| Enter, Space | opens the cart |

**A screen reader announces** a button that opens a dialog, “Cart with 3 items.” or “Cart is empty.”; until the cart is known, “Shopping
cart”.

**Do** put one last into a custom \`end\` of the header. **Don't** show the number elsewhere as well: if you must, use
\`useCart().count\`.
`;

const meta = preview.meta({
  title: 'Sections/CartButton',
  component: CartButton,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
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
