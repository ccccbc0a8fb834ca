import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Link, Text, VStack } from '@vitrine/components';
import { another, collections, product } from '@vitrine/story-kit/samples';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SearchInput } from '../SearchInput/SearchInput.js';

export default {
  purpose:
    'The search page: a search box and the results, ten products at a time, with the filters and the orders of a collection.',
  use: "Use it as the page of `/search`. Pass `found`, the server's results for the `query`, so that the first page of results is in the HTML; without it, the browser searches. Pass `view` as well, with `capabilities.search` of the platform, so that filters and order come from the URL.",
  avoid: 'For the products of a collection, use a `ProductList`.',
  behavior: [
    'In each name, matches are `<em>`. The texts come in parts, so they are never parsed as HTML.',
    'Each part has a prop: an element replaces it, and `null` leaves it out. For an order of your own, see `SearchRoot`.',
  ],
  keys: [],
  announced:
    'A screen reader announces “Loading”, then the number of products, or that there are none; after a choice of a filter or an order the new number; after “Load more” the number shown, and the first new product, which has the focus.',
  dos: [
    {
      text: 'Give it children that lead elsewhere, such as `CollectionLinks`: they show if there are no results.',
      picture: (
        <VStack gap={4}>
          <SearchInput query="Skateboard" />
          <Text>Nothing found for ‘Skateboard’.</Text>
          <CollectionLinks title="Collections" collections={collections} />
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Have search pages indexed by search engines.',
      picture: (
        <VStack gap={2}>
          <Link href="#">Search: skateboard – Northlane</Link>
          <Text size="sm" tone="quiet">
            What another search engine found leads to what ours did not.
          </Text>
        </VStack>
      ),
    },
  ],
  related: ['CollectionLinks', 'ProductList', 'SearchInput', 'SearchRoot'],
  picture: (
    <VStack gap={4}>
      <SearchInput query="Pump" />
      <ProductGrid title="Pumps" products={[product, another]} />
    </VStack>
  ),
} satisfies ComponentDocs;
