import type { Commerce, ProductSummary } from '@vitrine/commerce';
import { sampleShop } from '@vitrine/sandbox';
import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { ProductGrid, type ProductGridProps } from './ProductGrid.js';

const collection = (slug: string) => (commerce: Commerce) =>
  commerce.catalog.products({ in: { collection: slug }, perPage: 250 });

/** Reads the products of the whole catalog that `choose` accepts. */
const some = (choose: (product: ProductSummary) => boolean) => async (commerce: Commerce) => {
  const all = await collection('all')(commerce);
  return all && { ...all, items: all.items.filter(choose) };
};

/** The sample shop with these products reduced from a price a quarter higher. */
const reduced = (...slugs: string[]) => ({
  ...sampleShop,
  products: sampleShop.products.map((product) =>
    slugs.includes(`/${product.handle}`)
      ? { ...product, variants: product.variants.map((each) => ({ ...each, compareAtPrice: each.price * 1.25 })) }
      : product,
  ),
});

const grid = (read: ReturnType<typeof some>) =>
  function Grid(args: ProductGridProps) {
    return <ReadShop read={read}>{({ items }) => <ProductGrid {...args} products={items} />}</ReadShop>;
  };

const meta = preview.meta({
  title: 'Sections/Product/ProductGrid',
  component: ProductGrid,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { title: 'Bikes', showTitle: true, products: [] },
  argTypes: { products: { control: false }, emptyState: { control: false } },
  render: grid(collection('bikes')),
});

export const Collection = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Bikes' })).toBeVisible();
    const tiles = canvas.getAllByRole('listitem');
    await expect(tiles.length).toBeGreaterThanOrEqual(11);
    await expect(canvas.queryByRole('navigation')).toBeNull();

    // Each tile is one link, whose text begins with the product's name.
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(tiles.length);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/products\/[a-z0-9-]+$/));

    // Four pictures load at once, the others when they are near the viewport.
    const first = tiles.map((tile) => tile.querySelector('img')?.loading);
    await expect(first.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'eager']);
    await expect(new Set(first.slice(4))).toEqual(new Set(['lazy']));

    const { analytics } = loaded.shop as StoryShop;
    await waitFor(() => expect(analytics.track).toHaveBeenCalledTimes(1));
    await expect(analytics.track).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'product_list_impressions', list: 'Bikes' }),
    );
  },
});

export const TitleForScreenReadersOnly = meta.story({
  tags: ['proof'],
  args: { showTitle: false },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Bikes' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('region', { name: 'Bikes' })).toBeVisible();
  },
});

export const SecondPage = meta.story({
  args: { productsPerPage: 5, page: 2 },
  play: async ({ canvas, loaded }) => {
    const [products] = await canvas.findAllByRole('list');
    await expect(products?.children).toHaveLength(5);
    const pages = canvas.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');

    const { analytics } = loaded.shop as StoryShop;
    await waitFor(() =>
      expect(analytics.track).toHaveBeenCalledWith(
        expect.objectContaining({ products: expect.arrayContaining([expect.objectContaining({ position: 6 })]) }),
      ),
    );
  },
});

/** A shop with many products reads one page of them, and shows the total number. */
export const PageOfManyProducts = meta.story({
  tags: ['proof'],
  args: { productsPerPage: 5, page: 2 },
  render: (args) => (
    <ReadShop read={({ catalog }) => catalog.products({ in: { collection: 'all' }, page: args.page ?? 1, perPage: 5 })}>
      {({ items, total }) => <ProductGrid {...args} products={items} total={total} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    const [products] = await canvas.findAllByRole('list');
    await expect(products?.children).toHaveLength(5);
    const last = Math.ceil(sampleShop.products.length / 5);
    await expect(canvas.getByRole('link', { name: `Page ${last}` })).toHaveAttribute('href', `?page=${last}`);
  },
});

export const OneProduct = meta.story({
  args: { title: 'Made to order' },
  render: grid(collection('made-to-order')),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('listitem')).toHaveLength(1),
});

export const Empty = meta.story({
  args: { title: 'Winter' },
  render: grid(collection('winter')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here for now.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** 120 characters with a word that does not fit, two characters, and letters beyond ASCII. */
export const Names = meta.story({
  tags: ['proof'],
  args: { title: 'Names' },
  render: grid(
    some(({ slug }) => ['/wall-hook', '/ox', '/strassenmuetze', '/santoku-knife', '/cafe-dripper'].includes(slug)),
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /^..$/ })).toBeVisible(),
});

export const WithoutPicture = meta.story({
  tags: ['proof'],
  args: { title: 'No picture' },
  render: grid(some(({ media }) => media.length === 0)),
  play: async ({ canvas }) => expect((await canvas.findAllByText('No picture yet'))[0]).toBeVisible(),
});

export const ReducedAndSoldOut = meta.story({
  args: { title: 'Offers' },
  parameters: { sandbox: { data: reduced('/cast-iron-pan', '/enamel-kettle') } },
  render: grid(some(({ compareAtPrice, availableForSale }) => compareAtPrice !== undefined || !availableForSale)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sold out'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('Sale price'))[0]).toBeInTheDocument();
  },
});

/** For a buyer in Germany, the same shop shows prices in euros, if the platform's listings differ by country. It formats them for Germany. */
export const Euro = meta.story({
  tags: ['proof'],
  args: { title: 'Kitchen', locale: 'de-DE' },
  parameters: { sandbox: { country: 'DE' } },
  render: grid(collection('kitchen')),
  play: async ({ canvas, loaded }) => {
    const { commerce } = loaded.shop as StoryShop;
    const { amount, currencyCode: currency } = (await collection('kitchen')(commerce))!.items.find(
      ({ priceRange }) => !priceRange,
    )!.price!;
    const written = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(Number(amount));
    await expect(written).toMatch(/^\d+,\d\d\s[€$]$/);
    await expect((await canvas.findAllByText(written.replace(/\s/, ' ')))[0]).toBeVisible();
  },
});

export const LoadingFailure = meta.story({
  parameters: {
    checks: { played: "The page that asks again is the catalogue's own; the shop's loads itself again" },
    sandbox: { faults: [{ fault: 'shape', times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Bikes' })).toBeVisible();
  },
});
