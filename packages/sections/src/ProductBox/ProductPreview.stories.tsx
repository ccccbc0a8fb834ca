import { ReadShop, withPage } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { ProductPreview } from './ProductPreview.js';

const docs = `
Before a \`ProductBox\` that is on its way: picture, name and price, where it will have them, so that a page that a link leads to shows at once what it is about.

**Do** make it the \`fallback\` of a \`Suspense\` around a \`ProductBox\` that \`lazy\` loads. **Don't** let it stand where the server renders the page: there the
product is in the HTML, with all there is to choose.
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
