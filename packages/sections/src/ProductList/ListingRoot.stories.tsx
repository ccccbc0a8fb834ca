import { listingOffer, readListingView, type ProductSort } from '@vitrine/commerce';
import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { useShop } from '../shop/ShopProvider.js';
import { listingOf, type ListingOptions } from './listingOf.js';
import {
  ListingActiveFilters,
  ListingCount,
  ListingFilterButton,
  ListingFilters,
  ListingMain,
  ListingNoMatch,
  ListingPages,
  ListingProducts,
  ListingRoot,
  ListingSort,
  ListingToolbar,
} from './ListingRoot.js';

const meta = preview.meta({
  title: 'Sections/Product/ListingRoot',
  component: ListingRoot,
  subcomponents: {
    ListingFilters,
    ListingMain,
    ListingToolbar,
    ListingCount,
    ListingFilterButton,
    ListingSort,
    ListingActiveFilters,
    ListingProducts,
    ListingNoMatch,
    ListingPages,
  },
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { listing: undefined as never, children: undefined },
  argTypes: { listing: { control: false }, filters: { control: false }, children: { control: false } },
});

const path = '/collections/bikes';

/** A list with a visible title and its pages first. It has only the filters of options, and its number and order are below the products. */
function OwnList(options: ListingOptions) {
  const listing = listingOf(options);
  const facets = listing.shownFacets.filter(({ kind }) => kind === 'option');
  return (
    <ListingRoot
      listing={listing}
      className="own"
      filters={facets.length > 0 && <ListingFilters listing={listing} facets={facets} />}
    >
      <ListingMain listing={listing} title="All bikes" showTitle>
        <ListingPages listing={listing} />
        <ListingActiveFilters listing={listing} />
        <ListingProducts listing={listing} />
        <ListingToolbar listing={listing}>
          <ListingCount listing={listing} />
          <ListingSort listing={listing} />
        </ListingToolbar>
      </ListingMain>
    </ListingRoot>
  );
}

function Page() {
  const { capabilities } = useShop().commerce;
  const offer = listingOffer('collection', capabilities);
  const view = readListingView(new URLSearchParams('availability=true'), offer);
  return (
    <ReadShop read={({ catalog }) => catalog.products({ in: { collection: 'bikes' }, page: 1, perPage: 3, ...view })}>
      {(listing) => <OwnList {...{ listing, view, offer, path }} name="Bikes" productsPerPage={3} />}
    </ReadShop>
  );
}

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The parts in an order of the page. A choice of a filter or an order still takes effect at once, and keeps the other choices. */
export const OwnOrder = meta.story({
  render: () => <Page />,
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    const { filters } = commerce.capabilities;
    const region = within(await canvas.findByRole('region', { name: 'All bikes' }));
    await expect(region.getByRole('heading', { level: 2, name: 'All bikes' })).toBeVisible();
    const count = region.getByText(/^\d+ products, page 1 of \d$/);
    const pages = region.getByRole('navigation', { name: 'Pages' });
    const [first] = region.getAllByRole('heading', { level: 3 });
    await expect(isBefore(pages, first!) && isBefore(first!, count)).toBe(true);
    await expect(canvas.queryByRole('button', { name: /^Filter/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('.own')).toHaveLength(1);
    const chosen = filters.includes('availability') ? 'availability=true' : '';

    if (filters.includes('option')) {
      await expect(canvas.queryByRole('group', { name: 'Price' })).toBeNull();
      canvas.getByRole('checkbox', { name: /^M \(/ }).focus();
      await userEvent.keyboard(' ');
      const query = [chosen, 'option.Size=M'].filter(Boolean).join('&');
      await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(`${path}?${query}`, { scroll: false }));
    }
    const sort: ProductSort = 'newest';
    if (listingOffer('collection', commerce.capabilities).sorts.slice(1).includes(sort)) {
      await userEvent.selectOptions(region.getByRole('combobox', { name: 'Sort by' }), 'Newest');
      const query = [chosen, `sort=${sort}`].filter(Boolean).join('&');
      await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(`${path}?${query}`, { scroll: false }));
    }
  },
});
