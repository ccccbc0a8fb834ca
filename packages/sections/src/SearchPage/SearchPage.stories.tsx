import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { forgetSearches, rememberSearch } from '../state/search/recentSearches.js';
import { SearchPage } from './SearchPage.js';

const meta = preview.meta({
  title: 'Sections/Search/SearchPage',
  component: SearchPage,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  beforeEach: () => forgetSearches(),
});

export const Pristine = meta.story({
  beforeEach: () => rememberSearch('rain jacket'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Start searching to see results')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'rain jacket' })).toHaveAttribute('href', '/search?q=rain+jacket');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(canvas.queryByRole('link', { name: 'rain jacket' })).not.toBeInTheDocument();
  },
});

/** The page until the shop has responded. */
export const Loading = meta.story({
  args: { query: 'bike' },
  parameters: {
    sandbox: { faults: [{ match: { call: 'catalog.read' }, fault: 'delay=600000' }], timeout: 600_000 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeVisible();
  },
});

/** The field holds the query, and the names mark the matching parts. */
export const Results = meta.story({
  tags: ['picture'],
  args: { query: 'jersey' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    const grid = await canvas.findByRole('region', { name: 'Search results' });
    const name = within(grid).getByRole('heading', { name: 'Merino Jersey' });
    await expect(name.innerHTML).toBe('Merino <em>Jersey</em>');
    const list = within(grid).getByRole('list');
    const { display, gridTemplateColumns } = getComputedStyle(list);
    await expect(display).toBe('grid');
    await expect(gridTemplateColumns.split(' ').length).toBeGreaterThan(1);
    await expect(list.children.length).toBeGreaterThan(0);
    const input = canvas.getByLabelText('Search', { selector: 'input' });
    await expect(input).toHaveValue('jersey');
    // The loading state of the next search shows as soon as it is sent.
    await userEvent.clear(input);
    await userEvent.type(input, 'kettle{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=kettle');
    await expect(canvas.getByText('Loading')).toBeVisible();
    await expect(grid).not.toBeInTheDocument();
  },
});

export const NoResults = meta.story({
  args: { query: 'xylophone', children: <p>Or look at our bikes.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found for xylophone')).toBeVisible();
    await expect(canvas.getByText('Or look at our bikes.')).toBeVisible();
  },
});

export const LoadMore = meta.story({
  tags: ['proof'],
  args: { query: 'bike' },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('region', { name: 'Search results' });
    const links = () => within(grid).getAllByRole('link');
    await expect(links()).toHaveLength(10);
    await expect(canvas.getByText(/^\d+ products$/)).toBeVisible();
    await expect(canvas.getByText(/^10 of \d+ products shown$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(links().length).toBeGreaterThan(10));
    await waitFor(() => expect(links()[10]).toHaveFocus());
  },
});

/** The filters and the order of the results. A choice takes effect at once, and keeps the query. */
export const Filtered = meta.story({
  args: { query: 'bike', view: { sort: 'price-ascending', filters: { options: [{ name: 'Size', values: ['M'] }] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    await canvas.findByText(/^\d+ products$/);
    await expect(canvas.getByRole('link', { name: 'Remove Size: M' })).toHaveAttribute(
      'href',
      '/search?q=bike&sort=price-ascending',
    );
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveValue('price-ascending');
    await userEvent.selectOptions(order, 'Relevance');
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=bike&option.Size=M', { scroll: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^M \(/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=bike&sort=price-ascending', { scroll: false });
  },
});

export const NothingMatches = meta.story({
  tags: ['proof'],
  args: { query: 'bike', view: { filters: { price: { max: '1' } } }, children: <p>Or look at our bikes.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches all that you chose.')).toBeVisible();
    await expect(canvas.getByText('0 products')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove Up to $1' })).toHaveAttribute('href', '/search?q=bike');
    await expect(canvas.getByText('Or look at our bikes.')).toBeVisible();
  },
});

/** The products stay while more of them load. */
export const FetchingMore = meta.story({
  tags: ['proof'],
  args: { query: 'bike' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = loaded.shop as StoryShop;
    const grid = await canvas.findByRole('region', { name: 'Search results' });
    sandbox.faults.add({ match: { call: 'catalog.read' }, fault: 'delay=600000' });
    const more = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(within(grid).getAllByRole('link')).toHaveLength(10);
  },
});

/** The other ways to find something come after the failure. */
export const Failed = meta.story({
  args: { query: 'kettle', children: <p>Or look at our kettles.</p> },
  parameters: { sandbox: { faults: [{ match: { call: 'catalog.read' }, fault: 'shape' }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Error The shop gave an answer we could not read. Please try again in a moment.',
    );
    await expect(alert.compareDocumentPosition(canvas.getByText('Or look at our kettles.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Enamel Kettle' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The products stay if more of them fail to load, and the button tries again. */
export const MoreFailed = meta.story({
  tags: ['proof'],
  args: { query: 'bike' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = loaded.shop as StoryShop;
    const grid = await canvas.findByRole('region', { name: 'Search results' });
    sandbox.faults.add({ match: { call: 'catalog.read' }, fault: 'shape' });
    const more = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error The shop gave an answer we could not read.',
    );
    await expect(more).toHaveFocus();
    await expect(more).toHaveAccessibleName('Try again');
    await expect(within(grid).getAllByRole('link')).toHaveLength(10);
    sandbox.faults.clear();
    await userEvent.click(more);
    await waitFor(() => expect(within(grid).getAllByRole('link')[10]).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
