import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text, VStack } from '@vitrine/components';
import { another, product } from '@vitrine/story-kit/samples';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { NoSuchPage } from './NoSuchPage.js';

export default {
  purpose:
    'Replaces a page of a list that does not exist: the number of pages, and links to the first and the last one.',
  use: 'Use it if the number in the URL is beyond the last page, for example because products were removed.',
  avoid: 'For any other page that does not exist, use `NotFound`.',
  behavior: ['It renders on the server; its links are a small script.'],
  keys: [],
  announced: 'A screen reader announces the title as the heading of the page.',
  dos: [
    { text: 'Answer with status 404.', picture: <NoSuchPage list="Bikes" totalPages={3} getHref={() => '#'} /> },
    { text: 'Give it the `getHref` of the grid.' },
    { text: 'Give it a search and links to collections.' },
  ],
  donts: [
    {
      text: 'Redirect to the first page: people want to know that their link is old.',
      picture: (
        <VStack gap={3}>
          <Text tone="quiet">/collections/bikes?page=99</Text>
          <ProductGrid title="Bikes" showTitle products={[product, another]} />
        </VStack>
      ),
    },
  ],
  related: ['NotFound', 'ProductGrid'],
  picture: <NoSuchPage list="Bikes" totalPages={3} getHref={() => '#'} />,
} satisfies ComponentDocs;
