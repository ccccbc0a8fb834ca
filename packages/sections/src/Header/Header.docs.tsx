import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading, Text, theme } from '@vitrine/components';
import { Header } from './Header.js';

export default {
  purpose:
    'The top of every page, which stays visible: a skip link, the logo as a link to the start page, the menu, the search, the link to the account and the cart button.',
  use: 'Use it at the top of every page.',
  avoid: 'For a menu without the rest, use `HorizontalMenu` and `HamburgerMenu`.',
  behavior: [
    'It renders on the server. Its parts are small scripts, which take name, logo and paths from `ShopProvider`. Without scripts, the menu opens and the search submits, too.',
    'In a header narrower than 992 px, the menu is behind a button, with a second search above its pages. On a low screen, or with very large text, the header scrolls away.',
    'Its props `start`, `logo`, `children`, `search`, `menuSearch` and `end` replace one part each. For another order see `HeaderRoot`.',
  ],
  keys: [
    { keys: 'Tab', action: 'first to “Skip to content”, which is visible only then, next to the logo and the menu' },
    {
      keys: 'Enter on “Skip to content”',
      action: 'moves to the element with the id `content`, or the id in `contentId`',
    },
    { keys: 'Enter, Space on an entry with a submenu', action: 'opens it, and closes the one that was open' },
    { keys: 'Escape', action: 'closes the submenu, and returns the focus to its entry' },
  ],
  announced:
    "A screen reader announces a banner landmark, the logo as a link with the shop's name and “home”, the navigation “Main”, the search button, the link to the account or the login, and the cart button with the number of pieces.",
  dos: [
    {
      text: 'Render it before `<main id="content">`.',
      picture: <Header menu={[{ label: 'Bikes', slug: '/collections/bikes' }]} />,
    },
    {
      text: "Give it `await readMenu(commerce, shop)`: the merchant's own menu if the platform has one, else the menu of the shop's settings.",
    },
  ],
  donts: [
    {
      text: 'Put it into a box that scrolls by itself.',
      picture: (
        <div style={{ padding: theme.space[4], border: `1px solid ${theme.color.rule}` }}>
          <Text>… and here the page goes on, with its logo and its cart out of sight.</Text>
          <Heading level={3}>Bikes</Heading>
          <Text tone="quiet">13 products</Text>
        </div>
      ),
    },
    { text: 'Leave the cart out of `end`, whose content replaces the default.' },
  ],
  related: ['AccountLink', 'CartButton', 'Footer', 'HeaderRoot', 'SearchPopover'],
  picture: <Header />,
} satisfies ComponentDocs;
