import { formatMoney, NativeSelect, Text } from '@vitrine/components';
import { setStock, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { CartButton } from '../CartButton/CartButton.js';
import { useCartItem } from '../CartItem/cartItemContext.js';
import { CartItemButtons, CartItemForm } from '../CartItem/CartItemForm.js';
import { CartItemIntro, CartItemTitle } from '../CartItem/CartItemIntro.js';
import { CartItemInfo, CartItemRoot } from '../CartItem/CartItemRoot.js';
import { Cart } from './Cart.js';
import { CartDelivery } from './CartDelivery.js';
import { CartExtras } from './CartExtras.js';
import { CartItems } from './CartItems.js';
import { CartRecommendations } from './CartRecommendations.js';
import { CartAside, CartMain, CartRoot, CartTitle } from './CartRoot.js';
import { CartCheckout, CartContinue, CartSummary, CartSums } from './CartSummary.js';

const twoLines = [{ product: 'floor-pump', quantity: 2 }, { product: 'chain-whip' }];

const meta = preview.meta({
  title: 'Sections/Cart/CartRoot',
  component: CartRoot,
  subcomponents: {
    CartTitle,
    CartMain,
    CartDelivery,
    CartItems,
    CartRecommendations,
    CartAside,
    CartExtras,
    CartSummary,
    CartSums,
    CartCheckout,
    CartContinue,
  },
  decorators: [withPage],
  parameters: { sandbox: { cart: twoLines }, layout: 'fullscreen' },
  args: { children: undefined },
  argTypes: { children: { control: false } },
});

/** A line without a picture. Its quantity is a list, as far as the stock goes. */
function ShortLine() {
  const { item, price, bounds, setQuantity } = useCartItem();
  const last = Math.max(item.quantity, Math.min(bounds.max, 5));
  const quantities = Array.from({ length: last }, (_, index) => String(index + 1));
  return (
    <CartItemRoot>
      <CartItemInfo>
        <CartItemIntro>
          <CartItemTitle />
          <Text isTabular>{formatMoney(price)}</Text>
        </CartItemIntro>
        <CartItemForm>
          <NativeSelect
            aria-label={`Pieces of ${item.title}`}
            name="quantity"
            items={quantities.map((quantity) => ({ value: quantity, label: quantity }))}
            value={String(item.quantity)}
            onChange={(quantity) => setQuantity(Number(quantity))}
          />
          <CartItemButtons />
        </CartItemForm>
      </CartItemInfo>
    </CartItemRoot>
  );
}

/** The lines of the page, each with a list of quantities. Removal, undo and the focus are the cart's. */
export const OwnLine = meta.story({
  render: () => <Cart item={<ShortLine />} />,
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    const pump = await canvas.findByRole('combobox', { name: /^Pieces of .*pump/i });
    await expect(pump).toHaveValue('2');
    await expect(canvas.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull();
    await userEvent.selectOptions(pump, '4');
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (5)' })).toBeVisible();
    await waitFor(async () =>
      expect((await commerce.cart.get()).items.map(({ quantity }) => quantity).sort()).toEqual([1, 4]),
    );

    canvas.getByRole('button', { name: /^Remove .*pump/i }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove .*pump/i })).toHaveFocus());
  },
});

/** The parts in an order of the page: first the checkout. It still names a line that cannot be ordered, and then works without a further press. */
export const OwnOrder = meta.story({
  parameters: {
    sandbox: {
      cart: [{ product: 'enamel-kettle' }, { product: 'floor-pump', quantity: 2 }],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-EK', 0),
    },
  },
  render: () => (
    <Cart className="own">
      <CartAside>
        <CartTitle />
        <CartSummary>
          <CartCheckout />
          <CartSums />
        </CartSummary>
      </CartAside>
      <CartMain>
        <CartItems />
      </CartMain>
    </Cart>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const checkout = await canvas.findByRole('link', { name: 'Checkout' });
    const hindrance = 'Enamel Kettle can no longer be ordered. Remove it to go to the checkout.';
    await expect(await canvas.findByText(hindrance)).toBeVisible();
    await expect(checkout).toHaveAccessibleDescription(hindrance);
    const cart = canvas.getByRole('region', { name: 'Shopping cart (3)' });
    await expect(cart).toBe(canvasElement.querySelector('.own'));
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(checkout, canvas.getByRole('list', { name: 'In your cart' }))).toBe(true);
    await expect(canvas.queryByText('Discount code')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Continue shopping' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*kettle/i }));
    await waitFor(() => expect(canvas.queryByText(hindrance)).toBeNull());
    await expect(checkout).not.toHaveAccessibleDescription();
    await expect(await canvas.findByText('$144.00', { selector: 'p *' })).toBeVisible();
  },
});

/** The same line in the drawer. */
export const InDrawer = meta.story({
  parameters: { screen: { height: 720, opens: 'Cart' } },
  render: () => (
    <>
      <CartButton />
      <CartDrawer item={<ShortLine />} extras={null} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart with 3 items.' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Shopping cart (3)' }));
    await expect(drawer.queryByText('Discount code')).toBeNull();
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: /^Pieces of .*pump/i }), '1');
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (2)' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Cart with 2 items.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cart with 2 items.' }));
    await expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  },
});
