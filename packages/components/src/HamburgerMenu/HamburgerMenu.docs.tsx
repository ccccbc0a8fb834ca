import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { MenuIcon } from '../icons/icons.js';
import { Logo } from '../Logo/Logo.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: "The shop's menu behind a button, for narrow screens.",
  use: 'Use it if the menu does not fit into a row, as on phones.',
  avoid: 'On wide screens, use a `HorizontalMenu`, which takes the same items. For a list of actions, use a `Menu`.',
  behavior: [
    'Before scripts have loaded, the button opens the pages and the content above them, without the heading and the footer.',
  ],
  keys: [
    { keys: 'Enter, Space on the button', action: 'opens the menu, and moves the focus in' },
    { keys: 'Tab, Shift + Tab', action: 'through the menu' },
    { keys: 'Enter, Space on an item with a submenu', action: 'opens it, and closes any other; closes it' },
    { keys: 'Escape', action: 'closes the menu, and returns the focus to the button' },
  ],
  announced:
    'A screen reader announces the button “Menu”, a dialog of that name, in it a navigation landmark “Main”, the submenus as “collapsed” or “expanded”, and the current page as “current page”.',
  dos: [
    {
      text: 'Put the search box above the pages.',
      picture: (
        <Panel>
          <VStack gap={3}>
            <SearchField aria-label="Search" placeholder="Search" />
            <Text weight="semibold">Shop</Text>
            <Text weight="semibold">About</Text>
          </VStack>
        </Panel>
      ),
    },
  ],
  donts: [
    {
      text: 'Hide the menu behind a button if a row of links fits.',
      picture: (
        <HStack justify="between">
          <Logo name="Northlane" />
          <IconButton aria-label="Menu" icon={<MenuIcon />} />
        </HStack>
      ),
    },
  ],
  related: ['HorizontalMenu', 'Menu'],
  picture: <IconButton aria-label="Menu" icon={<MenuIcon />} />,
} satisfies ComponentDocs;
