import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { CheckboxGroup, Text, VStack } from '@vitrine/components';
import { filtered, sizeFacet } from '@vitrine/story-kit/samples';
import { ProductFilters } from './ProductFilters.js';

export default {
  purpose:
    'The filters of a product list: a form that the browser can send itself, and that takes effect at once if scripts run.',
  use: 'Use it for a list of another shape than `ProductList`, which shows it beside its products, on narrow screens in a drawer.',
  avoid: 'To show and remove the chosen filters, use `ActiveFilters`. For the order of a list, use a `SortSelect`.',
  behavior: ['Prices have two fields, and with scripts a slider that moves both. It loads at the first sign of use.'],
  keys: [{ keys: 'Arrows, Page Up, Page Down, Home, End', action: 'on a thumb of the slider: as in a `RangeSlider`' }],
  announced:
    'A screen reader announces the form “Filter”, in it a title for each facet that opens and closes it, and below that a group of checkboxes, each with the number of matching products. The slider is the group “Price range” within “Price”, with a minimum and a maximum.',
  dos: [
    {
      text: 'Give it the facets of the current listing.',
      picture: <ProductFilters {...filtered} facets={[sizeFacet]} />,
    },
  ],
  donts: [
    {
      text: 'Show facets that the platform does not filter by: it would refuse them.',
      picture: (
        <VStack gap={4}>
          <CheckboxGroup label="Wheel size" items={['26', '27.5', '29'].map((value) => ({ value, label: value }))} />
          <Text tone="quiet">The list does not change.</Text>
        </VStack>
      ),
    },
  ],
  related: ['ActiveFilters', 'ProductList', 'RangeSlider', 'SortSelect'],
  picture: <ProductFilters {...filtered} facets={[sizeFacet]} />,
} satisfies ComponentDocs;
