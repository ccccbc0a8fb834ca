import type { Commerce } from '@vitrine/commerce';
import { ReadShop, withPage } from '@vitrine/storybook/platform';
import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { ProductRow } from './ProductRow.js';

const docs = `
A few products below what a page is about: those that the platform recommends beside a product, as \`commerce.catalog.recommendations\` reads them. It renders on the server, its pictures load
when they come near, and the products are reported to analytics as a list of their own.

**Do** give it an \`id\` where something sold out leads to it. **Don't** fill it with what nobody would take for the product above: a row that is not there is better.
`;

const meta = preview.meta({
  title: 'Sections/ProductRow',
  component: ProductRow,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen', docs: { description: { component: docs } } },
  args: { products: [] },
  argTypes: { products: { control: false }, imageLoader: { control: false }, messages: { control: false } },
});

const read = async ({ catalog }: Commerce) => {
  const product = await catalog.product('enamel-kettle');
  return product && catalog.recommendations(product.id);
};

export const Recommendations = meta.story({
  render: (args) => <ReadShop read={read}>{(products) => <ProductRow {...args} products={products} />}</ReadShop>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: /Enamel Kettle/ })).toBeNull();
  },
});
