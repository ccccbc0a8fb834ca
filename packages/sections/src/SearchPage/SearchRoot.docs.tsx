import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text, VStack } from '@vitrine/components';
import { another, product } from '@vitrine/story-kit/samples';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SearchInput } from '../SearchInput/SearchInput.js';

export default {
  purpose: 'The frame of a search page whose state is yours, and the parts that you put into it.',
  use: 'Use it if the order of the page is yours, or if something else on it needs the state of the search, such as the number of results.',
  avoid: 'To replace one part, a `SearchPage` with a prop such as `intro` suffices.',
  behavior: [
    '`useListing({ query, view, found })` has the state: `search`, with status, results and failure, and the list of the results, as `listingOf` returns it. Each part takes its result as `listing`.',
    'The parts are `SearchIntro`; and in a `ListingRoot`, which shows the filters, `SearchMain` with `SearchCount`, `SearchRecent`, `SearchFailure`, `SearchResults` and `SearchMore`. The parts of a list fit as well: `ListingToolbar`, `ListingFilterButton`, `ListingSort` and `ListingActiveFilters`. Each can be left out, moved, or replaced by an element of your own.',
    'With `found`, the first page of results is in the HTML, and `SearchMore` works before scripts run.',
    '`SearchRoot` tracks the search, and keeps the focus if the focused element is gone.',
  ],
  keys: [],
  announced:
    'A screen reader announces the changes of `SearchCount`, the failure as an alert, and after `SearchMore` the number shown and the first new product, which has the focus.',
  dos: [
    {
      text: 'Keep `SearchCount` in the page in every state: it can only announce a change if it was there before.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Leave out `SearchFailure`: a failed search would look like one without results.',
      picture: (
        <VStack gap={4}>
          <SearchInput query="Pump" />
          <Text tone="quiet">Nothing below it</Text>
        </VStack>
      ),
    },
  ],
  related: ['SearchPage', 'ListingRoot', 'SearchInput'],
  picture: (
    <VStack gap={4}>
      <ProductGrid title="Pumps" products={[product, another]} />
      <SearchInput query="Pump" />
    </VStack>
  ),
} satisfies ComponentDocs;
