import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { TableColumn, TableRow } from './rows.js';
import { Body, BodyCell, BodyRow, Caption, CellLabel, Grid, Head, HeadCell, HeadText } from './Table.styles.js';

export interface TableContent {
  label: string | undefined;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  emptyLabel: ReactNode;
  names: { id: string; 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
}

/** A table to read. Its roles are written out: a narrow place shows the rows as blocks, which lose the roles of a table. */
export function StaticTable({ label, columns, rows, emptyLabel, names }: TableContent) {
  return (
    <Grid
      role="table"
      {...defined({ ...names, 'aria-labelledby': label ? `${names.id}-label` : names['aria-labelledby'] })}
    >
      <TableLabel id={names.id} label={label} />
      <Head role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.id} role="columnheader" scope="col" data-align={column.align ?? 'start'}>
              <HeadText>{column.label}</HeadText>
            </HeadCell>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {rows.map((row) => (
          <BodyRow key={row.id} role="row">
            {columns.map((column) => (
              <BodyCell
                key={column.id}
                {...(column.isRowHeader
                  ? { as: 'th', role: 'rowheader', scope: 'row', 'data-names': '' }
                  : { role: 'cell' })}
                data-align={column.align ?? 'start'}
              >
                <CellText column={column} row={row} />
              </BodyCell>
            ))}
          </BodyRow>
        ))}
        {rows.length === 0 && emptyLabel && (
          <BodyRow role="row">
            <BodyCell role="cell" colSpan={columns.length} data-empty="">
              {emptyLabel}
            </BodyCell>
          </BodyRow>
        )}
      </Body>
    </Grid>
  );
}

/** The caption, which names the table. */
export const TableLabel = ({ id, label }: { id: string; label: string | undefined }) =>
  label && <Caption id={`${id}-label`}>{label}</Caption>;

/** A value, and before it the head of its column, which shows in a narrow place. */
export const CellText = ({ column, row }: { column: TableColumn; row: TableRow }) => (
  <>
    <CellLabel aria-hidden="true">{column.label}</CellLabel>
    <span>{row.cells[column.id]}</span>
  </>
);
