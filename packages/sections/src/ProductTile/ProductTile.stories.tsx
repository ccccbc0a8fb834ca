import { ReadShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ProductTile, type ProductTileProps } from './ProductTile.js';

const docs = `
A product in a list: picture, name and price in one link to the product's page. \`ProductGrid\` includes it. Use it alone for a list of
another shape. It renders on the server; its link is a small script.

**A screen reader announces** one link with the product's name, its price, and “Sold out” if it is. A picture without an alternative text is
silent: the name describes it.

**Do** give it \`loading="eager"\` if it is in view at first, and \`sizes\` if it is wider than a third of the screen. **Don't** put buttons
on it: it is a link.
`;

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
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
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
