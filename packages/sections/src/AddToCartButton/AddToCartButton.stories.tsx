import { ReadShop, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { setOnline } from '@vitrine/story-kit/input';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { AddToCartButton, type AddToCartButtonProps } from './AddToCartButton.js';

const selling = (slug: string) =>
  function Button(args: AddToCartButtonProps) {
    return (
      <ReadShop read={(commerce) => commerce.catalog.product(slug)}>
        {({ id, variants }) => (
          <>
            <AddToCartButton {...args} productId={id} {...(variants[0] && { variantId: variants[0].id })} />
            <CartDrawer />
          </>
        )}
      </ReadShop>
    );
  };

const meta = preview.meta({
  title: 'Sections/Product/AddToCartButton',
  component: AddToCartButton,
  parameters: { sandbox: {} },
  args: { productId: undefined, variantId: undefined, availability: true },
  render: selling('floor-pump'),
});

export const AvailableForSale = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Shopping cart (1)' });
    await expect(drawer).toBeVisible();
    await expect(await screen.findByText(/^Added to your cart: /)).toBeVisible();
    // It is read with the dialog, into which the focus has moved: in Firefox and Safari, a live region that appears with its text is not read.
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expect(drawer).toHaveAccessibleDescription(/^Added to your cart: /);
    const { analytics } = loaded.shop as StoryShop;
    await expect(analytics.track).toHaveBeenCalledWith(expect.objectContaining({ name: 'add_to_cart' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const OwnTexts = meta.story({
  args: { availableForSaleText: 'Add to bag', outOfStockText: 'Out of stock', isFullWidth: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Add to bag' })).not.toHaveAttribute('aria-disabled'),
});

export const SoldOut = meta.story({
  args: { availability: false },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true'),
});

export const OptionMissing = meta.story({
  args: { options: { size: { value: undefined, required: true }, engraving: { value: undefined, required: false } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'All required options must be selected' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The stock becomes known between the beginning and the end of a press. */
export const StockComesDuringPress = meta.story({
  tags: ['proof'],
  render: function StockComes(args) {
    const [isLoading, setLoading] = useState(true);
    return <div onPointerDownCapture={() => setLoading(false)}>{selling('floor-pump')({ ...args, isLoading })}</div>;
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
  },
});

/** Without a connection, a press is kept and reported instead of a spinning button. What was chosen is added when the connection is back. */
export const WithoutConnection = meta.story({
  tags: ['proof'],
  args: { isLoading: true },
  beforeEach: () => () => setOnline(true),
  play: async ({ canvas, userEvent }) => {
    const text = 'You are offline. This is added when the connection is back: keep this page open.';
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    setOnline(false);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(button).toHaveAccessibleName('Add to Cart');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
    await userEvent.click(button);
    setOnline(true);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
    await expect(canvas.queryByText(text)).toBeNull();
  },
});

/** Someone else bought the last one while this page was open. */
export const GoneMeanwhile = meta.story({
  tags: ['proof'],
  render: selling('torque-wrench'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    const notice = await waitFor(() => canvasElement.querySelector('[data-notice]')!.textContent);
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(notice));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** At most two per order, and two are in the cart. */
export const AboveMaximum = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'santoku-knife', quantity: 2 }] } },
  render: selling('santoku-knife'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    const notice = await waitFor(() => canvasElement.querySelector('[data-notice]')!.textContent);
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(notice));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'chain-whip' }],
      faults: [{ match: { call: 'cart.add' }, fault: 'status=500' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    await userEvent.click(button);
    await expect(
      await canvas.findByText('The shop has a problem on its side. Please try again in a moment.'),
    ).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
});

/** The response is late, so the result is unknown. The cart shows that before anything is added twice. */
export const NotCertain = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'chain-whip' }],
      faults: [{ match: { call: 'cart.add' }, fault: 'delay=60000', times: 1 }],
      timeout: 3000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    const drawer = await screen.findByRole('dialog', { name: 'Shopping cart (1)' });
    const doubt = 'The shop did not say whether this was added. Check your cart before you add it again.';
    await expect(drawer).toHaveAccessibleDescription(doubt);
    await expect(within(drawer).getByText(doubt)).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** The response was lost after the item had been added: the cart shows the item, and a message that it was added. */
export const ResponseLost = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'chain-whip' }],
      faults: [{ match: { call: 'cart.add' }, fault: 'drop=after', times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (2)' })).toBeVisible();
    await expect(await screen.findByText(/^Added to your cart: /)).toBeVisible();
  },
});
