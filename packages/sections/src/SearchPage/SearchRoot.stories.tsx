import { Text } from '@vitrine/components';
import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { ListingRoot, ListingSort, ListingToolbar } from '../ProductList/ListingRoot.js';
import { forgetSearches } from '../state/search/recentSearches.js';
import {
  SearchCount,
  SearchFailure,
  SearchIntro,
  SearchMain,
  SearchMore,
  SearchRecent,
  SearchResults,
  SearchRoot,
} from './SearchRoot.js';
import { useListing } from './useListing.js';

const meta = preview.meta({
  title: 'Sections/Search/SearchRoot',
  component: SearchRoot,
  subcomponents: { SearchIntro, SearchMain, SearchCount, SearchRecent, SearchResults, SearchFailure, SearchMore },
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { listing: undefined as never, children: undefined },
  argTypes: { listing: { control: false }, children: { control: false } },
  beforeEach: () => forgetSearches(),
});

/** A search without filters. A sentence of the page has its state, and the button for more is above the results. */
function OwnSearch() {
  const listing = useListing({ query: 'bike' });
  const { search, total } = listing;
  return (
    <SearchRoot listing={listing} className="own">
      <Text>{search.status === 'LOADED' ? `You see ${search.hits.length} of ${total}` : 'One moment'}</Text>
      <ListingRoot listing={listing} filters={null}>
        <SearchMain>
          <ListingToolbar listing={listing}>
            <SearchCount listing={listing} />
            <ListingSort listing={listing} />
          </ListingToolbar>
          <SearchMore listing={listing} />
          <SearchFailure listing={listing} />
          <SearchResults listing={listing} />
        </SearchMain>
      </ListingRoot>
      <SearchIntro listing={listing} />
    </SearchRoot>
  );
}

/** The parts in an order of the page. More results still get the focus, and their number is announced. */
export const OwnOrder = meta.story({
  render: () => <OwnSearch />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^You see 10 of \d+$/)).toBeVisible();
    const results = canvas.getByRole('region', { name: 'Search results' });
    const links = () => within(results).getAllByRole('link');
    const more = canvas.getByRole('button', { name: 'Load more' });
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(more, results) && isBefore(results, field)).toBe(true);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvasElement.querySelectorAll('.own')).toHaveLength(1);

    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links().length).toBeGreaterThan(10));
    await waitFor(() => expect(links()[10]).toHaveFocus());
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/\d+ of \d+ products shown/),
    );
  },
});
