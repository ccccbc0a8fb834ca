import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { menuOf, Panel } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { HorizontalMenu } from './HorizontalMenu.js';

export default {
  purpose: "The shop's menu in a row, for wide screens, with submenus that drop down.",
  use: 'Use it if all pages of the first level fit into one row. An item that also has a page of its own gets a link, and a separate button for its submenu.',
  avoid: 'On narrow screens, use a `HamburgerMenu`, which takes the same items. For a list of actions, use a `Menu`.',
  behavior: ['It also works before scripts have loaded: the submenus are native disclosures.'],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'through the items, and the links of an open submenu' },
    { keys: 'Enter, Space on an item with a submenu', action: 'opens or closes it' },
    { keys: 'Escape', action: 'closes the submenu, and returns the focus to its item' },
  ],
  announced:
    'A screen reader announces a navigation landmark “Main”, a list, each item with a submenu as “collapsed” or “expanded”, and the current page as “current page”. The items are links, not a menu of actions, so arrow keys do nothing.',
  dos: [{ text: 'Keep it to one row.', picture: <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} /> }],
  donts: [
    {
      text: 'Open it by hovering.',
      picture: (
        <VStack gap={2}>
          <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
          <Panel>
            <Text>Opened in passing</Text>
          </Panel>
        </VStack>
      ),
    },
  ],
  related: ['HamburgerMenu', 'Menu'],
  picture: <HorizontalMenu items={['Shop', 'About'].map((label) => ({ label, href: '#' }))} />,
} satisfies ComponentDocs;
