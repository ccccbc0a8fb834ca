import type { Commerce } from '@vitrine/commerce';
import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { ProductRow } from './ProductRow.js';

const meta = preview.meta({
  title: 'Sections/Product/ProductRow',
  component: ProductRow,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { products: [] },
  argTypes: { products: { control: false }, imageLoader: { control: false }, messages: { control: false } },
});

const read = async ({ catalog }: Commerce) => {
  const product = await catalog.product('enamel-kettle');
  return product && catalog.recommendations(product.id);
};

export const Recommendations = meta.story({
  render: (args) => <ReadShop read={read}>{(products) => <ProductRow {...args} products={products} />}</ReadShop>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible();
    const row = canvas.getByRole('region', { name: 'You may also like' });
    await expect(row).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: /Enamel Kettle/ })).toBeNull();
    // Spec §9: 1, 2, 3 and 3 slides, by width. The fourth product is one press away.
    const inView = () => [...row.querySelectorAll('[aria-roledescription=slide]:not([inert])')];
    await waitFor(() => expect(inView()).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(inView().at(-1)).toHaveAccessibleName('Slide 4 of 4');
  },
});
