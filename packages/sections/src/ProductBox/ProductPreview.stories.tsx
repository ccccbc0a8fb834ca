import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductPreview } from './ProductPreview.js';

const meta = preview.meta({
  title: 'Sections/ProductPreview',
  component: ProductPreview,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { product: undefined as never },
  argTypes: { product: { control: false } },
});

export const Default = meta.story({
  render: (args) => (
    <ReadShop read={({ catalog }) => catalog.product('enamel-kettle')}>
      {(product) => <ProductPreview {...args} product={product} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enamel Kettle' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Kettle/i })).toBeVisible();
    await expect(canvas.getByText(/^\$\d/)).toBeVisible();
  },
});
