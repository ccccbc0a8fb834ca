import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductPreview } from './ProductPreview.js';

const docs = `
The placeholder of a \`ProductBox\` that is loading: picture, name and price, in the same places, so that the page after a link shows its
product at once.

**Do** make it the \`fallback\` of a \`Suspense\` around a \`ProductBox\` that \`lazy\` loads. **Don't** show it if the server renders the
page: the HTML then has the whole product.
`;

const meta = preview.meta({
  title: 'Sections/ProductPreview',
  component: ProductPreview,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
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
