import { listingOffer, readListingView, type Commerce, type ListingView, type ProductListing } from '@vitrine/commerce';
import { Button } from '@vitrine/components';
import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ProductFilters } from '../ProductFilters/ProductFilters.js';
import { useShop } from '../shop/ShopProvider.js';
import { FilterDrawer } from './FilterDrawer.js';
import { ProductList, type ProductListProps } from './ProductList.js';

interface Shown {
  listing: ProductListing;
  view: ListingView;
}

/** Reads a page of a collection, with the parts of the query that the story's platform supports. */
const read =
  (collection: string, query: string, page: number, perPage: number) =>
  async ({ catalog, capabilities }: Commerce): Promise<Shown | undefined> => {
    const view = readListingView(new URLSearchParams(query), listingOffer('collection', capabilities));
    const listing = await catalog.products({ in: { collection }, page, perPage, ...view });
    return listing && { listing, view };
  };

function Page({ collection, query, ...args }: ProductListProps & { collection: string; query: string }) {
  const { capabilities } = useShop().commerce;
  return (
    <ReadShop read={read(collection, query, args.page ?? 1, args.productsPerPage)}>
      {(shown) => <ProductList {...args} {...shown} offer={listingOffer('collection', capabilities)} />}
    </ReadShop>
  );
}

const page = (collection: string, query = '') =>
  function List(args: ProductListProps) {
    return <Page {...args} collection={collection} query={query} />;
  };

const usage = `
import { listingOffer, readListingView, type Commerce } from '@vitrine/commerce';
import { NotFound, ProductList } from '@vitrine/sections';

export async function Bikes({ commerce, query }: { commerce: Commerce; query: URLSearchParams }) {
  const offer = listingOffer('collection', commerce.capabilities);
  const view = readListingView(query, offer);
  const listing = await commerce.catalog.products({ in: { collection: 'bikes' }, page: 1, perPage: 12, ...view });
  if (!listing) return <NotFound />;
  const path = '/collections/bikes';
  return <ProductList name="Bikes" listing={listing} view={view} offer={offer} path={path} productsPerPage={12} />;
}
`.trim();

const meta = preview.meta({
  title: 'Sections/Product/ProductList',
  component: ProductList,
  decorators: [withPage],
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { source: { code: usage } },
  },
  args: {
    name: 'Bikes',
    path: '/collections/bikes',
    productsPerPage: 5,
    listing: { items: [], total: 0, isTotalExact: true, facets: [] },
    offer: { sorts: [], filters: [] },
  },
  argTypes: {
    listing: { control: false },
    offer: { control: false },
    view: { control: false },
    emptyState: { control: false },
  },
  render: page('bikes'),
});

const capabilitiesOf = (loaded: Record<string, unknown>) => (loaded.shop as StoryShop).commerce.capabilities;

/** The platform's orders, without relevance, which is only for searches. */
export const FirstPage = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^\d+ products, page 1 of \d$/)).toBeVisible();
    const { sorts, filters } = capabilitiesOf(loaded);
    const orders = sorts.filter((sort) => sort !== 'relevance').length;
    await expect(canvas.queryAllByRole('combobox', { name: 'Sort by' })).toHaveLength(orders > 1 ? 1 : 0);
    await expect(canvas.queryAllByRole('option')).toHaveLength(orders > 1 ? orders : 0);
    await expect(canvas.queryAllByRole('group', { name: 'Price' }).length > 0).toBe(filters.includes('price'));
  },
});

export const SecondOfFourPages = meta.story({
  args: { productsPerPage: 4, page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, page 2 of 4$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/collections/bikes?page=3');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/collections/bikes');
  },
});

export const TwentyPages = meta.story({
  tags: ['proof'],
  args: { name: 'All', path: '/collections/all', productsPerPage: 2, page: 10 },
  render: (args) => (
    <ReadShop read={read('all', '', 10, 2)}>
      {({ listing }) => <ProductList {...args} listing={{ ...listing, total: 40, isTotalExact: true }} />}
    </ReadShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40 products, page 10 of 20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 20' })).toHaveAttribute('href', '/collections/all?page=20');
    await expect(canvas.getAllByText('…')).toHaveLength(2);
  },
});

/** The chosen filters are above the products, each with a link that removes it. Another page or order keeps them. */
export const FiltersChosen = meta.story({
  args: { productsPerPage: 2 },
  render: page('bikes', 'availability=true&option.Size=M&option.Size=L&price-max=9000&sort=name-ascending'),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/^\d+ products?/);
    const { filters, sorts } = capabilitiesOf(loaded);
    if (filters.length === 0) {
      // Filters that the platform does not support are not offered.
      await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      return;
    }
    await expect(sorts).toContain('name-ascending');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name, A to Z');
    await expect(canvas.getByRole('link', { name: 'Remove Size: M' })).toHaveAttribute(
      'href',
      '/collections/bikes?availability=true&option.Size=L&price-max=9000&sort=name-ascending',
    );
    await expect(canvas.getByRole('link', { name: 'Remove Up to $9,000' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/collections/bikes?sort=name-ascending',
    );
    await expect(canvas.getByRole('checkbox', { name: /^In stock/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^M \(/ })).toBeChecked();
  },
});

/** A choice takes effect at once. The previous list stays until the new one appears. */
export const Choosing = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await canvas.findByText(/^\d+ products/);
    const path = '/collections/bikes';
    if (commerce.capabilities.filters.includes('option')) {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^M \(/ }));
      await expect(navigate).toHaveBeenLastCalledWith(`${path}?option.Size=M`, { scroll: false });
      await userEvent.type(canvas.getByRole('spinbutton', { name: /^To/ }), '900{Enter}');
      await expect(navigate).toHaveBeenLastCalledWith(`${path}?price-max=900&option.Size=M`, { scroll: false });
    }
    if (commerce.capabilities.sorts.includes('newest')) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
      await expect(navigate).toHaveBeenLastCalledWith(`${path}?sort=newest`, { scroll: false });
    }
  },
});

/** The filters in the drawer of narrow screens. A choice takes effect at once. Escape keeps a price that is being typed. */
export const FiltersOpen = meta.story({
  tags: ['proof'],
  render: function Open({ path }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <ReadShop read={read('bikes', '', 1, 5)}>
        {({ listing, view }) => (
          <>
            <Button onPress={() => setOpen(true)}>Filter</Button>
            <FilterDrawer isOpen={isOpen} onOpenChange={setOpen} showText={`Show ${listing.total} products`}>
              <ProductFilters {...{ path, view }} facets={listing.facets} />
            </FilterDrawer>
          </>
        )}
      </ReadShop>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    const opener = await canvas.findByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Filter' });
    const isFiltered = commerce.capabilities.filters.includes('option');
    if (isFiltered) {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^M \(/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/collections/bikes?option.Size=M', { scroll: false });
      await userEvent.type(canvas.getByRole('spinbutton', { name: /^To/ }), '2000');
      await userEvent.keyboard('{Escape}');
      const typed = '/collections/bikes?price-max=2000&option.Size=M';
      await expect(navigate).toHaveBeenLastCalledWith(typed, { scroll: false });
    } else await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ products$/ }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const NothingMatches = meta.story({
  render: page('bikes', 'price-max=1'),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/^\d+ products/);
    if (!capabilitiesOf(loaded).filters.includes('price')) return;
    await expect(canvas.getByText('Nothing matches all that you chose.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/collections/bikes');
    await expect(canvas.getByRole('link', { name: 'Remove Up to $1' })).toHaveAttribute('href', '/collections/bikes');
  },
});

export const Empty = meta.story({
  args: { name: 'Winter', path: '/collections/winter' },
  render: page('winter'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here for now.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
