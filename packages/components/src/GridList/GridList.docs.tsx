import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button } from '../Button/Button.js';
import { Link } from '../Link/Link.js';
import { GridList } from './GridList.js';

const orders = [
  {
    id: '1042',
    label: 'Order #1042',
    content: <Link href="/account/orders/1042">Order #1042</Link>,
    description: 'On its way',
    actions: (
      <Button size="sm" variant="outline">
        Buy again
      </Button>
    ),
  },
  {
    id: '1017',
    label: 'Order #1017',
    content: <Link href="/account/orders/1017">Order #1017</Link>,
    description: 'Delivered',
  },
];

export default {
  purpose: 'A list of rows that have links and buttons, and that people can choose.',
  use: 'Use it for a list of things with actions, such as saved addresses, files of a return or messages, above all if several can be chosen at once.',
  avoid:
    'For rows to read, with a link each, use a `List`. For a choice without links and buttons, use a `ListBox`. For values in columns, use a `Table`; for things with large pictures, a `Grid` of cards.',
  behavior: [
    'Rows are `items`, or children: `GridListItem`s. A server component can pass both, with elements in them.',
    'A press on a link or a button of a row is no press on the row.',
    'The links and buttons of a disabled row still work: it only cannot be chosen.',
    'In a narrow place the buttons are below the text of their row.',
    'Put no text fields into rows: the arrow keys leave them.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the row that had the focus last, then leaves the list' },
    { keys: 'Up, Down', action: 'move by a row, also from a link or a button of it' },
    {
      keys: 'Left, Right',
      action: 'move between the row and its box, links and buttons; mirrored in right-to-left pages',
    },
    { keys: 'Home, End, Page Up, Page Down', action: 'move to the first or the last row, or by a page of them' },
    { keys: 'Enter, Space', action: 'choose the row; Enter acts on it if it does something' },
    { keys: 'Control with A', action: 'chooses all rows, with `multiple`' },
    { keys: 'Escape', action: 'chooses none' },
    { keys: 'Letters', action: 'move to the row that begins with them' },
  ],
  announced:
    'A screen reader announces a grid with the label, each row with its label and its second line, and whether it is chosen. After a choice it announces the row, or how many rows are chosen.',
  dos: [
    {
      text: 'Put what leads to the thing into the label, and buttons at the end.',
      picture: <GridList label="Your orders" items={orders} />,
    },
    { text: 'Say with `emptyLabel` that there is nothing, and what to do.' },
  ],
  donts: [
    {
      text: 'Use it for rows that only lead somewhere: a list of links can be walked with Tab.',
      picture: <GridList label="Your orders" items={orders.slice(1)} />,
    },
  ],
  related: ['List', 'ListBox', 'Table', 'TagGroup'],
  picture: <GridList label="Your orders" items={orders} selectionMode="multiple" defaultSelectedKeys={['1042']} />,
} satisfies ComponentDocs;
