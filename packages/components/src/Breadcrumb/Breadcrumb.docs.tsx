import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Breadcrumb } from './Breadcrumb.js';

export default {
  purpose: "The page's place in the shop: links to the pages above it.",
  use: 'Use it at the top of a page that is below others, such as a product of a collection.',
  avoid: 'For the pages of a list, use a `Pagination`.',
  behavior: [
    'It renders on the server and adds no script.',
    "An item has its URL as `url`, as in a shop's data, or as `href`.",
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the next or the previous link' },
    { keys: 'Enter', action: 'follows the link' },
  ],
  announced:
    'A screen reader announces a navigation landmark “Breadcrumb”, a list with the number of items, each link, and the last as “current page”. The separators are silent.',
  dos: [
    {
      text: 'Begin at the top and end with the current page, in the words of its heading.',
      picture: (
        <Breadcrumb
          items={[
            { label: 'Home', url: '#' },
            { label: 'Bikes', url: '#' },
            { label: 'Lane One', url: '#', isCurrentPage: true },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Use it for the steps of a checkout.',
      picture: (
        <Breadcrumb
          items={[
            { label: 'Cart', url: '#' },
            { label: 'Address', url: '#', isCurrentPage: true },
            { label: 'Payment', url: '#' },
          ]}
        />
      ),
    },
    { text: 'Use it in a shop with one level only.' },
  ],
  related: ['Link', 'Pagination'],
  picture: (
    <Breadcrumb
      items={[
        { label: 'Bikes', url: '#' },
        { label: 'Touring', url: '#', isCurrentPage: true },
      ]}
    />
  ),
} satisfies ComponentDocs;
