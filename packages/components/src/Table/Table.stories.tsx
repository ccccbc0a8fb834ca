import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within, type Mock } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Link } from '../Link/Link.js';
import { Price } from '../Price/Price.js';
import { dragPointer } from '../testing/realInput.js';
import { Table, type TableProps, type TableSort } from './Table.js';

const orders = [
  { number: 1042, date: '2025-03-14', status: 'On its way', total: 120 },
  { number: 1017, date: '2025-02-02', status: 'Delivered', total: 38.5 },
  { number: 1003, date: '2025-01-20', status: 'Delivered', total: 640 },
];

const rows = orders.map(({ number, date, status, total }) => ({
  id: String(number),
  textValue: `#${number}`,
  cells: {
    number: <Link href={`/account/orders/${number}`}>#{number}</Link>,
    date,
    status: <Badge variant={status === 'Delivered' ? 'subtle' : 'solid'}>{status}</Badge>,
    total: <Price price={{ amount: String(total), currencyCode: 'USD' }} />,
  },
}));

const columns = [
  { id: 'number', label: 'Order' },
  { id: 'date', label: 'Date' },
  { id: 'status', label: 'Status' },
  { id: 'total', label: 'Total', align: 'end' as const },
];

const meta = preview.meta({
  title: 'Layout/Table',
  component: Table,
  args: { label: 'Your orders', columns, rows, onSortChange: fn(), onResizeEnd: fn(), onSelectionChange: fn() },
});

/** A table to read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your orders' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Order',
      'Date',
      'Status',
      'Total',
    ]);
    await expect(canvas.getByRole('rowheader', { name: /#1042/ })).toContainElement(
      canvas.getByRole('link', { name: '#1042' }),
    );
  },
});

/** The page sorts the rows. */
function Sorting({ onSortChange, ...rest }: TableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const turned = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as 'number' | 'date' | 'total';
  const order = [...orders]
    .sort((one, other) => (one[key] < other[key] ? -turned : turned))
    .map(({ number }) => `${number}`);
  return (
    <Table
      {...rest}
      rows={[...rest.rows].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))}
      sortDescriptor={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

const says = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));

export const Sortable = meta.story({
  args: { columns: columns.map((column) => ({ ...column, allowsSorting: column.id !== 'status' })) },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const firstRow = () => canvas.getAllByRole('row')[1];
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    await expect(firstRow()).toHaveTextContent('#1017');
    await says('sorted by column Total in ascending order');
    await userEvent.keyboard('{Enter}');
    await expect(firstRow()).toHaveTextContent('#1003');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(firstRow()).toContainElement(document.activeElement as HTMLElement));
  },
});

export const Selectable = meta.story({
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['1017'] },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = () => [...(args.onSelectionChange?.mock.lastCall?.[0] ?? [])].sort();
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Select #1017')).toBeChecked();
    await expect(box('Select All')).toBePartiallyChecked();
    await userEvent.click(box('Select #1042'));
    await expect(chosen()).toEqual(['1017', '1042']);
    await says('2 items selected.');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(chosen()).toEqual(['1042']);
    await userEvent.click(box('Select All'));
    await expect(chosen()).toEqual(['1003', '1017', '1042']);
    await userEvent.keyboard('{Escape}');
    await expect(chosen()).toEqual([]);
    // A row itself can be pressed, and its link is still a link.
    await userEvent.click(canvas.getByText('2025-01-20'));
    await expect(chosen()).toEqual(['1003']);
  },
});

/** The width of a column changes by dragging the end of its head, or with the arrow keys after Enter. */
export const Resizable = meta.story({
  args: {
    columns: columns.map((column) => ({ ...column, allowsResizing: true, allowsSorting: column.id === 'date' })),
  },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(name) });
    const width = (name: string) => head(name).getBoundingClientRect().width;
    const names = ['Order', 'Date', 'Status', 'Total'];
    const slider = canvas.getByRole('slider', { name: 'Width of column Order' });
    // The handle knows the width when the table has been measured.
    await waitFor(() => expect(Number(slider.getAttribute('value'))).toBe(Math.floor(width('Order'))));
    // The head of the sums ends where the sums end.
    const endOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    };
    const sums = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild!);
    for (const cell of sums) await expect(endOf(cell)).toBe(endOf(within(head('Total')).getByText('Total')));
    // The frame can scroll from the start: if a change began it, Firefox would make new boxes for the table.
    const frame = canvas.getByRole('grid').parentElement!;
    const { overflowX } = getComputedStyle(frame);
    const before = names.map(width);
    const { right, top, height } = head('Order').getBoundingClientRect();
    const end = { x: right - 6, y: top + height / 2 };
    await dragPointer(end, { x: end.x + 60, y: end.y });
    await waitFor(() => expect(width('Order')).toBeGreaterThan(before[0]! + 50));
    await waitFor(() => expect(args.onResizeEnd).toHaveBeenCalledTimes(1));
    await expect(getComputedStyle(frame).overflowX).toBe(overflowX);
    const [widths] = (args.onResizeEnd as Mock<(widths: Map<string, number>) => void>).mock.lastCall!;
    await expect(
      names.map((_, index) => Math.abs([...widths.values()][index]! - width(names[index]!)) < 1.5),
    ).not.toContain(false);
    // The other columns give way: the table is as wide as before.
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
    await expect(Math.abs(sum(names.map(width)) - sum(before))).toBeLessThan(3);
    await expect(args.onSortChange).not.toHaveBeenCalled();

    // With keys: Enter, Left, Enter.
    slider.focus();
    const dragged = width('Order');
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(Math.round(dragged - width('Order'))).toBe(20));
    await expect(slider).toHaveAttribute('aria-valuetext', `${Math.floor(width('Order'))} pixels`);
    await expect(args.onResizeEnd).toHaveBeenCalledTimes(2);
    await says(`Width of column Order: ${slider.getAttribute('aria-valuetext')}`);
    // The name of a head is its text, without the width of its handle.
    for (const name of names) await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    // The head beside a handle still sorts.
    await userEvent.click(within(head('Date')).getByText('Date'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
    await expect(Math.round(dragged - width('Order'))).toBe(20);
  },
});

const many = Array.from({ length: 12 }, (_, index) => rows.map((row) => ({ ...row, id: `${row.id}-${index}` }))).flat();

/** The head stays while the rows scroll. */
export const StickyHead = meta.story({
  args: { rows: many, isHeaderSticky: true, maxBlockSize: '20rem', selectionMode: 'single' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const head = canvas.getByRole('columnheader', { name: 'Order' });
    const top = () => Math.round(head.getBoundingClientRect().top);
    const scroller = grid.parentElement!;
    scroller.scrollTop = 400;
    await waitFor(() =>
      expect(Math.abs(top() - Math.round(scroller.getBoundingClientRect().top))).toBeLessThanOrEqual(1),
    );
    // A focused row is not behind the head.
    await userEvent.tab();
    await userEvent.keyboard('{End}{Home}');
    await waitFor(() => expect(document.activeElement!.getBoundingClientRect().bottom).toBeGreaterThan(top()));
  },
});

/** In a narrow place each row is a card, and the heads that sort are above the cards. */
export const Narrow = meta.story({
  args: { columns: columns.map((column) => ({ ...column, allowsSorting: column.id === 'total' })) },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Sorting {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getAllByRole('row')[1]!.children[1]!;
    await expect(cell.firstElementChild).toBeVisible();
    await expect(cell).toHaveTextContent('Date2025-03-14');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toBeInTheDocument();
  },
});

/** Left goes from a row to its first cell. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { selectionMode: 'single' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const row = canvas.getAllByRole('row')[1]!;
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row.firstElementChild).toContainElement(document.activeElement as HTMLElement));
  },
});
