import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HorizontalMenu } from '../HorizontalMenu/HorizontalMenu.js';
import { Menubar } from './Menubar.js';

const menus = [
  { id: 'order', label: 'Order', items: [{ id: 'invoice', label: 'Invoice' }] },
  { id: 'view', label: 'View', items: [{ id: 'grid', label: 'Grid' }] },
];

export default {
  purpose: 'Menus of actions in a bar with one tab stop, as in a program on the desktop.',
  use: 'Use it for a tool with many actions, such as the orders of a back office.',
  avoid:
    'For the pages of the shop, use a `HorizontalMenu`: a menu bar is no navigation, and its keys are not a page’s. For a single menu, use a `Menu`. For buttons, use a `Toolbar`.',
  behavior: [
    'Entries are `items`, as in a `Menu`, with sections, choices and submenus.',
    'While a menu is open, a pointer on another name opens that menu.',
    'In little room the names wrap.',
    'In development the console names a bar without a name.',
  ],
  keys: [
    { keys: 'Tab', action: 'to the name that had the focus last, initially the first; then out of the bar' },
    {
      keys: 'Right, Left (reversed in right-to-left languages)',
      action: 'to the next or the previous name, in a circle; in an open menu, opens the next or the previous menu',
    },
    { keys: 'Home, End', action: 'to the first or the last name' },
    { keys: 'Letters', action: 'to the next name that begins with it; in an open menu, to an item' },
    { keys: 'Enter, Space, Down', action: 'opens the menu at its first item' },
    { keys: 'Up', action: 'opens the menu at its last item' },
    { keys: 'Right, Left on an item with a submenu, or in one', action: 'opens or closes the submenu' },
    { keys: 'Escape', action: 'closes the menu or submenu, and returns the focus' },
    { keys: 'Tab in an open menu', action: 'closes it, and moves on' },
  ],
  announced:
    'A screen reader announces “menu bar” with its name on the way in, then each name with “menu” and whether it is expanded, and the items as in a `Menu`. Orca leaves out the bar.',
  dos: [
    {
      text: 'Put actions into menus by the thing that they are for.',
      picture: <Menubar aria-label="View" items={menus} />,
    },
  ],
  donts: [
    {
      text: 'Use it for the pages of the shop.',
      picture: (
        <HorizontalMenu
          aria-label="Menu"
          items={[
            { label: 'Bikes', href: '#bikes' },
            { label: 'About us', href: '#about' },
          ]}
        />
      ),
    },
  ],
  related: ['ContextMenu', 'HorizontalMenu', 'Menu', 'Toolbar'],
  picture: <Menubar aria-label="View" items={menus} />,
} satisfies ComponentDocs;
