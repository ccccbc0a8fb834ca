import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { another, kettle, product } from '@vitrine/story-kit/samples';
import { ProductRow } from './ProductRow.js';

export default {
  purpose: "A carousel of a few products below a page's main content.",
  use: "Use it for the platform's recommendations for a product, from `commerce.catalog.recommendations`.",
  avoid:
    'For all products of a list, use a `ProductGrid`. For the products that the shopper saw last, use `RecentlyViewed`.',
  behavior: [
    'It renders on the server, loads its pictures shortly before they scroll into view, and reports the products to analytics as a separate list.',
  ],
  keys: [],
  announced:
    'A screen reader announces the title as a heading, then a carousel of that name, with each product as one link.',
  dos: [
    {
      text: 'Give it an `id` if a sold-out product links to it.',
      picture: <ProductRow products={[product, another]} />,
    },
  ],
  donts: [
    {
      text: 'Fill it with products that are not an alternative to the one above: no row is better.',
      picture: (
        <ProductRow
          products={[
            another,
            { ...another, id: '3', name: 'Enamel kettle', media: [{ id: '3', details: { src: kettle } }] },
          ]}
        />
      ),
    },
  ],
  related: ['Carousel', 'ProductGrid', 'RecentlyViewed'],
  picture: <ProductRow products={[product, another]} />,
} satisfies ComponentDocs;
