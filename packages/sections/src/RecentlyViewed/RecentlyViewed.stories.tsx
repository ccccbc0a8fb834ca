import type { Commerce, Product } from '@vitrine/commerce';
import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { Button } from '@vitrine/components';
import { expect, waitFor } from 'storybook/test';
import { RecentlyViewed } from './RecentlyViewed.js';
import { viewedOf } from './viewed.js';

const slugs = ['floor-pump', 'enamel-kettle', 'chain-whip'];

const meta = preview.meta({
  title: 'Sections/Product/RecentlyViewed',
  component: RecentlyViewed,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { product: undefined as never },
  argTypes: { product: { control: false } },
  beforeEach: () => localStorage.removeItem('vitrine-viewed'),
});

/** A shopper goes from product to product. The section stores a product and shows the earlier ones when the browser is idle. */
export const Default = meta.story({
  render: (_, { viewMode }) => (
    <ReadShop read={({ catalog }: Commerce) => Promise.all(slugs.map((slug) => catalog.product(slug)))}>
      {(products) => (
        // A page of the catalogue shows the section at once: its shopper has viewed the others before.
        <Visit products={products.filter((product) => product !== undefined)} hasViewed={viewMode === 'docs'} />
      )}
    </ReadShop>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next product' });
    await expect(canvas.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
    for (const name of ['Floor Pump', 'Enamel Kettle']) {
      await waitFor(() => expect(localStorage.getItem('vitrine-viewed')).toContain(name));
      await userEvent.click(next);
    }
    await expect(await canvas.findByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    // The list of the previous product stays until then.
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await waitFor(() => expect(names()).toEqual(['Enamel Kettle', 'Floor Pump']));
    await expect(canvas.getByRole('region', { name: 'Recently viewed' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
  },
});

function Visit({ products, hasViewed }: { products: readonly Product[]; hasViewed: boolean }) {
  const [index, setIndex] = useState(() => {
    if (hasViewed) localStorage.setItem('vitrine-viewed', JSON.stringify(products.slice(1).map(viewedOf)));
    return 0;
  });
  const product = products[index];
  return (
    <>
      <p role="status">{product?.name}</p>
      <Button onPress={() => setIndex((index + 1) % products.length)}>Next product</Button>
      {product && <RecentlyViewed product={product} />}
    </>
  );
}
