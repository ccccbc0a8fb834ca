import { ReadShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductTile, type ProductTileProps } from './ProductTile.js';

const tile = (slug: string) =>
  function Tile(args: ProductTileProps) {
    return (
      <ReadShop
        read={async (commerce) => (await commerce.catalog.products({ in: { collection: 'all' }, perPage: 250 }))?.items}
      >
        {(products) =>
          products
            .filter((product) => product.slug === slug)
            .map((product) => <ProductTile key={product.id} {...args} product={product} />)
        }
      </ReadShop>
    );
  };

const meta = preview.meta({
  title: 'Sections/ProductTile',
  component: ProductTile,
  parameters: { sandbox: {} },
  args: { product: undefined as never },
  argTypes: { product: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: tile('/floor-pump'),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Floor Pump/ });
    await expect(link).toHaveAttribute('href', '/products/floor-pump');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Floor Pump' })).toBeVisible();
  },
});

export const SoldOut = meta.story({
  render: tile('/torque-wrench'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent(/Sold out$/);
  },
});

export const WithoutPicture = meta.story({
  render: tile('/cut-spokes'),
  play: async ({ canvas }) => expect(await canvas.findByText('No picture yet')).toBeVisible(),
});
