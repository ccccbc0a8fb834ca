import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack, Logo } from '@vitrine/components';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { SearchPopover } from './SearchPopover.js';

export default {
  purpose:
    'A button that opens a search as wide as the screen below it, and on phones as high. It shows the recent searches of this device and the given pages, and suggests products and pages while the shopper types.',
  use: 'Use it in a header of any width.',
  avoid: 'On a page of its own, use a `SearchInput`.',
  behavior: [
    'The box loads at the first sign of use: a pointer over the button, or the focus. Before scripts run, or if the box cannot load, it is a link to the search page.',
  ],
  keys: [
    { keys: 'Enter, Space', action: 'open it; the focus is then in the search box' },
    { keys: 'Escape', action: 'closes the suggestions, then the popover; the focus returns to the button' },
  ],
  announced: 'A screen reader announces “Search, button, collapsed”, and when it opens “Search, group” and the box.',
  dos: [
    {
      text: 'Give it the collections and brands as `pages`, as `Header` does.',
      picture: (
        <HStack gap={4} justify="between" align="center">
          <Logo name="Northlane" />
          <SearchPopover />
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Show it beside a `SearchInput`.',
      picture: (
        <HStack gap={2} align="center">
          <SearchInput />
          <SearchPopover />
        </HStack>
      ),
    },
  ],
  related: ['Header', 'SearchInput'],
  picture: <SearchPopover />,
} satisfies ComponentDocs;
