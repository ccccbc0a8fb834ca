import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Table } from './Table.js';

const columns = [
  { id: 'number', label: 'Order' },
  { id: 'status', label: 'Status' },
  { id: 'total', label: 'Total', align: 'end' as const },
];
const rows = [
  { id: '1042', cells: { number: '#1042', status: 'On its way', total: '$120.00' } },
  { id: '1017', cells: { number: '#1017', status: 'Delivered', total: '$38.50' } },
];

export default {
  purpose: 'Rows of values in columns, to read, to sort and to choose from.',
  use: 'Use it for things that people compare by the same facts, such as their orders.',
  avoid:
    'For things with pictures, use a `Grid` of cards. For a table in a text of the merchant, use a `RichText`. For one fact each, use a `List`.',
  behavior: [
    'Values are texts or elements, so a server component can pass the rows, with a `Link` or a `Price` in them.',
    'The page sorts: `onSortChange` gets the column and the direction, and the page passes the rows in the new order.',
    'In a place narrower than 576 px each row is a card. The heads of the columns are before the values, and heads that sort stay above the cards.',
    'A sticky head stays at the top of the screen, or of the table if it has a `maxBlockSize`.',
    'A column that `allowsResizing` has a handle at the end of its head. Columns are as wide as their values need until somebody drags one. `onResizeEnd` gets all widths, to keep them; give them back as `defaultWidth`.',
    'A table that sorts, resizes, chooses or acts is a grid with one tab stop. Otherwise it is a table to read, which adds no script to the page of a server component.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the row or head that had the focus last, then leaves the table' },
    { keys: 'Up, Down', action: 'move by a row' },
    {
      keys: 'Left, Right',
      action: 'move between a row and its cells, and between heads; mirrored in right-to-left pages',
    },
    { keys: 'Home, End, Page Up, Page Down', action: 'move to the first or the last row, or by a page of them' },
    {
      keys: 'Enter, Space',
      action: 'sort by the focused head; choose the row, and Enter acts on it if it does something',
    },
    {
      keys: 'Enter on the handle of a column',
      action: 'starts to change its width: Left and Right by 10 px; Enter, Space, Escape or Tab end it',
    },
    { keys: 'Control with A', action: 'chooses all rows' },
    { keys: 'Escape', action: 'chooses none' },
    { keys: 'Letters', action: 'move to the next row that begins with them' },
  ],
  announced:
    'A screen reader announces the table with its caption, each head with “sortable column” and its order, and the head of a column before its values. After a sort it announces the column and the order; after a choice the row, or how many rows are chosen. The handle of a column is a slider with the width in pixels, which it announces again at the end of a change.',
  dos: [
    {
      text: 'Put what names a row into the first column, and numbers at the end.',
      picture: <Table label="Your orders" columns={columns} rows={rows} />,
    },
    { text: 'Say with `emptyLabel` that there is nothing, and what to do.' },
  ],
  donts: [
    {
      text: 'Use it to place things side by side that have nothing in common.',
      noPicture: 'The fault is in the meaning, and the picture would look like the one above.',
    },
  ],
  related: ['Card', 'Grid', 'List', 'Pagination'],
  picture: <Table label="Your orders" columns={columns} rows={rows} />,
} satisfies ComponentDocs;
