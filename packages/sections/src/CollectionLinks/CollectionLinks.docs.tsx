import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicycle, collections } from '@vitrine/story-kit/samples';
import { CollectionLinks } from './CollectionLinks.js';

export default {
  purpose: 'The collections of the shop, each with a picture and a name as a link to it.',
  use: 'Use it on the start page, or on a page without results.',
  avoid: 'For products, use a `ProductGrid`.',
  behavior: ['It renders on the server; its links are small scripts.'],
  keys: [],
  announced:
    "A screen reader announces a region with the title as its name, a list, and each link once, by the collection's name.",
  dos: [
    {
      text: 'Leave out collections without a picture, or give all of them one.',
      picture: <CollectionLinks title="Collections" collections={collections} />,
    },
  ],
  donts: [
    {
      text: 'Link to the same collection twice on a page.',
      picture: (
        <CollectionLinks
          title="Collections"
          collections={[
            { id: '1', name: 'Bikes', slug: 'bikes', image: { src: bicycle } },
            { id: '2', name: 'All our bikes', slug: 'bikes', image: { src: bicycle } },
          ]}
        />
      ),
    },
  ],
  related: ['ProductGrid', 'SearchPage'],
  picture: <CollectionLinks title="Collections" collections={[{ id: '1', name: 'Bikes', slug: 'bikes' }]} />,
} satisfies ComponentDocs;
