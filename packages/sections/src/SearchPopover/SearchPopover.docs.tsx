import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack, IconButton, Logo } from '@vitrine/components';
import { MenuIcon } from '@vitrine/components/icons';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { SearchPopover } from './SearchPopover.js';

export default {
  purpose: 'A button that opens a search box below it.',
  use: 'Use it in a header on wide screens, if there is no room for a `SearchInput`.',
  avoid: 'On phones, the menu holds a search: use a `SearchInput` there.',
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
      text: 'Show it if there is no room for a `SearchInput`.',
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
      text: 'Show it on phones: their menu holds one.',
      picture: (
        <HStack gap={2} align="center" style={{ maxInlineSize: '15rem' }}>
          <IconButton aria-label="Menu" icon={<MenuIcon />} />
          <Logo name="Northlane" />
          <SearchPopover />
          <AccountLink />
          <CartButton />
        </HStack>
      ),
    },
  ],
  related: ['Header', 'SearchInput'],
  picture: <SearchPopover />,
} satisfies ComponentDocs;
