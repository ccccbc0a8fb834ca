import type { Commerce, Product } from '@vitrine/commerce';
import { ReadShop, setStock, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, fn, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductBox, type ProductBoxProps } from './ProductBox.js';

/** Returns the variant with these displayed values. */
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

/** The page of a product of the sample shop. `values` select the variant that the page's URL names. */
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

/** Returns the queries of an option's radio group. */
const optionOf = ({ canvas }: Pick<Hands, 'canvas'>, option: string) =>
  within(canvas.getByRole('radiogroup', { name: option }));

const choose = async (hands: Hands, option: string, value: string) => {
  const radio = optionOf(hands, option).getByRole('radio', { name: value });
  // The radio button is visually hidden, so a pointer clicks its label.
  await hands.userEvent.click(radio.closest('label')!);
  await expect(radio).toBeChecked();
};

/** Returns the announced text. */
const heard = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

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
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull();
    for (const point of ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7']) {
      await expect(canvas.getByText(point)).toBeVisible();
    }
    // The button is loading until the stock is known.
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
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    // Data that the page loads by itself are not announced.
    await expect(heard()).not.toContain('$');
    for (const option of ['Size', 'Colour']) {
      const group = canvas.getByRole('radiogroup', { name: option });
      await expect(group.querySelector('legend')).toHaveTextContent(`${option}: Select ${option} *`);
      const [first] = optionOf({ canvas }, option).getAllByRole<HTMLInputElement>('radio');
      await choose({ canvas, userEvent }, option, first!.closest('label')!.textContent.trim());
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-disabled'),
    );
    await waitFor(() => expect(args.onVariantChange).toHaveBeenCalledWith(expect.any(String)));
  },
});

/** A press before the choice moves the focus to the first missing option, and announces that it is missing. The button does not keep the press for later. */
export const PressedTooEarly = meta.story({
  tags: ['proof'],
  ...page('merino-jersey'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'All required options must be selected' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    await userEvent.click(button);
    await waitFor(() => expect(heard()).toContain('All required options must be selected'));
    const [first] = optionOf({ canvas }, 'Size').getAllByRole('radio');
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(/Select Size/);

    await choose({ canvas, userEvent }, 'Size', 'M');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(optionOf({ canvas }, 'Colour').getAllByRole('radio')[0]).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).not.toHaveAccessibleDescription();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** While several variants match, their prices show as a range. A price that none of them has never shows. */
export const PriceOfTheChoice = meta.story({
  tags: ['proof'],
  ...page('harbor-rain-jacket'),
  play: async ({ canvas, userEvent }) => {
    const price = () => canvas.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
    await canvas.findByRole('heading', { level: 1 });
    await expect(price()).toContain('$148.00 to $185.00');
    await choose({ canvas, userEvent }, 'Colour', 'Green');
    await expect(price()).toBe('$185.00');
    await waitFor(() => expect(heard()).toContain('$185.00'));
    await choose({ canvas, userEvent }, 'Colour', 'Ochre');
    await choose({ canvas, userEvent }, 'Size', 'XXL (not available)');
    await expect(price()).not.toContain('$');
  },
});

/** Help with the choice: a size guide, if the platform has one, the specifications, and delivery and returns. */
export const DetailsAndSizeGuide = meta.story({
  tags: ['proof'],
  ...page('merino-jersey'),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByText('Delivery and returns'));
    await expect(canvas.getByText(/within 30 days/)).toBeVisible();
    const { commerce } = loaded.shop as StoryShop;
    const { specifications, sizeGuideHtml } = (await commerce.catalog.product('merino-jersey')) ?? {};
    if (specifications) {
      await userEvent.click(canvas.getByText('Specifications'));
      await expect(canvas.getByText('Weight').closest('dl')).toHaveTextContent(/Weight\s*180 g/);
    } else await expect(canvas.queryByText('Specifications')).toBeNull();
    const guide = canvas.queryByText('Size guide');
    await expect(guide !== null).toBe(sizeGuideHtml !== undefined);
    if (!guide) return;
    await userEvent.click(guide);
    await expect(canvas.getByRole('row', { name: /^M / })).toBeVisible();
  },
});

export const ThreeOptions = meta.story({
  tags: ['proof'],
  ...page('skerry-drift'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(3);
  },
});

/** An option with one value is already chosen and shows no selector. */
export const SingleValueOption = meta.story({
  tags: ['proof'],
  ...page('cycling-cap'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('radiogroup', { name: 'Size' })).toBeNull();
  },
});

/** XXL does not exist in ochre, and M in ochre is sold out. Both are marked and can be chosen. Variants that can be bought then replace the quantity. */
export const MissingCombination = meta.story({
  tags: ['proof'],
  ...page('harbor-rain-jacket'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const hands = { canvas, userEvent };
    await choose(hands, 'Colour', 'Ochre');
    await optionOf(hands, 'Size').findByRole('radio', { name: 'M (sold out)' });
    await choose(hands, 'Size', 'XXL (not available)');
    await expect(await canvas.findByRole('button', { name: 'Not available' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('This combination is not available. Choose another one.')).toBeVisible();

    await choose(hands, 'Size', 'M (sold out)');
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true');
    const sentence = 'This combination is sold out. Choose another one.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await waitFor(() => expect(heard()).toContain(sentence));
    await expect(canvas.queryByRole('textbox', { name: 'Quantity' })).toBeNull();

    const [other] = within(canvas.getByRole('group', { name: 'Still available' })).getAllByRole('button');
    other!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  },
});

/** No variant has the size XS. */
export const ValueInNoVariant = meta.story({
  tags: ['proof'],
  ...page('touring-shorts'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(optionOf({ canvas }, 'Size').getByRole('radio', { name: 'XS (not available)' })).toBeInTheDocument();
  },
});

export const VariantFromAddress = meta.story({
  tags: ['proof'],
  ...page('harbor-rain-jacket', 'L', 'Ochre'),
  parameters: { docs: { source: { code: '<ProductBox product={product} initialVariantId={variantId} />' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(optionOf({ canvas }, 'Size').getByRole('radio', { name: 'L' })).toBeChecked();
    await expect(optionOf({ canvas }, 'Colour').getByRole('radio', { name: 'Ochre' })).toBeChecked();
  },
});

/** The page's `alternatives` replace the quantity. */
export const SoldOut = meta.story({
  ...page('torque-wrench'),
  args: { alternatives: <a href="/collections/tools">See what is like it</a> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('This is sold out for now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what is like it' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
  },
});

export const LastPiece = meta.story({
  tags: ['proof'],
  ...page('enamel-kettle'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 1 left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Another shopper takes the last piece while the page is open. */
export const LastPieceTaken = meta.story({
  tags: ['proof'],
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

/** Three are left, and another shopper takes two of them. A message names the one that is left. */
export const FewerThanWanted = meta.story({
  tags: ['proof'],
  ...page('pepper-mill'),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText('Only 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    setStock((loaded.shop as StoryShop).sandbox, 'NL-PM21', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    // Shopify adds the one that is left, and the cart shows the message. BigCommerce adds nothing, and the message is beside the button.
    await waitFor(() =>
      expect(document.querySelector('[data-tone=error]')).toHaveTextContent('There is only 1 of this left.'),
    );
    const { items } = await (loaded.shop as StoryShop).commerce.cart.get();
    if (items.length > 0) await expect(screen.getByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
    else await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const OrderMinimum = meta.story({
  tags: ['proof'],
  ...page('merino-socks'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2'));
  },
});

export const OrderMaximum = meta.story({
  tags: ['proof'],
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
  tags: ['proof'],
  ...page('cast-iron-pan'),
  parameters: { sandbox: { country: 'DE' } },
  play: async ({ canvas, loaded }) => {
    const { pricesByCountry } = (loaded.shop as StoryShop).commerce.capabilities;
    await expect((await canvas.findAllByText(pricesByCountry ? /^€\d/ : /^\$\d/))[0]).toBeVisible();
  },
});

export const Free = meta.story({
  tags: ['proof'],
  ...page('printed-catalogue'),
  play: async ({ canvas }) => expect(await canvas.findByText('Free')).toBeVisible(),
});

export const Dear = meta.story({
  tags: ['proof'],
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
  tags: ['proof'],
  ...page('chain-whip'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
  },
});

/** A product without a picture and without a count of the stock. */
export const NoPicture = meta.story({
  tags: ['proof'],
  ...page('cut-spokes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Add to Cart|All required/ })).toBeVisible();
  },
});

export const LongName = meta.story({ tags: ['proof'], ...page('wall-hook') });
export const ShortName = meta.story({ tags: ['proof'], ...page('ox') });
export const LettersBeyondAscii = meta.story({ tags: ['proof'], ...page('strassenmuetze') });
export const EmptyDescription = meta.story({ tags: ['proof'], ...page('tyre-levers') });
export const RightToLeftWord = meta.story({ tags: ['proof'], ...page('chopping-board') });

/** Unsafe HTML from the merchant's editor does not reach the page. */
export const HostileDescription = meta.story({
  tags: ['proof'],
  ...page('patch-kit'),
  play: async ({ canvas, canvasElement }) => {
    const description = await canvas.findByRole('region', { name: 'Details' });
    await expect(description.querySelector('script, iframe, form, [onerror], [onclick], [style*=position]')).toBeNull();
    await expect(canvasElement.querySelector('a[href^="javascript:"]')).toBeNull();
  },
});

/** While the stock loads, no text mentions it. A press on the button takes effect once the stock is known. */
export const StockLoading = meta.story({
  tags: ['proof'],
  ...page('floor-pump'),
  parameters: { sandbox: { faults: [{ match: { call: 'inventory.read' }, fault: 'delay=60000' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await expect(canvas.queryByText(/stock|sold out/i)).toBeNull();
  },
});

/** If the stock could not be looked up, the product cannot be bought. A button looks it up again. */
export const StockNotKnown = meta.story({
  ...page('floor-pump'),
  parameters: { sandbox: { faults: [{ match: { call: 'inventory.read' }, fault: 'shape' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/^We could not check the stock/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not available' })).toHaveAttribute('aria-disabled', 'true');

    (loaded.shop as StoryShop).sandbox.faults.clear();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(canvas.queryByText(/^We could not check the stock/)).toBeNull();
    // A keyboard user continues from there.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  },
});

/** The shop has no HTML for the description. */
export const PlainDescription = meta.story({
  tags: ['proof'],
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

/** A product without a price shows the placeholder. */
export const NoPrice = meta.story({
  tags: ['proof'],
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
