import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Divider } from '../Divider/Divider.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A list of actions under a button, with submenus, sections and choices.',
  use: 'Use it for actions on one thing, such as an order, if a row of buttons would take too much room.',
  avoid:
    'For a panel with any other content, use a `Popover`. For the pages of the shop, use a `HorizontalMenu`. For a field of a form, use a `Select`.',
  behavior: [
    'Entries are `items`, or children: `MenuItem`s, whose content is drawn as given, and `MenuSection`s.',
    'With a pointer, a submenu opens when the pointer rests on its item, and stays open while the pointer moves towards it, also across other items.',
  ],
  keys: [
    { keys: 'Enter, Space, Down on the button', action: 'opens, at the first item, or at the chosen one' },
    { keys: 'Up on the button', action: 'opens, at the last item, or at the chosen one' },
    { keys: 'Down, Up', action: 'to the next or the previous enabled item, in a circle' },
    { keys: 'Home, End', action: 'to the first or the last item' },
    { keys: 'Letters', action: 'to the item that begins with them; the same letter again, to the next one' },
    { keys: 'Enter, Space', action: 'uses the item, or opens its submenu' },
    { keys: 'Right (Left in right-to-left languages)', action: 'opens the submenu' },
    { keys: 'Left (Right in right-to-left languages)', action: 'closes the submenu' },
    { keys: 'Escape', action: 'closes the menu or submenu, and returns the focus' },
    { keys: 'Tab', action: 'closes all, and moves on' },
    { keys: 'Alt + Down on the button, with `opensOn="longPress"`', action: 'opens' },
  ],
  announced:
    'A screen reader announces the button with “menu” and whether it is expanded, then each item with its position, its submenu and whether that is expanded, whether it is checked, and its key: “Share, not expanded, has popup menu, 3 of 5”. Until the menu closes, the page behind is inert and silent.',
  dos: [
    {
      text: 'Begin labels with a verb.',
      picture: (
        <Panel>
          <VStack gap={2}>
            <Text>Order again</Text>
            <Text>Print the invoice</Text>
            <Divider />
            <Text>Delete the order</Text>
          </VStack>
        </Panel>
      ),
    },
    { text: 'Put a deletion last.' },
  ],
  donts: [
    {
      text: 'Use it for the pages of the shop.',
      picture: (
        <Panel>
          <VStack gap={2}>
            <Text>Home</Text>
            <Text>Bikes</Text>
            <Text>About us</Text>
          </VStack>
        </Panel>
      ),
    },
    { text: 'Use it as a form field.' },
  ],
  related: ['HorizontalMenu', 'Popover', 'Select'],
  picture: (
    <Panel>
      <Text>Order again</Text>
      <Text>Invoice</Text>
    </Panel>
  ),
} satisfies ComponentDocs;
