import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { VStack } from '@vitrine/components';
import { SearchInput } from './SearchInput.js';

export default {
  purpose: "A search box for the shop's products.",
  use: 'Use it on the search page, in a menu or in a popover.',
  avoid:
    'In a header without room for it, use a `SearchPopover`. For a search of anything but products, use a `SearchField`.',
  behavior: [
    'It opens the search page. While the shopper types, it suggests products; before that, the last searches on this device, which are stored nowhere else. The suggestions load after the page. Before scripts run, it is a form that the browser sends.',
  ],
  keys: [
    { keys: 'Letters', action: 'suggest products' },
    { keys: 'Down, Up', action: 'go through the suggestions; in an empty field, through the last searches' },
    { keys: 'Enter', action: 'opens the suggestion, or the search page' },
    { keys: 'Escape', action: 'closes the suggestions, then clears the field' },
  ],
  announced:
    'A screen reader announces a search landmark, “Search, combo box”, and during typing the number of suggestions; with the arrow keys each of them, with brand and price.',
  dos: [
    {
      text: "Give it the page's `query`, so that it shows the current search.",
      picture: <SearchInput query="Floor pump" />,
    },
  ],
  donts: [
    {
      text: 'Show two in one view.',
      picture: (
        <VStack gap={4}>
          <SearchInput />
          <SearchInput />
        </VStack>
      ),
    },
  ],
  related: ['SearchField', 'SearchPage', 'SearchPopover'],
  picture: <SearchInput query="Floor pump" />,
} satisfies ComponentDocs;
