import { CartView } from '@vitrine/story-kit/cart';
import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useCart } from './useCart.js';

const meta = preview.meta({
  title: 'Setup/useCart',
  // Only the table needs its props; the story itself passes them.
  component: CartView as ComponentType<object>,
  decorators: [withPage],
  parameters: {
    sandbox: { cart: [{ product: 'floor-pump', quantity: 2 }] },
    controls: { disable: true },
  },
  render: function Page() {
    return <CartView {...useCart()} />;
  },
});

const usage = `
import { Button, HStack, Text } from '@vitrine/components';
import { useCart } from '@vitrine/sections';

export function CartView() {
  const { rows, count, updateQuantity } = useCart();
  if (count === undefined) return null;
  return (
    <>
      <Text>Pieces: {count}</Text>
      {rows.map(({ item }) => (
        <HStack key={item.id} wrap>
          <Text>{item.title}</Text>
          <Button variant="outline" onPress={() => updateQuantity(item.id, item.quantity + 1)}>
            One more
          </Button>
        </HStack>
      ))}
    </>
  );
}
`.trim();

/** Shows at once, and reaches the platform after a pause. */
export const OneMore = meta.story({
  parameters: { docs: { source: { code: usage } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Pieces: 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('Pieces: 3')).toBeVisible();
    const { commerce } = loaded.shop as StoryShop;
    await waitFor(async () => expect((await commerce.cart.get()).items[0]?.quantity).toBe(3));
  },
});
