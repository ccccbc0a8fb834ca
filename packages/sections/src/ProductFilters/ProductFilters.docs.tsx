import type { PicturedRules } from '@vitrine/story-kit/rules';
import { CheckboxGroup, Text, VStack } from '@vitrine/components';
import { filtered, sizeFacet } from '@vitrine/story-kit/samples';
import { ProductFilters } from './ProductFilters.js';

export const picture = <ProductFilters {...filtered} facets={[sizeFacet]} />;

export const rules: PicturedRules = {
  do: ['Give it the facets', <ProductFilters key="do" {...filtered} facets={[sizeFacet]} />],
  dont: [
    'Show facets that the platform',
    <VStack key="dont" gap={4}>
      <CheckboxGroup label="Wheel size" items={['26', '27.5', '29'].map((value) => ({ value, label: value }))} />
      <Text tone="quiet">The list does not change.</Text>
    </VStack>,
  ],
};
