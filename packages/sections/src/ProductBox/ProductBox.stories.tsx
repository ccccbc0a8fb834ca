import type { Commerce, Product } from '@vitrine/commerce';
import { Link } from '@vitrine/components';
import { sampleShop } from '@vitrine/sandbox';
import { ReadShop, setStock, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, fn, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import { useState } from 'react';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import type { LoadModelViewer, ModelViewerProps } from '../shop/modelViewer.js';
import { ShopProvider, useShop } from '../shop/ShopProvider.js';
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
  title: 'Sections/Product/ProductBox',
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
    await expect(canvas.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/policies/returns');
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
  args: { alternatives: <Link href="/collections/tools">See what is like it</Link> },
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
  tags: ['proof'],
  ...page('skerry-29'),
  play: async ({ canvas, userEvent }) => {
    const pictures = await canvas.findByRole('region', { name: /^Pictures of/ });
    await expect(within(pictures).getByText(/^Dark green steel mountain bike/)).toBeVisible();
    await userEvent.click(within(pictures).getByRole('button', { name: 'Next slide' }));
    await expect(
      await within(pictures).findByText(/^Slide 2 of 6/, { selector: '[aria-live] *, [aria-live], [role=status]' }),
    ).toBeInTheDocument();

    // The gallery shows the picture of the page, and the page the last picture of the gallery.
    const enlarge = canvas.getByRole('button', { name: /^Enlarge: Close view of the cranks/ });
    await userEvent.click(enlarge);
    const gallery = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    await expect(gallery.getByText('Picture 2 of 6')).toBeVisible();
    await expect(gallery.getByText(/^Close view of the cranks/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(gallery.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Picture 3 of 6/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(enlarge).toHaveFocus();
    await expect(within(pictures).getByRole('tab', { selected: true })).toHaveAccessibleName(/^Slide 3 of 6/);
    await userEvent.click(within(pictures).getByRole('img', { name: /^The bicycle from the front/ }));
    await expect(await screen.findByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The first picture is the chosen variant, drawn in its colour and size.
    await choose({ canvas, userEvent }, 'Colour', 'Ochre');
    await expect(await within(pictures).findByAltText('The Skerry 29 in ochre.')).toBeVisible();
    await choose({ canvas, userEvent }, 'Size', 'L');
    await expect(await within(pictures).findByAltText('Skerry 29 in ochre, size L.')).toBeVisible();
    await expect(within(pictures).getAllByRole('tab')).toHaveLength(6);
  },
});

const pump = sampleShop.products.find(({ handle }) => handle === 'floor-pump')!;
const poster = pump.media![0]!.poster;

/** A press on the poster plays a video with its captions. A video elsewhere loads nothing before the press, and the link works without a script. */
export const Videos = meta.story({
  ...page('floor-pump'),
  parameters: {
    sandbox: {
      data: {
        ...sampleShop,
        products: sampleShop.products.map((each) =>
          each === pump
            ? {
                ...pump,
                media: [
                  ...pump.media!,
                  {
                    kind: 'externalVideo' as const,
                    alt: 'The pump in the workshop',
                    poster,
                    duration: 83,
                    host: 'youtube' as const,
                    videoId: 'a_B-3',
                  },
                ],
              }
            : each,
        ),
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const pictures = within(await canvas.findByRole('region', { name: /^Pictures of/ }));
    const { platform } = (loaded.shop as StoryShop).commerce;
    const elsewhere = pictures.getByRole('tab', { name: /: Video: The pump in the workshop$/ });
    await userEvent.click(elsewhere);
    const link = await pictures.findByRole('link', { name: 'Play video: The pump in the workshop' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a_B-3');
    await expect(link).toHaveAccessibleDescription(/^Plays from YouTube/);
    await expect(document.querySelector('iframe')).toBeNull();
    // Over the whole screen, a video is no picture.
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }));
    const gallery = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    await waitFor(() => expect(gallery.getByText(/^Slide \d of \d$/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (platform === 'big_commerce') return;

    await userEvent.click(pictures.getByRole('tab', { name: /: Video: How to inflate a tyre/ }));
    await userEvent.click(await pictures.findByRole('link', { name: /^Play video: How to inflate/ }));
    const film = await pictures.findByLabelText<HTMLVideoElement>('How to inflate a tyre with the floor pump', {
      selector: 'video',
    });
    await expect(film).toHaveFocus();
    await expect(film.querySelector('track')).toHaveAttribute('kind', 'captions');
    await waitFor(() => expect(film.paused).toBe(false));
    await userEvent.click(pictures.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(film.paused).toBe(true));
    // A file that fails shows it, and offers the video by itself.
    await userEvent.click(pictures.getByRole('button', { name: 'Next slide' }));
    film.querySelector('source:last-of-type')!.dispatchEvent(new Event('error'));
    await expect(await pictures.findByText('The video does not play.')).toBeVisible();
    await expect(pictures.getByRole('link', { name: 'Open the video by itself' })).toHaveFocus();
  },
});

/** The pump's page with a 3D model among the pictures, in a shop with a viewer. */
const pageWithModel = (loadModelViewer: () => LoadModelViewer) => {
  const inner = page('floor-pump');
  return {
    render: function PageWithModel(args: ProductBoxProps, { id }: { id: string }) {
      const { commerce, linkAs, analytics, navigate, imageLoader, locale, messages, ...settings } = useShop();
      const [load] = useState(loadModelViewer);
      return (
        <ShopProvider
          {...{ commerce, linkAs, analytics, navigate, imageLoader, locale, messages }}
          shop={settings}
          cartChannel={`${id}-viewer`}
          loadModelViewer={load}
        >
          <inner.render {...args} />
        </ShopProvider>
      );
    },
    parameters: {
      sandbox: {
        data: {
          ...sampleShop,
          products: sampleShop.products.map((each) =>
            each === pump
              ? {
                  ...pump,
                  media: [
                    {
                      kind: 'model' as const,
                      alt: 'The pump from all sides',
                      poster,
                      path: 'floor-pump/pump.glb',
                      size: 2048,
                    },
                  ],
                }
              : each,
          ),
        },
      },
    },
  };
};

/** A small viewer, for these stories: arrow keys and drags turn the poster. */
function Turntable({ item, name }: ModelViewerProps) {
  const [angle, setAngle] = useState(0);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Turn: ${name}`}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={angle}
      aria-valuetext={`${angle}°`}
      style={{
        blockSize: '100%',
        display: 'grid',
        placeItems: 'center',
        perspective: '60rem',
        touchAction: 'pan-y',
        outlineOffset: '-4px',
      }}
      onKeyDown={({ key }) => {
        const step = { ArrowLeft: -15, ArrowRight: 15 }[key];
        if (step) setAngle((before) => Math.min(Math.max(before + step, -180), 180));
      }}
      onPointerMove={({ buttons, movementX }) => {
        if (buttons) setAngle((before) => Math.min(Math.max(before + movementX, -180), 180));
      }}
    >
      <img
        src={item.details.src}
        alt=""
        draggable={false}
        style={{ maxInlineSize: '80%', maxBlockSize: '80%', transform: `rotateY(${angle}deg)` }}
      />
    </div>
  );
}

/** In a shop with a viewer, a press on the poster of a 3D model opens it in its place. Its keys are its own; Escape and the button close it. */
export const Model = meta.story({
  tags: ['picture', 'proof'],
  ...pageWithModel(() => () => Promise.resolve(Turntable)),
  play: async ({ canvas, userEvent, loaded }) => {
    const pictures = within(await canvas.findByRole('region', { name: /^Pictures of/ }));
    if ((loaded.shop as StoryShop).commerce.platform === 'big_commerce') {
      await expect(pictures.queryByRole('tab', { name: /In 3D/ })).toBeNull();
      return;
    }
    const tab = pictures.getByRole('tab', { name: /: In 3D: The pump from all sides$/ });
    await userEvent.click(tab);
    const viewButton = () => pictures.findByRole('button', { name: 'View in 3D: The pump from all sides' });
    (await viewButton()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pictures.getByRole('group', { name: 'The pump from all sides' })).toHaveFocus());
    const angle = pictures.getByRole('slider', { name: 'Turn: The pump from all sides' });
    await userEvent.tab();
    await expect(angle).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(angle).toHaveAttribute('aria-valuetext', '-45°');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await viewButton()).toHaveFocus());
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    // Over the whole screen, Escape first closes the viewer, then the pictures.
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }));
    const gallery = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    await userEvent.click(await gallery.findByRole('button', { name: /^View in 3D/ }));
    await waitFor(() => expect(gallery.getByRole('group', { name: 'The pump from all sides' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gallery.getByRole('button', { name: /^View in 3D/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // It ends with its slide.
    await userEvent.click(await viewButton());
    await userEvent.click(await pictures.findByRole('button', { name: 'Close the 3D view' }));
    await waitFor(async () => expect(await viewButton()).toHaveFocus());
    await userEvent.click(await viewButton());
    await pictures.findByRole('slider');
    await userEvent.click(pictures.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(pictures.queryByRole('slider')).toBeNull());
    await userEvent.click(tab);
    await userEvent.click(await viewButton());
    await pictures.findByRole('slider');
  },
});

/** The viewer does not load at first. The next press tries again. */
export const ModelFails = meta.story({
  tags: ['proof'],
  ...pageWithModel(() => {
    let presses = 0;
    return () => (presses++ ? Promise.resolve(Turntable) : Promise.reject(new Error('No connection')));
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    const pictures = within(await canvas.findByRole('region', { name: /^Pictures of/ }));
    if ((loaded.shop as StoryShop).commerce.platform === 'big_commerce') return;
    await userEvent.click(pictures.getByRole('tab', { name: /: In 3D: The pump from all sides$/ }));
    const viewButton = () => pictures.findByRole('button', { name: 'View in 3D: The pump from all sides' });
    await userEvent.click(await viewButton());
    await expect(await pictures.findByText('The 3D view does not open.')).toBeVisible();
    await expect(await viewButton()).toHaveFocus();
    await userEvent.click(await viewButton());
    await expect(await pictures.findByRole('slider')).toBeVisible();
  },
});

/** The size guide of a bicycle finds the size of a height, if the platform has a guide, and chooses it in the form. */
export const SizeOfAHeight = meta.story({
  ...page('skerry-29'),
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    const product = await commerce.catalog.product('skerry-29');
    await canvas.findByRole('heading', { level: 1 });
    if (!product?.sizeGuideHtml) return;
    await userEvent.click(canvas.getByText('Size guide'));
    const feet = await canvas.findByRole('textbox', { name: 'Feet' });
    const find = () => userEvent.click(canvas.getByRole('button', { name: 'Find size' }));
    await find();
    await expect(feet).toBeInvalid();
    await userEvent.type(feet, '4');
    await find();
    await expect(
      canvas.getByText(/^No size fits 4 ft 0 in\. The sizes are for 5 ft 1 in to 6 ft 6 in\.$/),
    ).toBeVisible();
    await userEvent.clear(feet);
    await userEvent.type(feet, '5');
    const inches = canvas.getByRole('textbox', { name: 'Inches' });
    // 5 ft 6 in are 168 cm, at the border.
    await userEvent.type(inches, '6{Enter}');
    await expect(canvas.getByText('5 ft 6 in is between two sizes: S and M.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Choose size/ })).toHaveLength(2);
    await userEvent.clear(inches);
    await userEvent.type(inches, '11{Enter}');
    await expect(canvas.getByText('Size L fits 5 ft 11 in.')).toBeVisible();
    await expect(canvas.getByText('A 1178 mm, B 444 mm, C 986 mm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose size L' }));
    await expect(canvas.getByRole('button', { name: 'Size L is chosen' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await expect(await canvas.findByAltText('Skerry 29 in green, size L.')).toBeVisible();
  },
});

/** A generated picture of this size. */
const drawn = (width: number, height: number, alt: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#B9C4B8"/><circle cx="50%" cy="50%" r="30%" fill="none" stroke="#1B1D1A" stroke-width="8"/></svg>`;
  return { id: alt, details: { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height } };
};

/** The frame has the shape of the first picture. Of a picture that it would cut in half, it shows the whole. */
export const WidePictures = meta.story({
  tags: ['proof'],
  render: (args) => (
    <ReadShop read={(commerce: Commerce) => commerce.catalog.product('skerry-29')}>
      {(product) => {
        const media = [drawn(1500, 1000, 'The whole bicycle, from the right.'), drawn(800, 1000, product.name)];
        return <ProductBox {...args} product={{ ...product, media }} />;
      }}
    </ReadShop>
  ),
  play: async ({ canvas, canvasElement }) => {
    const wide = await canvas.findByRole('img', { name: 'The whole bicycle, from the right.' });
    const shape = (image: Element) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    };
    await expect(shape(wide)).toBe(1.5);
    await expect(getComputedStyle(wide).objectFit).toBe('cover');
    const tall = canvasElement.querySelector('figure img:not([alt^="The whole"])')!;
    await expect(shape(tall)).toBe(1.5);
    await expect(getComputedStyle(tall).objectFit).toBe('contain');
    // The product's name is no caption.
    const captions = Array.from(canvasElement.querySelectorAll('figcaption'), ({ textContent }) => textContent);
    await expect(captions).toEqual(['The whole bicycle, from the right.', '']);
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
  tags: ['proof'],
  ...page('floor-pump'),
  parameters: { sandbox: { faults: [{ match: { call: 'inventory.read' }, fault: 'shape' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/^We could not check the stock/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stock unknown' })).toHaveAttribute('aria-disabled', 'true');

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

/** On a narrow screen, a bar with the price and the button shows while the page is scrolled past the form's own button. */
export const ScrolledPast = meta.story({
  tags: ['proof'],
  ...page('harbor-rain-jacket', 'L', 'Ochre'),
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: '200vh' }} />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const shown = () => canvasElement.querySelector<HTMLElement>('[data-buy-bar]');
    await waitFor(() => expect(shown()).not.toBeNull());
    const bar = shown()!;
    await expect(bar).toHaveTextContent('L, Ochre');
    await expect(bar).toHaveTextContent('Add to Cart');
    // On a wide screen, the column with the form is beside the pictures instead.
    if (innerWidth < 768 && innerHeight >= 480) {
      await expect(canvas.getByRole('region', { name: 'Buy this product' })).toBeVisible();
      within(bar).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(bar).getByRole('button')).toHaveFocus());
      window.scrollTo(0, 0);
      // The focus continues at the form's button.
      await waitFor(() => expect(button).toHaveFocus());
    } else {
      await expect(bar).not.toBeVisible();
      window.scrollTo(0, 0);
    }
    await waitFor(() => expect(shown()).toBeNull());
  },
});

/** The day on which an order placed now leaves the shop. The shopper's browser computes it. */
export const LeavesOn = meta.story({
  tags: ['proof'],
  ...page('floor-pump'),
  parameters: {
    sandbox: { settings: { dispatch: { from: 'San Mateo', timeZone: 'America/Los_Angeles', cutOff: 14 } } },
    // Its picture differs from day to day.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Leaves San Mateo (today|on [A-Z][a-z]+)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Shopping cart (1)' }));
    await expect(await cart.findByText(/^Leaves San Mateo (today|on [A-Z][a-z]+)/)).toBeVisible();
  },
});

/** A product that is sold before its release names the day, and no earlier one is promised. So does its line in the cart. */
export const PreOrder = meta.story({
  tags: ['proof'],
  ...page('skerry-dune', 'M'),
  parameters: {
    sandbox: { settings: { dispatch: { from: 'San Mateo', timeZone: 'America/Los_Angeles', cutOff: 14 } } },
    // Its date moves to the next year.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    const release = /^Pre-order: leaves on March 12/;
    await expect(await canvas.findByText(release)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Shopping cart (1)' }));
    await expect(await cart.findByText(release)).toBeVisible();
    await expect(screen.queryByText(/^Leaves San Mateo/)).toBeNull();
  },
});

/** A back order can be bought without stock, if the platform has back orders. */
export const BackOrder = meta.story({
  tags: ['proof'],
  ...page('lane-one', '60', 'Bone'),
  play: async ({ canvas, loaded }) => {
    const { commerce } = loaded.shop as StoryShop;
    const hasBackOrders = commerce.platform === 'shopify';
    const [text, button] = hasBackOrders
      ? ['On back order: leaves later', 'Add to Cart']
      : ['This combination is sold out. Choose another one.', 'Sold out'];
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: button })).toBeVisible();
  },
});
