import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text, VStack } from '@vitrine/components';
import { filtered, sizeFacet } from '@vitrine/story-kit/samples';
import { ActiveFilters } from './ActiveFilters.js';

export default {
  purpose: 'The active filters of a product list, as links that remove one filter, or all.',
  use: 'Use it above a list of another shape than `ProductList`, which shows it above its products.',
  avoid: 'To choose filters, use `ProductFilters`.',
  keys: [],
  announced: 'A screen reader announces the list “Chosen filters”, each link as “Remove Size: M”, and “Clear all”.',
  dos: [
    {
      text: 'Give it the facets of the listing, which have the names of the values.',
      picture: (
        <VStack gap={4}>
          <ActiveFilters {...filtered} facets={[sizeFacet]} currencyCode="USD" />
          <Text tone="quiet">3 products</Text>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Hide it if nothing matches: it is the way back.',
      picture: (
        <VStack gap={4}>
          <Text tone="quiet">0 products</Text>
          <Text>Nothing matches what you have chosen.</Text>
        </VStack>
      ),
    },
  ],
  related: ['ProductFilters', 'ProductList'],
  picture: <ActiveFilters {...filtered} facets={[]} currencyCode="USD" />,
} satisfies ComponentDocs;
