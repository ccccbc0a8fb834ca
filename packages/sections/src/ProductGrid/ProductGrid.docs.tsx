import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { another, product } from '@vitrine/story-kit/samples';
import { ProductGrid } from './ProductGrid.js';

export default {
  purpose: 'A list of products, such as a collection; with `productsPerPage`, one page of it and links to the others.',
  use: 'Use it for products without filters, such as the newest ones on the start page.',
  avoid:
    'For a collection with filters and sorting, use a `ProductList`. For a few products in a row, use a `ProductRow`.',
  behavior: ['It renders on the server; its links and its analytics are small scripts.'],
  keys: [],
  announced:
    'A screen reader announces a region with the title as its name, a list, and each product as one link: name, price, and whether it is sold out. The links to other pages are a navigation landmark, “Pages”.',
  dos: [
    {
      text: 'Read `page` from the URL, so that people can share a page; `getHref` returns the URLs of the others.',
      picture: <ProductGrid title="Bikes" showTitle products={[product, another]} />,
    },
  ],
  donts: [
    {
      text: 'Leave out the title: without `showTitle`, it is for screen readers only.',
      picture: <ProductGrid title=" " products={[product, another]} />,
    },
  ],
  related: ['ProductList', 'ProductRow', 'ProductTile'],
  picture: <ProductGrid title="Bikes" products={[product, another]} />,
} satisfies ComponentDocs;
