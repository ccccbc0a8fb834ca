import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Link, Text, VStack } from '@vitrine/components';
import { another, collections, product } from '@vitrine/story-kit/samples';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SearchInput } from '../SearchInput/SearchInput.js';

export const picture = (
  <VStack gap={4}>
    <SearchInput query="Pump" />
    <ProductGrid title="Pumps" products={[product, another]} />
  </VStack>
);

export const rules: PicturedRules = {
  do: [
    'Give it children',
    <VStack key="do" gap={4}>
      <SearchInput query="Skateboard" />
      <Text>Nothing found for ‘Skateboard’.</Text>
      <CollectionLinks title="Collections" collections={collections} />
    </VStack>,
  ],
  dont: [
    'Have search pages indexed',
    <VStack key="dont" gap={2}>
      <Link href="#">Search: skateboard – Northlane</Link>
      <Text size="sm" tone="quiet">
        What another search engine found leads to what ours did not.
      </Text>
    </VStack>,
  ],
};
