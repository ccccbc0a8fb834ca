import type { Commerce, Product } from '@vitrine/commerce';
import { ReadShop, setStock, withPage, type StoryShop } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect, fn, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductBox, type ProductBoxProps } from './ProductBox.js';

/** The variant of these values, as a shopper reads them. */
const variantOf = ({ variants, options }: Product, values: readonly string[]) =>
  variants.find(({ optionValues }) =>
    values.every((text) =>
      optionValues.some(({ optionId, value }) =>
        options.some(
          ({ id, optionValues: all }) => id === optionId && all.some((one) => one.value === value && one.text === text),
        ),
      ),
    ),
  );

/** The page of a product of the sample shop; the variant of these values is the one that its address names. */
const page = (slug: string, ...values: string[]) => ({
  render: function Page(args: ProductBoxProps) {
    return (
      <ReadShop read={(commerce: Commerce) => commerce.catalog.product(slug)}>
        {(product) => (
          <>
            <ProductBox
              {...args}
              product={product}
              {...(values.length > 0 && { initialVariantId: variantOf(product, values)?.id })}
            />
            <CartDrawer />
          </>
        )}
      </ReadShop>
    );
  },
});

interface Hands {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof user, 'click'>;
}

/** The field of an option, named by its choice, its label and whether there must be one. */
const fieldOf = ({ canvas }: Pick<Hands, 'canvas'>, option: string) =>
  canvas.getByRole('button', { name: new RegExp(`${option}( \\(required\\))?$`) });

const open = async ({ canvas, userEvent }: Hands, option: string) => {
  await userEvent.click(fieldOf({ canvas }, option));
  return within(await canvas.findByRole('listbox', { name: new RegExp(`^${option}`) }));
};

const choose = async (hands: Hands, option: string, value: RegExp) => {
  const list = await open(hands, option);
  await hands.userEvent.click(list.getByRole('option', { name: value }));
  await waitFor(() => expect(hands.canvas.queryByRole('listbox')).toBeNull());
};

const docs = `
A product with all there is to see and to choose: pictures, price, options, quantity, the way into the cart, what speaks for buying here, and the description. It is the page of a
product, and runs in the browser; the server renders it as well, so that it is there before scripts are.

| Key | What it does |
| --- | --- |
| Enter, Space, arrow keys on an option | open its list |
| Arrow up, Arrow down in the quantity | one more, one less |
| Tab to the pictures, then arrow keys | from one picture to the next |

**A screen reader announces** a new price when a choice changes it, and what limits the purchase: how few are left, how many must be ordered.

**Do** give it a \`key\` of the product's id, and put the variant of \`onVariantChange\` into the address of the page. **Don't** clean the description for it: it shows only
what is safe. The selling points come from the settings of the shop; without any there are none.
`;

const meta = preview.meta({
  title: 'Sections/ProductBox',
  component: ProductBox,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
  args: { product: undefined as never, onVariantChange: fn() },
  argTypes: { product: { control: false }, initialVariantId: { control: false } },
});

export const NothingToChoose = meta.story({
  ...page('floor-pump'),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull();
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
    for (const option of ['Size', 'Colour']) {
      await expect(fieldOf({ canvas }, option)).toHaveAccessibleName(`Select ${option} ${option} (required)`);
      const list = await open({ canvas, userEvent }, option);
      await userEvent.click(list.getAllByRole('option')[1]!);
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    }
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await waitFor(() => expect(args.onVariantChange).toHaveBeenCalledWith(expect.any(String)));
  },
});

export const ThreeOptions = meta.story({
  ...page('skerry-drift'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getAllByRole('button', { name: /^Select/ })).toHaveLength(3);
  },
});

/** An option with one value is chosen already, and shows no selector. */
export const SingleValueOption = meta.story({
  ...page('cycling-cap'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: /Size/ })).toBeNull();
  },
});

/** XXL is not made in ochre; M in ochre is sold out: the lists say so, and so does choosing it all the same. */
export const MissingCombination = meta.story({
  ...page('harbor-rain-jacket'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const hands = { canvas, userEvent };
    await choose(hands, 'Colour', /^Ochre/);
    const sizes = await open(hands, 'Size');
    await expect(await sizes.findByRole('option', { name: 'M sold out' })).toBeVisible();
    await userEvent.click(sizes.getByRole('option', { name: 'XXL not available' }));
    await expect(await canvas.findByRole('button', { name: 'Not available' })).toBeDisabled();
    await expect(canvas.getByText('This combination is not available. Choose another one.')).toBeVisible();

    await choose(hands, 'Size', /^M /);
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await choose(hands, 'Size', /^L$/);
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
});

/** Nobody makes an XS. */
export const ValueInNoVariant = meta.story({
  ...page('touring-shorts'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const sizes = await open({ canvas, userEvent }, 'Size');
    await expect(sizes.getByRole('option', { name: 'XS not available' })).toBeVisible();
  },
});

export const VariantFromAddress = meta.story({
  ...page('harbor-rain-jacket', 'L', 'Ochre'),
  parameters: { docs: { source: { code: '<ProductBox product={product} initialVariantId={variantId} />' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(fieldOf({ canvas }, 'Size')).toHaveTextContent('L');
    await expect(fieldOf({ canvas }, 'Colour')).toHaveTextContent('Ochre');
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
    await waitFor(() => expect(beside.querySelector('[data-tone=error]')).toHaveTextContent('This is sold out.'));
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
    // Shopify adds what there is, and the cart says so; BigCommerce adds nothing, which is said beside the button.
    await waitFor(() =>
      expect(document.querySelector('[data-tone=error]')).toHaveTextContent('There is only 1 of this left.'),
    );
    const { items } = await (loaded.shop as StoryShop).commerce.cart.get();
    if (items.length > 0) await expect(screen.getByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
    else await expect(screen.queryByRole('dialog')).toBeNull();
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
  play: async ({ canvas, loaded }) => {
    const { pricesByCountry } = (loaded.shop as StoryShop).commerce.capabilities;
    await expect((await canvas.findAllByText(pricesByCountry ? /^€\d/ : /^\$\d/))[0]).toBeVisible();
  },
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

/** What could not be looked up cannot be bought, and can be looked up again. */
export const StockNotKnown = meta.story({
  ...page('floor-pump'),
  parameters: { sandbox: { faults: [{ match: { call: 'inventory.read' }, fault: 'shape' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/^We could not check the stock/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not available' })).toBeDisabled();

    (loaded.shop as StoryShop).sandbox.faults.clear();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expect(canvas.queryByText(/^We could not check the stock/)).toBeNull();
    // Who asked by keyboard goes on from there.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  },
});

/** The shop has no HTML for it. */
export const PlainDescription = meta.story({
  render: function Page(args: ProductBoxProps) {
    return (
      <ReadShop read={(commerce: Commerce) => commerce.catalog.product('floor-pump')}>
        {(product) => (
          <ProductBox
            {...args}
            product={{
              ...product,
              descriptionHtml: undefined,
              description: 'Steel, with a long hose.\nTwo years of warranty.',
            }}
          />
        )}
      </ReadShop>
    );
  },
  play: async ({ canvas }) => {
    const details = await canvas.findByRole('region', { name: 'Details' });
    await expect(details.innerText).toBe('Steel, with a long hose.\nTwo years of warranty.');
  },
});

/** A product says no price, and the placeholder stands for it. */
export const NoPrice = meta.story({
  render: function Page(args: ProductBoxProps) {
    return (
      <ReadShop read={(commerce: Commerce) => commerce.catalog.product('floor-pump')}>
        {(product) => (
          <ProductBox
            {...args}
            product={{
              ...product,
              price: undefined,
              variants: product.variants.map((one) => ({ ...one, price: undefined })),
            }}
          />
        )}
      </ReadShop>
    );
  },
  play: async ({ canvas }) => expect(await canvas.findByText('0.00 USD')).toBeVisible(),
});
