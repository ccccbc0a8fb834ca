// @vitest-environment happy-dom
import './testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import {
  Accordion,
  Button,
  GridList,
  GridListItem,
  ListBox,
  Menu,
  MenuItem,
  Table,
  Tabs,
  Tree,
  type ListBoxProps,
  type MenuEntry,
  type TableColumn,
  type TableRow,
  type TableSort,
  type TabsProps,
} from './index.js';

afterEach(cleanup);

type Way = 'post' | 'bike';
const ways: readonly { id: Way; label: string }[] = [
  { id: 'post', label: 'Post' },
  { id: 'bike', label: 'Bike' },
];
const chosen = vi.fn();

const lists: [string, ReactElement, role: string, name: string, expected: unknown][] = [
  [
    'a list of options',
    <ListBox
      label="Way"
      items={ways}
      onAction={(key) => {
        expectTypeOf(key).toEqualTypeOf<Way>();
        chosen(key);
      }}
      onSelectionChange={(keys) => expectTypeOf(keys).toEqualTypeOf<Set<Way>>()}
    />,
    'option',
    'Bike',
    'bike',
  ],
  [
    'a list of rows',
    <GridList
      label="Way"
      items={ways}
      onAction={(key) => {
        expectTypeOf(key).toEqualTypeOf<Way>();
        chosen(key);
      }}
      onSelectionChange={(keys) => expectTypeOf(keys).toEqualTypeOf<Set<Way>>()}
    />,
    'row',
    'Bike',
    'bike',
  ],
  [
    'a tree',
    <Tree
      label="Way"
      items={[{ id: 'ship', label: 'Ship', items: ways }]}
      defaultExpandedKeys={['ship']}
      onExpandedChange={(keys) => expectTypeOf(keys).toEqualTypeOf<Set<Way | 'ship'>>()}
      onAction={(key) => {
        expectTypeOf(key).toEqualTypeOf<Way | 'ship'>();
        chosen(key);
      }}
    />,
    'row',
    'Bike',
    'bike',
  ],
  [
    'tabs',
    <Tabs
      aria-label="Way"
      items={ways.map(({ id, label }) => ({ id, title: label, content: label }))}
      onSelectionChange={(key) => {
        expectTypeOf(key).toEqualTypeOf<Way>();
        chosen(key);
      }}
    />,
    'tab',
    'Bike',
    'bike',
  ],
  [
    "a table's rows",
    <Table
      label="Ways"
      columns={[{ id: 'name', label: 'Name', allowsSorting: true }]}
      rows={ways.map(({ id, label }) => ({ id, cells: { name: label } }))}
      onRowAction={(key) => {
        expectTypeOf(key).toEqualTypeOf<Way>();
        chosen(key);
      }}
      onSelectionChange={(keys) => expectTypeOf(keys).toEqualTypeOf<Set<Way>>()}
    />,
    'row',
    'Bike',
    'bike',
  ],
  [
    "a table's columns",
    <Table
      label="Ways"
      columns={[
        { id: 'name', label: 'Name', allowsSorting: true },
        { id: 'price', label: 'Price' },
      ]}
      rows={[]}
      onSortChange={({ column }) => {
        expectTypeOf(column).toEqualTypeOf<'name' | 'price'>();
        chosen(column);
      }}
    />,
    'columnheader',
    'Name',
    'name',
  ],
  [
    "a menu's choices and actions",
    <Menu
      trigger={<Button>Way</Button>}
      defaultOpen
      items={[
        {
          label: 'Way',
          items: ways,
          selectionMode: 'single',
          selectedKeys: [],
          onSelectionChange: (keys) => {
            expectTypeOf(keys).toEqualTypeOf<Way[]>();
            chosen(keys);
          },
        },
      ]}
      onAction={(key) => expectTypeOf(key).toEqualTypeOf<Way>()}
    />,
    'menuitemradio',
    'Bike',
    ['bike'],
  ],
];

test.each(lists)('a handler of %s gets an id of its items', async (_name, element, role, name, expected) => {
  chosen.mockReset();
  render(element);
  await userEvent.click(screen.getByRole(role, { name }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith(expected);
});

test('a handler of an accordion gets ids of its items', async () => {
  chosen.mockReset();
  const expandedKeys: Way[] = [];
  const { container } = render(
    <Accordion
      items={ways.map(({ id, label }) => ({ id, title: label, content: label }))}
      expandedKeys={expandedKeys}
      onExpandedChange={(keys) => {
        expectTypeOf(keys).toEqualTypeOf<Way[]>();
        chosen(keys);
      }}
    />,
  );
  await userEvent.click(container.querySelectorAll('summary')[1]!);
  expect(chosen).toHaveBeenCalledWith(['bike']);
});

test('an id that no item has is an error of types', () => {
  const mistakes: [ListBoxProps<Way>, TabsProps<Way>] = [
    // @ts-expect-error: no option has this id.
    { items: ways, defaultSelectedKeys: ['Bike'] },
    // @ts-expect-error: no tab has this id.
    { selectedKey: 'Bike' },
  ];
  // @ts-expect-error: no item of these has this id.
  const entries: MenuEntry<Way>[] = [{ id: 'ship', label: 'Ship' }];
  // @ts-expect-error: no column has this id.
  const sort: TableSort<'name'> = { column: 'price', direction: 'ascending' };
  expect([...mistakes, ...entries, sort]).toHaveLength(4);
});

test('ids that are only known as texts stay texts, and children need no types', () => {
  function Texts({ items, columns, rows }: { items: typeof texts; columns: TableColumn[]; rows: TableRow[] }) {
    const [keys, setKeys] = useState(new Set<string>());
    const [tab, setTab] = useState('post');
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
    return (
      <>
        <ListBox label="A" items={items} selectionMode="single" selectedKeys={keys} onSelectionChange={setKeys} />
        <ListBox label="B" items={ways} selectionMode="single" selectedKeys={keys} onSelectionChange={setKeys} />
        <Tabs aria-label="C" items={[]} selectedKey={tab} onSelectionChange={setTab} />
        <Table label="D" columns={columns} rows={rows} sortDescriptor={sort} onSortChange={setSort} />
        <GridList
          label="E"
          selectionMode="multiple"
          defaultSelectedKeys={['post']}
          onSelectionChange={(chosenKeys) => setTab(chosenKeys.has('bike') ? 'bike' : 'post')}
        >
          <GridListItem id="post">Post</GridListItem>
          <GridListItem id="bike">Bike</GridListItem>
        </GridList>
        <Menu trigger={<Button>F</Button>} onAction={setTab}>
          <MenuItem id="post">Post</MenuItem>
        </Menu>
      </>
    );
  }
  const texts = ways.map(({ id, label }) => ({ id: String(id), label }));
  render(<Texts items={texts} columns={[{ id: 'name', label: 'Name' }]} rows={[{ id: 'a', cells: { name: 'A' } }]} />);
  expect(screen.getAllByRole('option', { name: 'Bike' })).toHaveLength(2);
});
