import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Panel } from '@vitrine/story-kit/samples';
import { Divider } from '../Divider/Divider.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A second way to the actions of a thing: by a right click, a long touch or the context menu key.',
  use: 'Use it for rows, cards and pictures that people work with all day, such as the orders of a back office.',
  avoid:
    'For the only way to an action, use a `Button` or a `Menu`: few people look for a context menu, and nothing on the page shows it.',
  behavior: [
    'It opens at the pointer, and with the keyboard below the focused element. On iOS a long touch opens it too.',
    'Text fields in it keep the browser’s menu, which can paste and correct the spelling.',
    'Entries are `items`, as in a `Menu`, with sections, choices and submenus.',
  ],
  keys: [
    { keys: 'Context menu key, Shift + F10', action: 'opens the menu of the focused element, at the first item' },
    { keys: 'Control + Enter on a Mac', action: 'opens it' },
    { keys: 'Down, Up, Home, End, letters', action: 'to an item, as in a `Menu`' },
    { keys: 'Enter, Space', action: 'uses the item, or opens its submenu' },
    { keys: 'Escape, Tab', action: 'closes it, and returns the focus' },
  ],
  announced:
    'A screen reader announces the menu with its name, then the item: “Order 1042, menu, Order again”. The content does not announce that it has a menu, as on the desktop.',
  dos: [
    {
      text: 'Repeat actions that the page also shows.',
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
    { text: 'Have an element in the content that takes the focus, such as its link.' },
  ],
  donts: [
    {
      text: 'Give an action a context menu only.',
      picture: (
        <Panel>
          <Text>Delete the order</Text>
        </Panel>
      ),
    },
    { text: 'Put it around whole pages: people want the browser’s menu there.' },
  ],
  related: ['Menu', 'GridList', 'Table'],
  picture: (
    <Panel>
      <Text>Order again</Text>
      <Text>Invoice</Text>
    </Panel>
  ),
} satisfies ComponentDocs;
