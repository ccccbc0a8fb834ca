import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text, VStack } from '@vitrine/components';
import { filtered, sorts } from '@vitrine/story-kit/samples';
import { SortSelect } from './SortSelect.js';

export default {
  purpose:
    "The sorting of a product list: the browser's own select, in a form that the browser can send itself, and that takes effect at once if scripts run.",
  use: 'Use it for a list of another shape than `ProductList`, which shows it above its products.',
  avoid: 'For a field of a form, use a `NativeSelect`.',
  keys: [],
  announced: 'A screen reader announces the select “Sort by” and the chosen order.',
  dos: [
    {
      text: 'Give it the orders of `listingOffer`: those that the platform supports, the default first.',
      picture: <SortSelect {...filtered} sorts={sorts} />,
    },
  ],
  donts: [
    {
      text: 'Leave out `view`: its filters would be lost.',
      picture: (
        <VStack gap={4}>
          <SortSelect path="#" view={{}} sorts={sorts} />
          <Text tone="quiet">Newest, and of all sizes again</Text>
        </VStack>
      ),
    },
  ],
  related: ['NativeSelect', 'ProductFilters', 'ProductList'],
  picture: <SortSelect {...filtered} sorts={sorts} />,
} satisfies ComponentDocs;
