import { sampleShop, drawing } from '@vitrine/sandbox';
import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CartItem, type CartItemProps } from './CartItem.js';
import { RemovedItem } from './RemovedItem.js';

const jersey = sampleShop.products.find(({ handle }) => handle === 'merino-jersey');

const item = {
  id: 'line-1',
  lineItemId: 'line-1',
  productId: 'product-1',
  variantId: 'variant-1',
  title: jersey?.title ?? '',
  subtitle: 'M / Moss',
  price: { amount: '128.00', currencyCode: 'USD' },
  quantity: 2,
  imageUrl: `data:image/svg+xml,${encodeURIComponent(drawing('merino-jersey/1.svg') ?? '')}`,
  imageAlt: jersey?.images[0]?.alt ?? '',
  slug: 'merino-jersey',
};

const meta = preview.meta({
  title: 'Sections/Cart/CartItem',
  component: CartItem,
  parameters: { sandbox: {} },
  args: { item, onQuantityChange: fn(), onRemove: fn() },
  argTypes: { item: { control: false }, records: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: item.title })).toHaveAttribute('href', '/products/merino-jersey');
    await expect(canvas.getByText('$256.00')).toBeVisible();
    await expect(canvas.getByText('$128.00 each')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${item.title}` }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
});

export const WithoutPage = meta.story({
  tags: ['proof'],
  args: { item: { ...item, slug: undefined as never, imageUrl: undefined as never, quantity: 1 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});

export const LongName = meta.story({
  args: {
    item: {
      ...item,
      title:
        'Wall hook for two bicycles, a trailer, three helmets and the bag that always ends up on the floor Donaudampfschifffahrtsgesellschaft',
    },
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const OutOfStock = meta.story({
  args: { records: { variant: { availableForSale: false, quantity: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A maximum order of 0 counts as no stock. */
export const NotOrderable = meta.story({
  tags: ['proof'],
  args: { records: { variant: { availableForSale: true, maxOrder: 0 } } },
  play: async ({ canvas }) => expect(canvas.getByText('Out of stock')).toBeVisible(),
});

export const OnBackOrder = meta.story({
  tags: ['proof'],
  args: { records: { variant: { availableForSale: true, wait: { kind: 'backOrder' } } } },
  play: async ({ canvas }) => expect(canvas.getByText('On back order: leaves later')).toBeVisible(),
});

/** The line explains why there can be no more pieces. */
export const AllPieces = meta.story({
  tags: ['proof'],
  args: { records: { variant: { availableForSale: true, quantity: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only 2 left');
  },
});

export const AboveMaximum = meta.story({
  args: { records: { variant: { availableForSale: true, quantity: 1 } } },
  play: async ({ canvas }) => expect(canvas.getByText('Only 1 can be ordered now.')).toBeVisible(),
});

export const Refused = meta.story({
  args: { notice: { kind: 'error', refusals: [{ code: 'quantity.aboveMaximum', parameters: { maximum: 2 } }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 2 of this per order.')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('At most 2 of this per order.'),
    );
  },
});

function RemovedStory(args: CartItemProps) {
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) return <RemovedItem item={item} onUndo={() => setRemoved(false)} />;
  return <CartItem {...args} onRemove={() => setRemoved(true)} />;
}

const removedUsage = `
isRemoved ? <RemovedItem item={item} onUndo={undo} /> : <CartItem item={item} onQuantityChange={change} onRemove={remove} />
`.trim();

export const Removed = meta.story({
  tags: ['proof'],
  parameters: {
    docs: { source: { code: removedUsage } },
    checks: { played: 'The cart around it keeps the focus, and announces the change' },
  },
  render: (args) => <RemovedStory {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${item.title}` }));
    await expect(canvas.getByText(`${item.title} was removed.`)).toBeVisible();
    const undo = canvas.getByRole('button', { name: `Undo: put ${item.title} back into the cart` });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: item.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${item.title}` }));
  },
});
