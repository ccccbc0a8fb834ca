import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductPreview } from './ProductPreview.js';

const meta = preview.meta({
  title: 'Sections/Product/ProductPreview',
  component: ProductPreview,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { product: undefined as never },
  argTypes: { product: { control: false } },
});

export const Default = meta.story({
  render: (args) => (
    <ReadShop read={({ catalog }) => catalog.product('harbor-rain-jacket')}>
      {(product) => <ProductPreview {...args} product={product} />}
    </ReadShop>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbor Rain Jacket' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Jacket/i })).toBeVisible();
    await expect(canvas.getByText('$148.00 – $185.00')).toBeVisible();
    // Size, colour, quantity and the button.
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] [data-shape="block"]')).toHaveLength(4);
  },
});
