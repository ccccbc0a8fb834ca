import type { Examples } from '../testing/examples.js';
import { Table } from './Table.js';

export const examples: Examples = {
  Table: (
    <Table
      label="Orders"
      columns={[
        { id: 'number', label: 'Order' },
        { id: 'total', label: 'Total', align: 'end', allowsSorting: true, allowsResizing: true },
      ]}
      rows={[{ id: '1001', cells: { number: '#1001', total: '$120.00' } }]}
      selectionMode="multiple"
      maxBlockSize="20rem"
    />
  ),
};
