import type { ProductSummary } from '@vitrine/commerce';
import { Rating } from '@vitrine/components';
import { ReadShop, withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import type { ReactNode } from 'react';
import { expect, screen, within } from 'storybook/test';
import { CartDrawer } from '../CartDrawer/CartDrawer.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { ProductTile, type ProductTileProps } from './ProductTile.js';
import { tileOf } from './tileOf.js';
import {
  TileButton,
  TileCaption,
  TileColors,
  TileLink,
  TileMark,
  TilePicture,
  TilePrice,
  TileRoot,
  TileTitle,
} from './TileRoot.js';

const meta = preview.meta({
  title: 'Sections/Product/TileRoot',
  component: TileRoot,
  subcomponents: {
    TileLink,
    TilePicture,
    TileCaption,
    TileTitle,
    TilePrice,
    TileColors,
    TileMark,
    TileButton,
  },
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { children: undefined },
  argTypes: { children: { control: false } },
});

/** Products of the sample shop: two with one variant, and one with a choice. */
const products = (draw: (products: readonly ProductSummary[]) => ReactNode) => () => (
  <ReadShop
    read={async (commerce) => {
      const list = await commerce.catalog.products({ in: { collection: 'all' }, perPage: 250 });
      return ['/floor-pump', '/torque-wrench', '/merino-jersey'].flatMap(
        (slug) => list?.items.filter((product) => product.slug === slug) ?? [],
      );
    }}
  >
    {(found) => (
      <>
        {draw(found)}
        <CartDrawer />
      </>
    )}
  </ReadShop>
);

/** A tile whose texts are above its picture. */
function TextFirst(props: ProductTileProps) {
  const tile = tileOf(props);
  return (
    <TileRoot>
      <TileLink tile={tile}>
        <TileCaption>
          <TilePrice tile={tile} />
          <TileTitle tile={tile} />
        </TileCaption>
        <TilePicture tile={tile}>
          <TileMark tile={tile} />
        </TilePicture>
      </TileLink>
    </TileRoot>
  );
}

/** Tiles of the page in a list. The link has the texts in the order of the page, and keeps the heading below the list's. */
export const OwnOrder = meta.story({
  render: products((found) => (
    <ProductGrid title="For the workshop" showTitle headingLevel={1} products={found} tileAs={TextFirst} />
  )),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '$72.00 Floor Pump' });
    await expect(link).toHaveAttribute('href', '/products/floor-pump');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const heading = within(link).getByRole('heading');
    const picture = link.querySelector('img')!;
    await expect(picture.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom);
    const soldOut = canvas.getByRole('link', { name: /Torque Wrench Sold out$/ });
    const mark = within(soldOut).getByText('Sold out').getBoundingClientRect();
    await expect(mark.top).toBeGreaterThanOrEqual(within(soldOut).getByRole('heading').getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const WithRating = (props: ProductTileProps) => (
  <ProductTile {...props} className="own" details={<Rating value={4.5} showsValue size="sm" />} mark={null} />
);

/** One part replaced in each tile, and one left out. The button still adds the product. */
export const OwnDetails = meta.story({
  render: products((found) => <ProductGrid title="Rated" products={found} tileAs={WithRating} />),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^Floor Pump .*4\.5 of 5/ });
    await expect(within(link).getByText('4.5')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.own')).toHaveLength(3);
    await expect(canvas.queryByText('Sold out')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Floor Pump' }));
    await expect(await screen.findByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
  },
});
