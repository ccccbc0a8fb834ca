'use client';
import { Table, type TableSort } from '@vitrine/components';
import { useState } from 'react';

const columns = [
  { id: 'number', label: 'Order', allowsSorting: true },
  { id: 'total', label: 'Total', align: 'end' as const },
];
const rows = [
  { id: '1001', cells: { number: '1001', total: '$120.00' } },
  { id: '1002', cells: { number: '1002', total: '$48.00' } },
];

export function Orders() {
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' });
  const sorted = sort.direction === 'ascending' ? rows : rows.toReversed();
  return <Table label="Orders" columns={columns} rows={sorted} sortDescriptor={sort} onSortChange={setSort} />;
}
