import type { PicturedRules } from '@vitrine/storybook/rules';
import { CheckboxGroup, Text, VStack } from '@vitrine/components';
import { filtered, sizeFacet } from '@vitrine/storybook/samples';
import { ProductFilters } from './ProductFilters.js';

/** The component's picture on the overview page. */
export const picture = <ProductFilters {...filtered} facets={[sizeFacet]} />;

/** A picture of a do and one of a don't. */
export const rules: PicturedRules = {
  do: ['Give it the facets', <ProductFilters key="do" {...filtered} facets={[sizeFacet]} />],
  dont: [
    'Show facets that the platform',
    <VStack key="dont" gap={4}>
      <CheckboxGroup label="Wheel size" items={['26', '27.5', '29'].map((value) => ({ value, label: value }))} />
      <Text tone="quiet">The list stays as it is.</Text>
    </VStack>,
  ],
};
