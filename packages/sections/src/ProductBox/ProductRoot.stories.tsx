import type { Product } from '@vitrine/commerce';
import { Button, Image, Text, VStack } from '@vitrine/components';
import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductBox } from './ProductBox.js';
import { ProductButtons } from './ProductButtons.js';
import { ProductChoices } from './ProductChoices.js';
import { useProduct } from './productContext.js';
import { ProductDescription, ProductDetails, ProductInfo, ProductSellingPoints } from './ProductDetails.js';
import { ProductForm } from './ProductForm.js';
import { ProductGallery } from './ProductGallery.js';
import { ProductIntro, ProductPrice, ProductTitle } from './ProductIntro.js';
import { ProductOptions } from './ProductOptions.js';
import { ProductQuantity } from './ProductQuantity.js';
import { ProductRoot } from './ProductRoot.js';
import { useProductPurchase } from './useProductPurchase.js';

const meta = preview.meta({
  title: 'Sections/Product/ProductRoot',
  component: ProductRoot,
  subcomponents: {
    ProductGallery,
    ProductInfo,
    ProductIntro,
    ProductTitle,
    ProductPrice,
    ProductForm,
    ProductChoices,
    ProductOptions,
    ProductQuantity,
    ProductButtons,
    ProductSellingPoints,
    ProductDescription,
    ProductDetails,
  },
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { purchase: undefined as never, children: undefined },
  argTypes: { purchase: { control: false }, children: { control: false } },
});

/** The page of a product of the sample shop. */
const page = (slug: string, draw: (product: Product) => ReactNode) => () => (
  <ReadShop read={({ catalog }) => catalog.product(slug)}>
    {(product) => (
      <>
        {draw(product)}
        <CartDrawer />
      </>
    )}
  </ReadShop>
);

type Canvas = ReturnType<typeof within>;

const choose = async (
  canvas: Canvas,
  press: (element: Element) => Promise<void>,
  option: string,
  value: string | RegExp,
) => {
  const radio = within(await canvas.findByRole('radiogroup', { name: option })).getByRole('radio', { name: value });
  // The radio button is visually hidden, so a pointer presses its label.
  await press(radio.closest('label')!);
  await expect(radio).toBeChecked();
};

const heard = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

/** The current picture, alone. */
function OnePicture() {
  const { product, media, mediaIndex } = useProduct();
  const { src, alt } = media[mediaIndex]!.details;
  return <Image src={src} alt={alt ?? product.name} aspectRatio="1 / 1" />;
}

/** Another gallery in a prop. It follows the choices. */
export const OwnGallery = meta.story({
  render: page('merino-jersey', (product) => <ProductBox product={product} className="own" gallery={<OnePicture />} />),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'All required options must be selected' });
    await expect(canvasElement.querySelector('article.own')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
    const picture = () => canvas.getByRole('article').querySelector(':scope > img, :scope > :first-child img');
    const colours = within(canvas.getByRole('radiogroup', { name: 'Colour' })).getAllByRole('radio');
    const shown = new Set<string | null>();
    for (const colour of colours) {
      await userEvent.click(colour.closest('label')!);
      await expect(colour).toBeChecked();
      shown.add(picture()!.getAttribute('src'));
    }
    await expect(shown.size).toBe(colours.length);
    // A press too early still finds the missing option.
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    await userEvent.click(button);
    await expect(within(canvas.getByRole('radiogroup', { name: 'Size' })).getAllByRole('radio')[0]).toHaveFocus();
    await waitFor(() => expect(heard()).toContain('All required options must be selected'));
  },
});

/** The parts in an order of the page: what to buy before its name, and the quantity before the options. */
export const OwnOrder = meta.story({
  render: page('harbor-rain-jacket', (product) => (
    <ProductBox product={product}>
      <ProductInfo>
        <ProductForm>
          <ProductPrice />
          <ProductButtons />
          <ProductChoices>
            <ProductQuantity />
            <ProductOptions />
          </ProductChoices>
        </ProductForm>
        <ProductIntro>
          <ProductTitle headingLevel={2} />
        </ProductIntro>
        <ProductDetails />
      </ProductInfo>
      <ProductGallery />
    </ProductBox>
  )),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Harbor Rain Jacket' });
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(canvas.getByText('$148.00 – $185.00'), quantity)).toBe(true);
    await expect(isBefore(quantity, canvas.getByRole('radiogroup', { name: 'Size' }))).toBe(true);
    await expect(isBefore(canvas.getByRole('radiogroup', { name: 'Size' }), heading)).toBe(true);

    // Hint, announcement and the variants instead of a sold-out one work as in any order.
    await choose(canvas, userEvent.click, 'Colour', 'Ochre');
    await within(canvas.getByRole('radiogroup', { name: 'Size' })).findByRole('radio', { name: 'M (sold out)' });
    await choose(canvas, userEvent.click, 'Size', 'M (sold out)');
    const sentence = 'This combination is sold out. Choose another one.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(heard()).toContain(sentence));
    const [other] = within(await canvas.findByRole('group', { name: 'Still available' })).getAllByRole('button');
    await userEvent.click(other!);
    const button = await canvas.findByRole('button', { name: 'Add to Cart' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
  },
});

/** A button of the page, and a sentence above the product that knows the choices. */
function OwnPurchase({ product }: { product: Product }) {
  const purchase = useProductPurchase(product);
  const { variant, addition, buttonRef, reasonId } = purchase;
  return (
    <VStack>
      <Text>Chosen: {addition.isEnabled && variant ? variant.name : 'nothing yet'}</Text>
      <ProductRoot purchase={purchase}>
        <ProductGallery />
        <ProductInfo>
          <ProductIntro />
          <ProductForm>
            <ProductChoices />
            <div ref={buttonRef}>
              <Button
                variant="secondary"
                type="submit"
                isLoading={addition.isBusy}
                {...(!addition.isEnabled && { 'aria-disabled': true })}
                {...(reasonId && { 'aria-describedby': reasonId })}
                onPress={addition.press}
              >
                {addition.isEnabled ? 'Take it with you' : addition.text}
              </Button>
            </div>
          </ProductForm>
        </ProductInfo>
      </ProductRoot>
    </VStack>
  );
}

/** State, button and a sentence of the page's own. */
export const OwnState = meta.story({
  render: page('harbor-rain-jacket', (product) => <OwnPurchase product={product} />),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chosen: nothing yet')).toBeVisible();
    await choose(canvas, userEvent.click, 'Size', 'M');
    await choose(canvas, userEvent.click, 'Colour', 'Green');
    await expect(await canvas.findByText(/^Chosen: M/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it with you' }));
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
  },
});
