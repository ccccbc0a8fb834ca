import { ReadShop, type StoryShop } from '@vitrine/story-kit/platform';
import { product as sample } from '@vitrine/story-kit/samples';
import preview from '@vitrine/story-kit/preview';
import { setOnline } from '@vitrine/story-kit/input';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ReactNode } from 'react';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductTile, type ProductTileProps } from './ProductTile.js';

const tile = (slug: string) =>
  function Tile(args: ProductTileProps) {
    return (
      <ReadShop
        read={async (commerce) => (await commerce.catalog.products({ in: { collection: 'all' }, perPage: 250 }))?.items}
      >
        {(products) =>
          products
            .filter((product) => product.slug === slug)
            .map((product) => <ProductTile key={product.id} {...args} product={product} />)
        }
      </ReadShop>
    );
  };

const withDrawer = [
  (Story: () => ReactNode) => (
    <>
      {Story()}
      <CartDrawer />
    </>
  ),
];

const meta = preview.meta({
  title: 'Sections/Product/ProductTile',
  component: ProductTile,
  parameters: { sandbox: {} },
  args: { product: undefined as never },
  argTypes: { product: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: tile('/floor-pump'),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Floor Pump/ });
    await expect(link).toHaveAttribute('href', '/products/floor-pump');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Floor Pump' })).toBeVisible();
  },
});

/**
 * Without a connection, the button says that the product is added later. It is, once. No other story presses the button before, so its script
 * comes after the press.
 */
export const QuickAddWithoutConnection = meta.story({
  tags: ['proof'],
  decorators: withDrawer,
  beforeEach: () => () => setOnline(true),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = 'You are offline. This is added when the connection is back: keep this page open.';
    const button = await canvas.findByRole('button', { name: 'Add Floor Pump' });
    setOnline(false);
    await userEvent.click(button);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('[role="progressbar"]')).toBeNull();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
    await userEvent.click(button);
    setOnline(true);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
    await expect(canvas.queryByText(text)).toBeNull();
  },
});

/** A product with nothing to choose is added at once. The cart opens, and gives the focus back to the button. */
export const QuickAdd = meta.story({
  decorators: withDrawer,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add Floor Pump' });
    button.focus();
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.keyboard('{Enter}');
    const cart = await screen.findByRole('dialog', { name: 'Shopping cart (1)' });
    await expect(cart).toHaveAccessibleDescription(/^Added to your cart: Floor Pump/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A product with options asks for them, and is then added. The cart gives the focus back to the button of the tile. */
export const QuickAddWithOptions = meta.story({
  tags: ['proof'],
  render: tile('/merino-jersey'),
  decorators: withDrawer,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Choose options: Merino Jersey' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Merino Jersey' });
    await expect(within(dialog).getByRole('link', { name: 'All details' })).toHaveAttribute(
      'href',
      '/products/merino-jersey',
    );
    // A press without a choice asks for it.
    await userEvent.click(within(dialog).getByRole('button', { name: 'All required options must be selected' }));
    for (const group of within(dialog).getAllByRole('radiogroup')) {
      await waitFor(() => expect(within(group).getAllByRole('radio')[0]!).toBeEnabled());
      await userEvent.click(within(group).getAllByRole('radio')[0]!);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to Cart' }));
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Merino Jersey' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A refusal shows below the tile, and the button keeps the focus. */
export const QuickAddRefused = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { cart: [{ product: 'chain-whip' }], faults: [{ match: { call: 'cart.add' }, fault: 'status=500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add Floor Pump' });
    await userEvent.click(button);
    await expect(
      await canvas.findByText('The shop has a problem on its side. Please try again in a moment.'),
    ).toBeVisible();
    await expect(button).toHaveFocus();
  },
});

/** The second picture fades in over the first one after it is decoded, with the keyboard as with a mouse. */
export const SecondPicture = meta.story({
  tags: ['proof'],
  render: tile('/lane-one'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Lane One/ });
    // The sandbox has published it within the sample shop's days for new products.
    await expect(link).toHaveAccessibleName(/New$/);
    const second = link.querySelectorAll('img')[1]!;
    await expect(second).not.toBeVisible();
    link.focus();
    await waitFor(() => expect(second).toHaveAttribute('data-decoded'));
    await waitFor(() => expect(getComputedStyle(second.closest('span')!).opacity).toBe('1'));
  },
});

/** A long title ends after two lines, and the link's name has all of it. */
export const LongTitle = meta.story({
  tags: ['proof'],
  render: tile('/wall-hook'),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /Fahrradwandaufhängevorrichtungshalterung$/ });
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(title.clientHeight).toBeLessThan(2.5 * line);
    await expect(canvas.getByRole('link', { name: /Fahrradwandaufhängevorrichtungshalterung/ })).toBeVisible();
  },
});

/** Variants with different prices show the range that filters and sort orders compare. */
export const PriceRange = meta.story({
  tags: ['proof'],
  render: tile('/harbor-rain-jacket'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$148.00 – $185.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /\$148\.00 to \$185\.00/ })).toBeVisible();
  },
});

/** The colours are dots. A tile shows the product in a colour that the shopper has filtered by. */
export const Colors = meta.story({
  args: { colors: ['Clay'] },
  render: tile('/merino-jersey'),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: /^Merino Jersey/ });
    const { catalog } = (loaded.shop as StoryShop).commerce;
    const list = await catalog.products({ in: { collection: 'all' }, perPage: 250 });
    // Not every platform tells the colours of a listed product.
    if (list?.items.some(({ colors }) => colors)) await expect(link).toHaveAccessibleName(/\d colours$/);
  },
});

export const Reduced = meta.story({
  render: tile('/dusk-lights'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Dusk Lights/ });
    await expect(link).toHaveTextContent(/Sale$/);
    // Screen readers get it from the price.
    await expect(link).not.toHaveAccessibleName(/Sale$/);
  },
});

export const SoldOut = meta.story({
  render: tile('/torque-wrench'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(await canvas.findByRole('link')).toHaveTextContent(/Sold out$/);
  },
});

/** Of the facts about stock, price and age, the picture has the most important one. */
export const Marks = meta.story({
  tags: ['proof'],
  render: (args) => (
    <>
      <ProductTile {...args} product={{ ...sample, stock: { quantity: 2 } }} />
      <ProductTile {...args} product={{ ...sample, stock: { quantity: 2, wait: { kind: 'preOrder' } } }} />
      <ProductTile {...args} product={{ ...sample, stock: { wait: { kind: 'backOrder' } } }} />
      <ProductTile {...args} product={{ ...sample, stock: { quantity: 4 } }} />
      <ProductTile {...args} product={{ ...sample, stock: { quantity: 2 }, isNew: true }} />
      <ProductTile {...args} product={{ ...sample, isNew: true }} />
    </>
  ),
  play: async ({ canvas }) => {
    const marks = canvas
      .getAllByRole('link')
      .map((link) => /(?:Only.*|Pre-.*|Back.*|New)?$/.exec(link.textContent)?.[0]);
    await expect(marks).toEqual(['Only 2 left', 'Pre-order', 'Back order', '', 'Only 2 left', 'New']);
  },
});

export const WithoutPicture = meta.story({
  render: tile('/cut-spokes'),
  play: async ({ canvas }) => expect(await canvas.findByText('No picture yet')).toBeVisible(),
});
