import type { Commerce } from '@vitrine/commerce';
import { ReadShop, setStock, withPage, type StoryShop } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductBox, type ProductBoxProps } from './ProductBox.js';

/** The page of a product of the sample shop; `variant` is the one that its address names, by its name. */
const page = (slug: string, variant?: string) => ({
  render: function Page(args: ProductBoxProps) {
    return (
      <ReadShop read={(commerce: Commerce) => commerce.catalog.product(slug)}>
        {(product) => (
          <>
            <ProductBox
              {...args}
              product={product}
              initialVariantId={product.variants.find(({ name }) => name === variant)?.id}
            />
            <CartDrawer />
          </>
        )}
      </ReadShop>
    );
  },
});

const meta = preview.meta({
  title: 'Sections/ProductBox',
  component: ProductBox,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { product: undefined as never, onVariantChange: fn() },
  argTypes: { product: { control: false }, initialVariantId: { control: false } },
});

export const NothingToChoose = meta.story({
  ...page('floor-pump'),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    for (const point of ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7']) {
      await expect(canvas.getByText(point)).toBeVisible();
    }
    // Loading until the stock is known.
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(quantity).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(quantity).toHaveValue('2');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (2)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    const { analytics } = loaded.shop as StoryShop;
    const views = (analytics.track as ReturnType<typeof fn>).mock.calls.filter(
      ([event]) => (event as { name: string }).name === 'product_view',
    );
    await expect(views).toHaveLength(1);
  },
});

export const TwoOptions = meta.story({
  ...page('merino-jersey'),
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'All required options must be selected' });
    await waitFor(() => expect(button).toBeDisabled());
    for (const select of canvas.getAllByRole<HTMLSelectElement>('combobox')) {
      await expect(select).toBeRequired();
      await expect(select.options[0]).toHaveTextContent(/^Select /);
      await userEvent.selectOptions(select, select.options[2] ?? '');
    }
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await waitFor(() => expect(args.onVariantChange).toHaveBeenCalledWith(expect.any(String)));
  },
});

export const ThreeOptions = meta.story({
  ...page('skerry-drift'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3);
  },
});

/** An option with one value is chosen already, and shows no selector. */
export const SingleValueOption = meta.story({
  ...page('cycling-cap'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('combobox', { name: 'Size' })).toBeNull();
  },
});

/** XXL is not made in ochre; M in ochre is sold out: the lists say so, and so does choosing it all the same. */
export const MissingCombination = meta.story({
  ...page('harbor-rain-jacket'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const size = canvas.getByRole('combobox', { name: 'Size' });
    const colour = canvas.getByRole('combobox', { name: 'Colour' });
    await userEvent.selectOptions(colour, 'Ochre');
    await expect(within(size).getByRole('option', { name: 'XXL (not available)' })).toBeInTheDocument();
    await expect(await within(size).findByRole('option', { name: 'M (sold out)' })).toBeInTheDocument();

    await userEvent.selectOptions(size, 'XXL');
    await expect(await canvas.findByRole('button', { name: 'Not available' })).toBeDisabled();
    await expect(canvas.getByText('This combination is not available. Choose another one.')).toBeVisible();

    await userEvent.selectOptions(size, 'M');
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await userEvent.selectOptions(size, 'L');
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
});

/** Nobody makes an XS. */
export const ValueInNoVariant = meta.story({
  ...page('touring-shorts'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('option', { name: 'XS (not available)' })).toBeInTheDocument(),
});

export const VariantFromAddress = meta.story({
  ...page('harbor-rain-jacket', 'L / Ochre'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Size' })).toHaveDisplayValue('L');
    await expect(canvas.getByRole('combobox', { name: 'Colour' })).toHaveDisplayValue('Ochre');
  },
});

export const SoldOut = meta.story({
  ...page('torque-wrench'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled(),
});

export const LastPiece = meta.story({
  ...page('enamel-kettle'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 1 left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Another shopper takes the last piece while the page is open. */
export const LastPieceTaken = meta.story({
  ...page('enamel-kettle'),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText('Only 1 left');
    setStock((loaded.shop as StoryShop).sandbox, 'NL-EK', 0);
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await userEvent.click(button);
    const beside = button.parentElement as HTMLElement;
    await waitFor(() => expect(beside.querySelector('[data-tone=error]')).toHaveTextContent(/\w/));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Three are left, and another shopper takes two of them: what there is comes into the cart, which says so. */
export const FewerThanWanted = meta.story({
  ...page('pepper-mill'),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText('Only 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    setStock((loaded.shop as StoryShop).sandbox, 'NL-PM21', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shopping cart (1)' });
    await expect(dialog.querySelector('[data-tone=error]')).toHaveTextContent(/\w/);
  },
});

export const OrderMinimum = meta.story({
  ...page('merino-socks'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2'));
  },
});

export const OrderMaximum = meta.story({
  ...page('santoku-knife'),
  play: async ({ canvas }) => expect(await canvas.findByText('At most 2 per order.')).toBeVisible(),
});

export const ReducedPrice = meta.story({
  ...page('cast-iron-pan', '28 cm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sale price')).toBeInTheDocument();
    await expect(canvas.getByText('$72.00')).toBeVisible();
    await expect(canvas.getByText('$84.00').closest('del')).toBeVisible();
  },
});

export const Euro = meta.story({
  ...page('cast-iron-pan'),
  parameters: { sandbox: { country: 'DE' } },
  play: async ({ canvas }) => expect((await canvas.findAllByText(/^€\d/))[0]).toBeVisible(),
});

export const Free = meta.story({
  ...page('printed-catalogue'),
  play: async ({ canvas }) => expect(await canvas.findByText('$0.00')).toBeVisible(),
});

export const Dear = meta.story({
  ...page('saltmarsh-tandem'),
  play: async ({ canvas }) => expect(await canvas.findByText('$12,999.00')).toBeVisible(),
});

export const SixPictures = meta.story({
  ...page('skerry-29'),
  play: async ({ canvas, userEvent }) => {
    const pictures = await canvas.findByRole('region', { name: /^Pictures of/ });
    await userEvent.click(within(pictures).getByRole('button', { name: 'Next slide' }));
    await expect(
      await within(pictures).findByText(/^Slide 2 of 6/, { selector: '[aria-live] *, [aria-live], [role=status]' }),
    ).toBeInTheDocument();
  },
});

export const OnePicture = meta.story({
  ...page('chain-whip'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
  },
});

/** Without a picture, and without a count of the stock. */
export const NoPicture = meta.story({
  ...page('cut-spokes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Add to Cart|All required/ })).toBeVisible();
  },
});

export const LongName = meta.story(page('wall-hook'));
export const ShortName = meta.story(page('ox'));
export const LettersBeyondAscii = meta.story(page('strassenmuetze'));
export const EmptyDescription = meta.story(page('tyre-levers'));
export const RightToLeftWord = meta.story(page('chopping-board'));

/** What the merchant's editor let through does not get to the page. */
export const HostileDescription = meta.story({
  ...page('patch-kit'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(
      canvasElement.querySelector(
        'main script, main iframe, main form, main [onerror], main [onclick], main [style*=position]',
      ),
    ).toBeNull();
    await expect(canvasElement.querySelector('a[href^="javascript:"]')).toBeNull();
  },
});

export const StockNotKnown = meta.story({
  ...page('floor-pump'),
  parameters: { sandbox: { faults: [{ match: { operation: 'nodes' }, fault: 'shape' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We could not check the stock/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
});
