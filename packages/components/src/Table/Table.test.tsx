// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Table, type TableColumn, type TableRow } from './Table.js';

afterEach(cleanup);

const columns: TableColumn[] = [
  { id: 'number', label: 'Order' },
  { id: 'total', label: 'Total', align: 'end' },
];
const rows: TableRow[] = [
  { id: '1001', cells: { number: '#1001', total: '$120.00' } },
  { id: '1002', cells: { number: <a href="/orders/1002">#1002</a>, total: '$80.00' }, textValue: '#1002' },
  { id: '1003', cells: { number: '#1003', total: '$40.00' }, isDisabled: true },
];
const sortable = columns.map((column) => ({ ...column, allowsSorting: true }));

describe('a table to read', () => {
  test('has the roles of a table, also where a narrow place shows it as a list', () => {
    render(<Table label="Orders" columns={columns} rows={rows} />);
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Order', 'Total']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(table).getAllByRole('cell')).toHaveLength(3);
    for (const element of table.querySelectorAll('thead, tbody, tr, th, td'))
      expect(element.hasAttribute('role')).toBe(true);
  });

  test('the column that names the rows may be another one', () => {
    render(<Table aria-label="Orders" columns={[columns[0]!, { ...columns[1]!, isRowHeader: true }]} rows={rows} />);
    expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.lastChild!.textContent)).toEqual([
      '$120.00',
      '$80.00',
      '$40.00',
    ]);
  });

  test('can be scrolled with the keyboard if it has a height', () => {
    render(<Table label="Orders" columns={columns} rows={rows} maxBlockSize="10rem" />);
    expect(screen.getByRole('region', { name: 'Orders' }).tabIndex).toBe(0);
  });

  test('shows a text in place of no rows', () => {
    render(<Table label="Orders" columns={columns} rows={[]} emptyLabel="No orders yet" />);
    expect(screen.getByRole('cell').textContent).toBe('No orders yet');
  });
});

describe('a grid', () => {
  test('the server writes all rows', () => {
    const html = renderToStaticMarkup(<Table label="Orders" columns={sortable} rows={rows} selectionMode="multiple" />);
    for (const text of ['#1001', '/orders/1002', '$40.00', 'role="grid"']) expect(html).toContain(text);
  });

  test('a head sorts, and turns the order round at the next press', async () => {
    const onSortChange = vi.fn();
    const props = { label: 'Orders', columns: sortable, rows, onSortChange };
    const { rerender } = render(<Table {...props} />);
    const head = () => screen.getByRole('columnheader', { name: 'Total' });
    expect(head().getAttribute('aria-sort')).toBe('none');
    await userEvent.click(head());
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    rerender(<Table {...props} sortDescriptor={{ column: 'total', direction: 'ascending' }} />);
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(head());
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'descending' });
  });

  test('the box for all takes all that can be chosen', async () => {
    const onSelectionChange = vi.fn<(keys: Set<string>) => void>();
    render(
      <Table
        label="Orders"
        columns={columns}
        rows={rows}
        selectionMode="multiple"
        onSelectionChange={onSelectionChange}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
    expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['1001', '1002']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select #1001' }));
    expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['1002']);
  });

  test('a press on a row chooses it, and a single choice replaces the last one', async () => {
    const onSelectionChange = vi.fn<(keys: Set<string>) => void>();
    render(
      <Table
        label="Orders"
        columns={columns}
        rows={rows}
        selectionMode="single"
        defaultSelectedKeys={['1002']}
        onSelectionChange={onSelectionChange}
      />,
    );
    await userEvent.click(screen.getByText('$120.00'));
    expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['1001']);
    await userEvent.click(screen.getByText('$40.00'));
    expect(onSelectionChange).toHaveBeenCalledOnce();
  });

  test('a row does something on a press and on Enter', async () => {
    const onRowAction = vi.fn();
    render(<Table label="Orders" columns={columns} rows={rows} onRowAction={onRowAction} />);
    await userEvent.click(screen.getByText('$120.00'));
    expect(onRowAction).toHaveBeenLastCalledWith('1001');
    act(() => screen.getAllByRole('row')[2]!.focus());
    await userEvent.keyboard('{Enter}');
    expect(onRowAction).toHaveBeenLastCalledWith('1002');
  });

  test('an empty grid shows a text', () => {
    render(<Table label="Orders" columns={sortable} rows={[]} emptyLabel="No orders yet" />);
    expect(screen.getByRole('gridcell').textContent).toBe('No orders yet');
  });
});
