import { Heading, List, Text, VStack } from '@vitrine/components';
import { setStock, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useRef, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useCartInventory } from '../Cart/cartContext.js';
import { CartRoot } from '../Cart/CartRoot.js';
import { useCart } from '../shop/useCart.js';
import type { CartRow } from '../state/cart/snapshot.js';
import { CartItem } from './CartItem.js';
import { CartItemDetails } from './CartItemDetails.js';
import { CartItemButtons, CartItemForm, CartItemQuantity } from './CartItemForm.js';
import { CartItemIntro, CartItemPrice, CartItemTitle } from './CartItemIntro.js';
import { CartItemPicture } from './CartItemPicture.js';
import { CartItemInfo, CartItemRoot } from './CartItemRoot.js';
import { RemovedItem } from './RemovedItem.js';
import { useCartLine } from './useCartLine.js';

const meta = preview.meta({
  title: 'Sections/Cart/CartItemRoot',
  component: CartItemRoot,
  subcomponents: {
    CartItemPicture,
    CartItemInfo,
    CartItemIntro,
    CartItemTitle,
    CartItemPrice,
    CartItemDetails,
    CartItemForm,
    CartItemQuantity,
    CartItemButtons,
  },
  decorators: [withPage],
  parameters: { sandbox: { cart: [{ product: 'pepper-mill', quantity: 2 }] }, layout: 'fullscreen' },
  argTypes: { line: { control: false }, children: { control: false } },
});

/** The rows of the cart, each shown by `Line`. */
function Rows({ Line }: { Line: (props: { row: CartRow }) => ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  const { rows, count, undo } = useCart();
  return (
    <VStack gap={4}>
      <Heading>{count === undefined ? 'Your bag' : `Your bag: ${count}`}</Heading>
      <div ref={lines} role="group" aria-label="Lines" tabIndex={-1}>
        <List>
          {rows.map((row) => (
            <li key={row.item.id}>
              {row.isRemoved ? (
                <RemovedItem
                  item={row.item}
                  isReturning={row.isPending}
                  onUndo={() => void undo(row.item.id)}
                  onFocusLost={() => lines.current?.focus()}
                />
              ) : (
                <Line row={row} />
              )}
            </li>
          ))}
        </List>
      </div>
    </VStack>
  );
}

function OwnLine({ row }: { row: CartRow }) {
  const { recordsOf } = useCartInventory();
  const line = useCartLine(row, { records: recordsOf(row.item) });
  return (
    <CartItemRoot line={line}>
      <CartItemPicture />
      <CartItemInfo>
        <CartItemForm>
          <CartItemQuantity />
          <Text>{line.hint ? `Stock: ${line.hint}` : 'Enough in stock'}</Text>
          <CartItemButtons />
        </CartItemForm>
        <CartItemTitle />
        <CartItemDetails />
        <CartItemPrice />
      </CartItemInfo>
    </CartItemRoot>
  );
}

/** A cart of the page: its rows, and parts in another order. They know the stock, and change the cart without a function of the page. */
export const OwnOrder = meta.story({
  parameters: {
    sandbox: {
      cart: [{ product: 'pepper-mill', quantity: 2 }],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-PM21', 3),
    },
  },
  render: () => (
    <CartRoot>
      <Rows Line={OwnLine} />
    </CartRoot>
  ),
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    await expect(await canvas.findByText('Enough in stock')).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: /^Quantity of/ });
    const name = canvas.getByRole('link', { name: /mill/i });
    await expect(Boolean(quantity.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    await userEvent.click(more);
    await expect(canvas.getByRole('heading', { name: 'Your bag: 3' })).toBeVisible();
    await expect(await canvas.findByText('Stock: Only 3 left')).toBeVisible();
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(async () => expect((await commerce.cart.get()).items[0]?.quantity).toBe(3));

    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3');
    await expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Shopping cart (3)' })).toBeVisible();
  },
});

const ownPicture = <Text size="sm">No picture</Text>;

/** One part replaced, and one left out. */
export const OwnPicture = meta.story({
  tags: ['proof'],
  render: () => (
    <CartRoot>
      <Rows Line={({ row }) => <CartItem {...row} className="own" picture={ownPicture} details={null} />} />
    </CartRoot>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    const line = within(canvasElement.querySelector<HTMLElement>('.own')!);
    await expect(line.queryByRole('img')).toBeNull();
    await expect(line.queryByText(/ each$/)).toBeNull();
    await userEvent.click(line.getByRole('button', { name: /^Decrease/ }));
    await expect(canvas.getByRole('heading', { name: 'Your bag: 1' })).toBeVisible();
  },
});
