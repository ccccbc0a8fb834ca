import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text, VStack } from '@vitrine/components';
import { filtered, sizeFacet } from '@vitrine/story-kit/samples';
import { ActiveFilters } from './ActiveFilters.js';

export const picture = <ActiveFilters {...filtered} facets={[]} currencyCode="USD" />;

export const rules: PicturedRules = {
  do: [
    'Give it the facets',
    <VStack key="do" gap={4}>
      <ActiveFilters {...filtered} facets={[sizeFacet]} currencyCode="USD" />
      <Text tone="quiet">3 products</Text>
    </VStack>,
  ],
  dont: [
    'Hide it if nothing matches',
    <VStack key="dont" gap={4}>
      <Text tone="quiet">0 products</Text>
      <Text>Nothing matches what you have chosen.</Text>
    </VStack>,
  ],
};
