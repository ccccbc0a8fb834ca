import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { another, filtered, product, sorts } from '@vitrine/story-kit/samples';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.js';
import { ProductList } from './ProductList.js';

export default {
  purpose: 'The products of a collection or of a brand, a page at a time, with their number, sorting and filters.',
  use: 'Use it for the page of a collection or of a brand.',
  avoid: 'For a search, use a `SearchPage`. For products without filters, use a `ProductGrid`.',
  behavior: [
    "It offers only what the shop's platform supports. The URL has the choices, so that people can bookmark and share them. On narrow screens, the filters are in a drawer.",
    'Each part has a prop: an element replaces it, and `null` leaves it out. For an order of your own, see `ListingRoot`.',
    "It renders on the server. Without scripts, sorting and filters are forms that the browser sends. With scripts, a choice takes effect at once, by the framework's `navigate`.",
  ],
  keys: [],
  announced:
    'A screen reader announces the region “Products” and, before the list, “42 products, page 2 of 4”. After another page has loaded, that line takes the focus; after a choice of a filter, the focus stays, and the line is announced.',
  dos: [
    {
      text: 'Read `view` and `page` from the URL, with `readListingView` of `@vitrine/commerce`.',
      picture: <ActiveFilters {...filtered} facets={[]} currencyCode="USD" />,
    },
    { text: 'Take `offer` from `listingOffer`.' },
  ],
  donts: [
    {
      text: 'Let search engines index filtered or sorted lists.',
      noPicture: 'The rule is about a tag in the head of the page.',
    },
  ],
  related: ['ActiveFilters', 'ListingRoot', 'ProductFilters', 'ProductGrid', 'SortSelect'],
  picture: (
    <ProductList
      {...filtered}
      name="Bikes"
      listing={{ items: [product, another], total: 2, isTotalExact: true, facets: [] }}
      offer={{ sorts, filters: ['option'] }}
      productsPerPage={12}
    />
  ),
} satisfies ComponentDocs;
