import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { another, filtered, product, sizeFacet, sorts } from '@vitrine/story-kit/samples';
import { listingOf } from './listingOf.js';
import { ListingActiveFilters, ListingCount, ListingFilters, ListingMain, ListingProducts } from './ListingRoot.js';

const listing = listingOf({
  ...filtered,
  name: 'Bikes',
  listing: { items: [product, another], total: 2, isTotalExact: true, facets: [sizeFacet] },
  offer: { sorts, filters: ['option'] },
  productsPerPage: 12,
});

export default {
  purpose: 'The frame of a list with its filters, and the parts that you put into it.',
  use: 'Use it for the page of a collection or of a brand whose order or whose parts are yours, and within a `SearchRoot`.',
  avoid: 'To replace one part, a `ProductList` with a prop such as `toolbar` suffices.',
  behavior: [
    '`listingOf(props)` has what a list shows: its products and their number, the chosen and the offered filters, the orders, the pages and their URLs. It is no hook, so that lists of your own render on the server too. Each part takes its result as `listing`.',
    'The parts are `ListingFilters`, which goes into `filters`; and `ListingMain`, in that `ListingToolbar` with `ListingCount`, `ListingFilterButton` and `ListingSort`; `ListingActiveFilters`, `ListingProducts` and `ListingPages`. Each can be left out, moved, or replaced by an element of your own. `ListingNoMatch` is a part of `ListingProducts`.',
    '`filters` are beside the list, and on narrow screens in a drawer. `ListingFilterButton` opens it, and renders nothing if there are none. `facets` of `ListingFilters` takes the ones that you want.',
    'Everything works before scripts run, as in `ProductList`, and `ListingProducts` tracks the products shown.',
    'For a search, `useListing` in a client component has the same state, with the search.',
  ],
  keys: [],
  announced:
    'A screen reader announces the region with the title of `ListingMain`. After another page has loaded, `ListingCount` takes the focus, and after a choice of a filter it is announced.',
  dos: [
    {
      text: 'Keep `ListingCount`, in any place: without it, nothing tells of a new page or of the effect of a filter.',
      picture: <ListingCount listing={listing} />,
    },
  ],
  donts: [
    {
      text: 'Leave out `ListingActiveFilters` with `ListingFilters` in a drawer: nobody could see what is chosen.',
      picture: <ListingActiveFilters listing={listing} />,
    },
  ],
  related: ['ProductList', 'ProductFilters', 'SearchRoot', 'TileRoot'],
  picture: (
    <ListingMain listing={listing} title="Bikes" showTitle>
      <ListingFilters listing={listing} facets={[sizeFacet]} />
      <ListingProducts listing={listing} />
    </ListingMain>
  ),
} satisfies ComponentDocs;
