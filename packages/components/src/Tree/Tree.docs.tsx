import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Link } from '../Link/Link.js';
import { Tree } from './Tree.js';

const categories = [
  {
    id: 'bikes',
    label: 'Bikes',
    items: [
      { id: 'touring', label: 'Touring', content: <Link href="/collections/touring">Touring</Link> },
      { id: 'gravel', label: 'Gravel' },
    ],
  },
  { id: 'wheels', label: 'Wheels' },
];

export default {
  purpose: 'Rows on several levels, which people open and close, and may choose.',
  use: 'Use it for things within things that people look through, such as the categories of a shop in an editor or a filter with many levels.',
  avoid:
    'For the menu of a site, use a `HorizontalMenu` and a `HamburgerMenu`. For one level, use a `GridList` or a `ListBox`. For parts of a page that open, use an `Accordion`.',
  behavior: [
    'A row is as in a `GridList`: a label or elements, a second line, an icon, and links and buttons at the end.',
    'If rows are neither chosen nor act, a press on a row opens and closes it.',
    'Only rows of open levels are rendered: links in closed ones are not in the HTML of the server.',
    'A choice of a row does not choose the rows below it.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the row that had the focus last, then leaves the tree' },
    { keys: 'Up, Down, Home, End', action: 'move between the rows that show' },
    {
      keys: 'Right',
      action: 'opens a closed row, else goes to its links and buttons; mirrored in right-to-left pages',
    },
    {
      keys: 'Left',
      action: 'closes an open row, else goes to the row above its level; mirrored in right-to-left pages',
    },
    { keys: 'Enter, Space', action: 'choose the row, or open and close it' },
    { keys: 'Control with A', action: 'chooses all rows, with `multiple`' },
    { keys: 'Escape', action: 'chooses none' },
    { keys: 'Letters', action: 'move to the row that begins with them' },
  ],
  announced:
    'A screen reader announces a tree grid with the label, each row with its level, its position, whether it is open, and whether it is chosen. The button of a row is “Expand” or “Collapse” with its label.',
  dos: [
    {
      text: 'Open the level that people need first.',
      picture: <Tree label="Categories" items={categories} defaultExpandedKeys={['bikes']} />,
    },
  ],
  donts: [
    {
      text: 'Use it for one level: a list has fewer keys.',
      picture: <Tree label="Categories" items={categories.slice(1)} />,
    },
  ],
  related: ['Accordion', 'GridList', 'HamburgerMenu', 'ListBox'],
  picture: <Tree label="Categories" items={categories} defaultExpandedKeys={['bikes']} />,
} satisfies ComponentDocs;
